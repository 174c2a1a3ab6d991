/** The mark of a page before its name: what type of page it is, or which channel or block. For eyes only. */
export function PageMark({ outline }: { readonly outline: string | undefined }) {
  return (
    outline && (
      <svg className="page-mark" viewBox="0 0 20 20" aria-hidden="true">
        <path d={outline} />
      </svg>
    )
  );
}
