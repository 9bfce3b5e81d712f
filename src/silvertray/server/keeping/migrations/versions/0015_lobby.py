"""Quick ways to the open tables at which somebody is, and to those of a game."""

from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make two indexes, unless somebody has made them beforehand."""
    op.create_index("tables_attended", "tables", ["listed", "attended"], if_not_exists=True)
    op.create_index("tables_of_game", "tables", ["listed", "game", "created"], if_not_exists=True)
