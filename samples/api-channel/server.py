import hashlib
import hmac
import os
import time

from flask import Flask, abort, request

SECRET = os.environ.get("CHANNEL_SECRET", "").encode()
if not SECRET:
    raise SystemExit("CHANNEL_SECRET is not set.")

app = Flask(__name__)
app.config["MAX_CONTENT_LENGTH"] = 5_000_000
done = set()  # IDs that were delivered. Keep them in your database.
failed = set()  # IDs that an agent may send again. Keep them too.


def is_genuine(headers, body):
    timestamp = headers.get("X-%Slug%-Timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    digest = hmac.new(SECRET, f"{timestamp}.".encode() + body, hashlib.sha256)
    given = headers.get("X-%Slug%-Signature", "").encode()
    return hmac.compare_digest(f"sha256={digest.hexdigest()}".encode(), given)


def deliver(message_id, conversation_id, source_id, text, files):
    """Your own code: raise if the customer can't be reached within 4 seconds."""
    print("to", conversation_id, source_id, text, files)


def wanted(event):
    if event.get("message_type") != "outgoing" or event.get("private"):
        return False
    if event.get("id") in done:
        return False
    if event.get("event") == "message_created":
        return True
    # The agent's retry button: the platform removes the error of the message.
    attributes = event.get("content_attributes") or {}
    again = event.get("event") == "message_updated" and event.get("id") in failed
    return again and not attributes.get("external_error") and not attributes.get("deleted")


@app.post("/webhooks/chat")
def webhook():
    if not is_genuine(request.headers, request.get_data()):
        abort(401)

    event = request.get_json()  # Responds with 400 if the body is not JSON.
    if not isinstance(event, dict) or not wanted(event):
        return "", 200

    try:
        deliver(
            event["id"],
            event["conversation"]["id"],
            event["conversation"]["contact_inbox"]["source_id"],
            event.get("content") or "",  # None if the agent sent only files.
            [file["data_url"] for file in event.get("attachments") or []],
        )
    except Exception:
        app.logger.exception("The delivery failed.")
        failed.add(event["id"])
        return "", 500  # The agent sees the message as failed.

    done.add(event["id"])
    failed.discard(event["id"])
    return "", 200
