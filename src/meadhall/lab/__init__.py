"""Simulation: playing many games at once, looking for broken laws, measuring speed.

May import `meadhall.bots` and `meadhall.core`; finds games through the registry.
"""
