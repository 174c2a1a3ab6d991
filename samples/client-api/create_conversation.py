import requests

url = "%app-url%/public/api/v1/inboxes/<INBOX_IDENTIFIER>/contacts/<SOURCE_ID>/conversations"

response = requests.post(
    url,
    json={"custom_attributes": {"screen": "checkout"}},
    timeout=10,
)
response.raise_for_status()

print(response.json()["id"])
