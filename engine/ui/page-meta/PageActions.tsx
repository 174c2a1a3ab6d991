import { useState } from 'react';
import { useSite } from '../app/site-context.tsx';

/** The page as Markdown: to copy, to read, and to open where the owner has configured it. */
export function PageActions({ markdown }: { readonly markdown: string }) {
  const { site, strings } = useSite();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      // A promise in the item, because Safari allows copying only during the click.
      const text = fetch(markdown).then((response) => (response.ok ? response.text() : Promise.reject(response)));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      // There is no clipboard (a site without HTTPS), or it is not allowed: the text is there to be copied.
      location.assign(markdown);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()} aria-live="polite">
        {copied ? strings.copied : strings.copyPage}
      </button>
      <a href={markdown}>{strings.viewMarkdown}</a>
      {site.openIn.map(({ label, url }) => (
        <a key={label} href={url.replace('{url}', encodeURIComponent(site.url + markdown))}>
          {label}
        </a>
      ))}
    </>
  );
}
