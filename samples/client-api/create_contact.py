import requests

url = "%app-url%/public/api/v1/inboxes/<INBOX_IDENTIFIER>/contacts"

response = requests.post(
    url,
    json={"name": "Priya", "email": "priya@example.com"},
    timeout=10,
)
response.raise_for_status()

print(response.json()["source_id"])
