import { isMethod, shortMethod } from '../../model/method-mark.ts';

/** The mark before a page's name: an icon for its type, channel or block, hidden from assistive technology, or the method of an operation. */
export function PageMark({ outline }: { readonly outline: string | undefined }) {
  if (!outline) return outline;
  if (isMethod(outline)) return <b className={`method ${outline.toLowerCase()}`}>{shortMethod(outline)}</b>;
  return (
    <svg className="page-mark" viewBox="0 0 20 20" aria-hidden="true">
      <path d={outline} />
    </svg>
  );
}
