/** The mark before a page's name: an icon for its type, channel or block. Hidden from assistive technology. */
export function PageMark({ outline }: { readonly outline: string | undefined }) {
  return (
    outline && (
      <svg className="page-mark" viewBox="0 0 20 20" aria-hidden="true">
        <path d={outline} />
      </svg>
    )
  );
}
