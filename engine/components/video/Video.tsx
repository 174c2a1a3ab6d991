import { z } from 'zod';
import { defineStatic } from '../define.ts';
import { Icon } from '../icon/Icon.tsx';
import { videoSource } from './video-source.ts';

type VideoProps = { readonly title: string; readonly src: string; readonly poster?: string | undefined };

/** A video that loads nothing until asked. Without script it is a link to the video. */
export const Video = defineStatic({
  props: z.strictObject({
    /** What one sees in it. */
    title: z.string().min(4).max(100),
    /** Path of a file under `content/` (`/product/tour.mp4`), or an address. */
    src: z
      .string()
      .regex(
        /^(\/|https:\/\/)/,
        'must be a path under content/ that starts with `/`, or an address that starts with https://',
      ),
    /** Path of a still under `content/`. Default: a drawn area. */
    poster: z
      .string()
      .startsWith('/', 'must be a path under content/: a still from elsewhere would be a request off the site')
      .optional(),
  }),
  children: 'none',
  place: 'block',
  render: ({ title, src, poster }: VideoProps, { href }) => {
    const source = videoSource(src.startsWith('/') ? href(src) : src);
    const page = src.startsWith('/') ? source.src : src;
    return (
      <figure className="video" data-sheet="extra">
        <a
          className="video-open"
          href={page}
          data-kind={source.kind}
          data-src={source.src}
          {...(page === src ? { rel: 'noopener' } : {})}
        >
          {poster && <img src={href(poster)} alt="" loading="lazy" decoding="async" />}
          <span className="video-play">
            <Icon name="play" />
          </span>
          <span className="video-title">Play: {title}</span>
        </a>
      </figure>
    );
  },
});
