import { Glyph } from './Glyph.tsx';
import type { GlyphName } from './glyph-paths.ts';

const glyphs = { image: 'image', video: 'play', audio: 'audio', embed: 'globe' } as const satisfies Record<string, GlyphName>;
export type MediaKind = keyof typeof glyphs;

/** The picture of a picture, a video, a recording or a page within a message; `label` says what it would show. */
export function AssistantMedia({ kind, label }: { readonly kind: MediaKind; readonly label: string }) {
  return (
    <div className={`s-media s-${kind}`}>
      <Glyph name={glyphs[kind]} />
      <div>{label}</div>
    </div>
  );
}
