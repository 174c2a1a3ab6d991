import { z } from 'zod';
import screensJson from './screens.json' with { type: 'json' };
import { screensSchema } from './screens.schema.ts';
import { defineStatic } from '../../engine/components/define.ts';
import { NumberMark } from '../screens/kit/NumberMark.tsx';

const screens = screensSchema.parse(screensJson);

/** How far a mark is from the start of what it marks, in CSS px at every size of the picture. */
const besideLabel = 15;

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
  render: ({ of, caption }, { href, inline, translate }) => {
    const { alt, width, height, marks } = translate(screens[of] as (typeof screens)[string]);
    const picture = (mode: 'light' | 'dark') => {
      const file = href(`/screens/${of}.${mode}.webp`);
      const large = href(`/screens/${of}.${mode}@2x.webp`);
      const twin = mode === 'dark' ? { 'data-markdown': '' } : {};
      return (
        <a className={`shot-${mode}`} href={large} {...twin}>
          <img src={file} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
        </a>
      );
    };
    return (
      <figure className="shot">
        <div className="shot-picture">
          {picture('light')}
          {picture('dark')}
          {marks.length > 0 && (
            <svg
              className="shot-marks"
              width="100%"
              height="100%"
              overflow="visible"
              direction="ltr"
              pointerEvents="none"
              fontSize="11"
              fontWeight="600"
              textAnchor="middle"
              aria-hidden="true"
            >
              {marks.map(({ x, y }, index) => (
                <svg key={index} x={`${x}%`} y={`${y}%`} overflow="visible">
                  <circle cx={-besideLabel} r="10" fill="currentColor" />
                  <text x={-besideLabel} dominantBaseline="central">
                    {index + 1}
                  </text>
                </svg>
              ))}
            </svg>
          )}
        </div>
        {marks.length > 0 && (
          <ul>
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
