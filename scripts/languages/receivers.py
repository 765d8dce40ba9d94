"""Verifies every message of signed.json with the receiver of the guide."""
import json

from verify import verify_webhook

with open("signed.json", encoding="utf-8") as file:
    signed = json.load(file)
for message in signed["messages"]:
    try:
        body = message["body"].encode()
        verify_webhook(message["method"], message["url"], message["headers"], body, signed["jwks"], message["at"])
        accepted = True
    except ValueError:
        accepted = False
    print(f'{"PASSED" if accepted == message["isGood"] else "FAILED"} {message["name"]}')
