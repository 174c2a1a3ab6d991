/** JSON for use in a `<script>` element, which it can't close. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
