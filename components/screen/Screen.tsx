import { z } from 'zod';
import screensJson from './screens.json' with { type: 'json' };
import { screensSchema } from './screens.schema.ts';
import { defineStatic } from '../../engine/components/define.ts';
import { NumberMark } from '../screens/kit/NumberMark.tsx';

const screens = screensSchema.parse(screensJson);

/** A picture of the running app in both color modes, with numbered marks. `npm run screens` takes the pictures. */
export const Screen = defineStatic({
  props: z.strictObject({
    /** Name of a screen in `components/screen/screens.json`. */
    of: z.string().refine((name) => name in screens, 'is not a screen; components/screen/screens.json lists them'),
    /** Caption below the picture, as one line of Markdown. */
    caption: z.string().min(1).optional(),
  }),
  children: 'none',
  place: 'block',
  needs: { styles: ['figures'] },
  render: ({ of, caption }, { href, inline }) => {
    const { alt, width, height, marks } = screens[of] as (typeof screens)[string];
    const picture = (mode: 'light' | 'dark') => {
      const file = href(`/screens/${of}.${mode}.webp`);
      const large = href(`/screens/${of}.${mode}@2x.webp`);
      const twin = mode === 'dark' ? { 'data-markdown': '' } : {};
      return (
        <a className={`shot-${mode}`} href={large} {...twin}>
          <img
            src={file}
            srcSet={`${large} 2x`}
            width={width}
            height={height}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        </a>
      );
    };
    return (
      <figure className="shot">
        <div className="shot-picture">
          {picture('light')}
          {picture('dark')}
          {marks.length > 0 && (
            <svg className="shot-marks" aria-hidden="true">
              {marks.map(({ x, y }, index) => (
                <svg key={index} x={`${x}%`} y={`${y}%`}>
                  <circle r="10" />
                  <text>{index + 1}</text>
                </svg>
              ))}
            </svg>
          )}
        </div>
        {marks.length > 0 && (
          <ul className="shot-list">
            {marks.map(({ text }, index) => (
              <li key={index}>
                <NumberMark n={index + 1} inText /> {inline(text)}
              </li>
            ))}
          </ul>
        )}
        {caption && <figcaption>{inline(caption)}</figcaption>}
      </figure>
    );
  },
});
