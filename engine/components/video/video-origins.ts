import { videoSource } from './video-source.ts';

/** Origins that videos come from, for the content security policy of every page: navigation never leaves the first document's policy. */
type VideoOrigins = { readonly frames: readonly string[]; readonly media: readonly string[] };

/** Finds the origins of all `<Video>`s in the text of pages and snippets. Fenced samples count too, which allows more than needed and breaks nothing. */
export function videoOrigins(texts: Iterable<string>): VideoOrigins {
  const frames = new Set<string>();
  const media = new Set<string>();
  for (const text of texts) {
    for (const [, src = ''] of text.matchAll(/<Video\b[^>]*?\bsrc="(https:\/\/[^"]+)"/g)) {
      if (!URL.canParse(src)) continue;
      const source = videoSource(src);
      (source.kind === 'frame' ? frames : media).add(new URL(source.src).origin);
    }
  }
  return { frames: [...frames].sort(), media: [...media].sort() };
}
