from client import ACCOUNT, call

response = call("POST", f"/api/v1/accounts/{ACCOUNT}/contacts", {
    "inbox_id": 7,
    "name": "Priya",
    "email": "priya@example.com",
    "identifier": "customer-311",
})
payload = response["payload"]
print(payload["contact"]["id"], payload["contact_inbox"]["source_id"])
