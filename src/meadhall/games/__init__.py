"""The rule books as code, one folder each.

A game may import only `meadhall.core`; it is found through the entry-point group
`meadhall.games`, never by importing this package.
"""
