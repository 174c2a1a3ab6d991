import hashlib
import hmac
import time

TOLERANCE = 300  # seconds


def is_genuine(body, timestamp, signature, secret, now=None):
    if not secret:
        raise ValueError("The webhook secret is missing.")
    if not (timestamp or "").isdecimal():
        return False
    age = (time.time() if now is None else now) - int(timestamp)
    if abs(age) > TOLERANCE:
        return False

    message = timestamp.encode() + b"." + body
    digest = hmac.new(secret.encode(), message, hashlib.sha256).hexdigest()
    expected = f"sha256={digest}".encode()
    return hmac.compare_digest(expected, (signature or "").encode())
