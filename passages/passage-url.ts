import {
  generateFragmentFromRange,
  GenerateFragmentStatus,
  setTimeout as limitTime,
  type TextFragment,
} from 'text-fragments-polyfill/dist/fragment-generation-utils.js';

/** A single word on a long page takes longest. */
limitTime(1000);

/** The words of a passage as browsers read them in a URL. A hyphen would mark context, so it is encoded too. */
export function textDirective({ prefix, textStart, textEnd, suffix }: TextFragment): string {
  const encode = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');
  const parts = [prefix && `${encode(prefix)}-`, encode(textStart), textEnd && encode(textEnd)];
  return [...parts, suffix && `-${encode(suffix)}`].filter(Boolean).join(',');
}

/**
 * URL of a passage: that of its section, and the words by which browsers find and highlight it (`#section:~:text=…`). Once the words have
 * changed, it still leads to the section. If nothing tells the passage apart from others on the page, it is that of the section.
 */
export function passageUrl(passage: Range): string {
  const before = [...document.querySelectorAll('article :is(h2, h3, h4)[id]')].filter(
    (heading) => passage.comparePoint(heading, 0) <= 0,
  );
  const { status, fragment } = generateFragmentFromRange(passage.cloneRange());
  const text = fragment && status === GenerateFragmentStatus.SUCCESS ? `:~:text=${textDirective(fragment)}` : '';
  const anchor = `${encodeURIComponent(before.at(-1)?.id ?? '')}${text}`;
  return `${location.origin}${location.pathname}${anchor && `#${anchor}`}`;
}
