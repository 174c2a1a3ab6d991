/**
 * Looks up an endpoint of the site's API by its name, `POST /contacts/{id}` or without the method.
 * @returns the path of its page; an empty string when it has none; `unknown` for an API path that does not exist; undefined when the text
 * doesn't name an endpoint of the API
 */
export type Endpoint = (text: string) => { readonly page: string } | 'unknown' | undefined;
