import { withBase } from '../../model/url.ts';

type NotFoundProps = {
  /** Where each guide begins; `href` goes into the link as it is. */
  readonly guides: readonly { readonly label: string; readonly href: string }[];
  readonly base: string;
};

/** Text of the page that answers an unknown address; drawn at build, under the title. `NearestRoutes` joins it in the browser. */
export function NotFound({ guides, base }: NotFoundProps) {
  return (
    <>
      <p>
        The address may have a typing mistake, or the page has moved without leaving a new address. Start from one of
        these instead:
      </p>
      <ul>
        <li>
          <a href={withBase(base, '/')}>Home</a>
        </li>
        {guides.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <a href={withBase(base, '/pages/')}>All pages</a>
        </li>
      </ul>
    </>
  );
}
