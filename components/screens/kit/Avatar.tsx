import { Glyph } from './Glyph.tsx';

/** The speaker's avatar: initials, or the assistant's icon. */
export function Avatar({ name, assistant }: { readonly name?: string | undefined; readonly assistant?: boolean }) {
  return (
    <span className={assistant ? 's-avatar s-assistant' : 's-avatar'}>
      {assistant ? <Glyph name="assistant" /> : name ? initials(name) : <Glyph name="person" />}
    </span>
  );
}

/** First letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
