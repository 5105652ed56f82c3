"""`@clause("A-3.2", "A4")`: which clauses and rulings of docs/rules a test is about.

A rung of the ladder fails for a clause that no test names.
"""

import pytest

clause = pytest.mark.clause
