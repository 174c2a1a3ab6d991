import requests

url = "%app-url%/public/api/v1/inboxes/<INBOX_IDENTIFIER>/contacts/<SOURCE_ID>/conversations/<CONVERSATION_ID>/messages"

response = requests.post(
    url,
    json={"content": "The gate stays closed.", "echo_id": "draft-1"},
    timeout=10,
)
response.raise_for_status()

print(response.json()["id"])
