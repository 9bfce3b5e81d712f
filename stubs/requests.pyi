class Response:
    """As much of the library as is used here."""

def post(url: str, *, allow_redirects: bool, **more: object) -> Response: ...
