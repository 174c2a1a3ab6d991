function need(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

const baseUrl = need('%SLUG%_URL');
const token = need('%SLUG%_TOKEN');
export const account = need('%SLUG%_ACCOUNT_ID');

export class ApiError extends Error {
  constructor(method, path, status, text) {
    super(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
    this.status = status;
  }
}

/** Makes one call. Throws unless the response is 2xx with JSON or empty. */
export async function call(method, path, data) {
  const form = data instanceof FormData;
  const response = await fetch(baseUrl + path, {
    method,
    headers: {
      api_access_token: token,
      ...(data && !form ? { 'Content-Type': 'application/json' } : {}),
    },
    body: form || !data ? data : JSON.stringify(data),
    signal: AbortSignal.timeout(30_000),
  });

  const text = await response.text();
  if (!response.ok) throw new ApiError(method, path, response.status, text);
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(method, path, response.status, `not JSON: ${text}`);
  }
}
