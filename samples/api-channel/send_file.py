import requests

from client import ACCOUNT, BASE_URL, TOKEN, ApiError

path = f"/api/v1/accounts/{ACCOUNT}/conversations/<CONVERSATION_ID>/messages"
with open("ticket.jpg", "rb") as picture:
    response = requests.post(
        BASE_URL + path,
        headers={"api_access_token": TOKEN},
        data={"content": "The ticket", "message_type": "incoming"},
        files=[("attachments[]", ("ticket.jpg", picture, "image/jpeg"))],
        timeout=60,
    )
if not response.ok:
    raise ApiError(response.status_code, response.text)
print(response.json()["id"])
