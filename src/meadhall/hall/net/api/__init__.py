"""The REST side of the hall: endpoints declared once, served and described from that."""
