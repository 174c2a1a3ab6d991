import base64
import json
import time
import urllib.request
from urllib.parse import parse_qs, urlencode, urlsplit

RETURN_URL = "https://shop.example.com/chat/return"


def sign_in_url(state):
    """Where to send the browser; keep the state in its session."""
    callback = RETURN_URL + "?" + urlencode({"state": state})
    return "%app-url%/app/login?" + urlencode({"callback": callback})


def read_return(url, state):
    """Account and headers from the URL the browser came back to."""
    query = {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}
    if not state or query.get("state") != state:
        raise ValueError("wrong state")

    token = json.loads(base64.b64decode(query["token"].replace(" ", "+")))
    if int(token["expiry"]) <= time.time():
        raise ValueError("token expired")

    names = ("access-token", "token-type", "client", "uid")
    return int(query["account_id"]), {name: token[name] for name in names}


def profile(account_id, headers):
    """Who has signed in. Raises if the person does not belong to the account."""
    request = urllib.request.Request("%app-url%/api/v1/profile", headers=headers)
    with urllib.request.urlopen(request, timeout=10) as response:
        person = json.load(response)
    if account_id not in [account["id"] for account in person["accounts"]]:
        raise ValueError("wrong account")
    return person
