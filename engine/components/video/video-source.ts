/** How a video is played: as a file by the browser, or by a service's player in a frame. */
export type VideoSource = { readonly kind: 'file' | 'frame'; readonly src: string };

/**
 * What to load when the reader plays a video. URLs of YouTube and Vimeo pages become their players, in the mode without tracking cookies.
 * Site paths and URLs with the extension of a video are files; other URLs are loaded in a frame.
 */
export function videoSource(src: string): VideoSource {
  if (src.startsWith('/') || /\.(mp4|webm|ogv|mov)([?#]|$)/i.test(src)) return { kind: 'file', src };
  const { hostname, pathname, searchParams } = new URL(src);
  const host = hostname.replace(/^(www|m)\./, '');
  const youtube =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com'
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(pathname)?.[1])
        : undefined;
  if (youtube) return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1` };
  const vimeo = host === 'vimeo.com' ? /^\/(\d+)/.exec(pathname)?.[1] : undefined;
  if (vimeo) return { kind: 'frame', src: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` };
  return { kind: 'frame', src };
}
