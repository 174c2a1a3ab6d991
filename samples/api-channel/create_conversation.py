from client import ACCOUNT, call

conversation = call("POST", f"/api/v1/accounts/{ACCOUNT}/conversations", {
    "source_id": "<SOURCE_ID>",
    "inbox_id": 7,
    "contact_id": 42,
})
print(conversation["id"])
