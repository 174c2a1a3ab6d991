import { videoSource } from './video-source.ts';

/**
 * Origins of videos, for the content security policy. All pages have the same one, because after navigation the first
 * page's applies.
 */
type VideoOrigins = { readonly frames: readonly string[]; readonly media: readonly string[] };

/**
 * Finds the origins of all `<Video>`s in the source of pages and snippets. Code samples count too, which does no harm.
 */
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
