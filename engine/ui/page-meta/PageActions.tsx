import { useState } from 'react';
import { useSite } from '../app/site-context.tsx';

/** The page as Markdown: to copy, to read, and to open where the owner has configured it. */
export function PageActions({ markdown }: { readonly markdown: string }) {
  const { site, strings } = useSite();
  const [copied, setCopied] = useState<string>();
  const copy = async (): Promise<void> => {
    try {
      // A promise in the item, because Safari allows copying only during the click.
      const text = fetch(markdown).then((response) => (response.ok ? response.text() : Promise.reject()));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      setCopied(strings.copied);
    } catch {
      // There is no clipboard (a site without HTTPS), or it is not allowed: the text is there to be copied.
      location.href = markdown;
    }
  };
  return (
    <>
      <button type="button" onClick={copy} aria-live="polite">
        {copied ?? strings.copyPage}
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
