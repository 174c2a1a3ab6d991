/** How a video is shown: by the browser itself, or by its service in a frame. */
export type VideoSource = { readonly kind: 'file' | 'frame'; readonly src: string };

/**
 * What to load for a video's address when the reader asks for it. Pages of YouTube and Vimeo become their players (those that set no cookies
 * before the video plays); an address that ends like a video file, and every site path, is a file.
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
