/**
 * The site's logo: a page that is also a speech bubble. The same drawing as `public/favicon.svg`, in the page's colors.
 */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 22V8a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6z" />
      <path d="M7.5 9h9M7.5 14h5.5" />
    </svg>
  );
}
