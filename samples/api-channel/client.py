import os

import requests


def need(name):
    value = os.environ.get(name)
    if not value:
        raise SystemExit(f"{name} is not set.")
    return value


BASE_URL = need("%SLUG%_URL")
TOKEN = need("%SLUG%_TOKEN")
ACCOUNT = need("%SLUG%_ACCOUNT_ID")


class ApiError(Exception):
    def __init__(self, status, text):
        super().__init__(f"{status} {text[:200]}")
        self.status = status


def call(method, path, data=None, **options):
    """Makes one call. Raises unless the response is 2xx with JSON or empty."""
    response = requests.request(
        method,
        BASE_URL + path,
        headers={"api_access_token": TOKEN},
        json=data,
        timeout=30,
        **options,
    )
    if not response.ok:
        raise ApiError(response.status_code, response.text)
    return response.json() if response.content else None
