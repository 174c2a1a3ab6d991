import { z } from 'zod';
import { defineStatic } from '../define.ts';
import { Icon } from '../icon/Icon.tsx';
import { videoSource } from './video-source.ts';

/** A video that loads nothing until the reader plays it. Without script it is a link to the video. */
export const Video = defineStatic({
  props: z.strictObject({
    title: z.string().min(4).max(100),
    /** Path of a file in `content/` (`/product/tour.mp4`), or a URL. */
    src: z
      .string()
      .regex(/^(\/|https:\/\/)/, 'must be a path in content/ that starts with `/`, or a URL that starts with https://'),
    /** Path of a still image in `content/`. Default: a plain area. */
    poster: z
      .string()
      .startsWith('/', 'must be a path in content/, because an image from elsewhere would be a request to another site')
      .optional(),
  }),
  children: 'none',
  place: 'block',
  needs: ({ src }) => {
    const source = src.startsWith('/') ? undefined : videoSource(src);
    const origin = source && { [source.kind === 'frame' ? 'frames' : 'media']: [new URL(source.src).origin] };
    return { styles: ['extra'], scripts: ['video'], ...origin };
  },
  render: ({ title, src, poster }, { href }) => {
    const source = videoSource(src.startsWith('/') ? href(src) : src);
    const page = src.startsWith('/') ? source.src : src;
    return (
      <figure className="video">
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
