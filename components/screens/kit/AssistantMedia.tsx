import { Glyph } from './Glyph.tsx';
import { Scene } from './Scene.tsx';

export type MediaKind = 'image' | 'video' | 'audio' | 'embed';

/** A drawing of a picture, a video, a recording or a page within a message; `label` says what it would show. */
export function AssistantMedia({ kind, label }: { readonly kind: MediaKind; readonly label: string }) {
  return (
    <div className="s-media">
      {kind === 'embed' && (
        <div>
          <Glyph name="globe" />
          {label}
        </div>
      )}
      {kind === 'embed' && <div className="s-lines" />}
      {kind === 'audio' && (
        <div>
          <Glyph name="play" />
          <svg className="s-wave" viewBox="0 0 120 20" aria-hidden="true">
            <path d="M4 8v4M12 5v10M20 2v16M28 6v8M36 8v4M44 4v12M52 1v18M60 5v10M68 7v6M76 3v14M84 6v8M92 8v4M100 5v10M108 7v6M116 9v2" />
          </svg>
        </div>
      )}
      {(kind === 'image' || kind === 'video') && <Scene video={kind === 'video'} />}
      {kind !== 'embed' && <div>{label}</div>}
    </div>
  );
}
