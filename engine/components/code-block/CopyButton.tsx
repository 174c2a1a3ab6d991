import { buttonIcons } from '../../model/button-icons.ts';

/** The button that copies code. It is in the document, so that it is there when the reader looks for it; the client makes it work. */
export const CopyButton = ({ label }: { readonly label: string }) => (
  <div className="code-buttons needs-script">
    <button type="button" className="copy" title={label} aria-label={label}>
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={buttonIcons.copy} />
      </svg>
    </button>
  </div>
);
