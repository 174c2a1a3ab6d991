from client import ACCOUNT, call

conversation = f"/api/v1/accounts/{ACCOUNT}/conversations/<CONVERSATION_ID>"
message = call("POST", f"{conversation}/messages", {
    "content": "My ticket does not scan.",
    "message_type": "incoming",
})
print(message["id"])
