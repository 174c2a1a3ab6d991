import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from signature import is_genuine

SECRET = os.environ.get("WEBHOOK_SECRET")
if not SECRET:
    raise SystemExit("Set WEBHOOK_SECRET to the secret of the webhook.")

MAX_BYTES = 1_000_000
deliveries = {}  # IDs of the last 10,000 deliveries
lock = threading.Lock()


def handle(event):
    """Your work. What it raises is logged."""
    print("received", event["event"], event.get("id"), flush=True)


def is_repeated(delivery):
    if not delivery:
        return False
    with lock:
        if delivery in deliveries:
            return True
        deliveries[delivery] = True
        if len(deliveries) > 10_000:
            del deliveries[next(iter(deliveries))]
        return False


class Receiver(BaseHTTPRequestHandler):
    timeout = 10  # seconds for a slow sender

    def do_POST(self):
        length = int(self.headers.get("Content-Length") or 0)
        if not 0 <= length <= MAX_BYTES:
            self.close_connection = True
            return self.respond(413)
        body = self.rfile.read(length)

        timestamp = self.headers.get("X-%Slug%-Timestamp")
        signature = self.headers.get("X-%Slug%-Signature")
        if not is_genuine(body, timestamp, signature, SECRET):
            return self.respond(401)
        try:
            event = json.loads(body)
        except ValueError:
            return self.respond(400)

        self.respond(204)
        if not is_repeated(self.headers.get("X-%Slug%-Delivery")):
            handle(event)

    def respond(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()
        self.wfile.flush()


if __name__ == "__main__":
    port = int(os.environ.get("PORT", "8080"))
    ThreadingHTTPServer(("", port), Receiver).serve_forever()
