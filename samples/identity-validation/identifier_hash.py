import hashlib
import hmac
import os


def identifier_hash(identifier, key):
    if not key:
        raise RuntimeError("CHAT_IDENTITY_KEY is not set.")
    if identifier is None or identifier == "":
        raise ValueError("There is no identifier to sign.")
    message = str(identifier).encode("utf-8")
    return hmac.new(key.encode("utf-8"), message, hashlib.sha256).hexdigest()


print(identifier_hash("user-42", os.environ.get("CHAT_IDENTITY_KEY")))
