import { z } from 'zod';
import screensJson from './screens.json' with { type: 'json' };
import { screensSchema } from './screens.schema.ts';
import { defineStatic } from '../../engine/components/define.ts';
import { FrameIcon } from '../../engine/ui/icon/FrameIcon.tsx';
import { NumberMark } from '../screens/kit/NumberMark.tsx';
import { ScreenMarks } from './ScreenMarks.tsx';

const screens = screensSchema.parse(screensJson);

/**
 * A picture of the running app in both color modes, with numbered marks. A click enlarges it, in a popover that needs no script. `npm run
 * screens` takes the pictures.
 */
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
  render: ({ of, caption }, { href, inline, translate, uniqueId }) => {
    const { alt, width, height, marks } = translate(screens[of] as (typeof screens)[string]);
    const id = uniqueId(`picture-${of}`);
    const file = (mode: string, density = ''): string => href(`/screens/${of}.${mode}${density}.webp`);
    const modes = ['light', 'dark'] as const;
    const legend = marks.length > 0 && (
      <ul>
        {marks.map(({ text }, index) => (
          <li key={index}>
            <NumberMark n={index + 1} inText /> {inline(text)}
          </li>
        ))}
      </ul>
    );
    return (
      <figure className="shot">
        <div className="shot-picture">
          {modes.map((mode) => (
            <img
              key={mode}
              className={`shot-${mode}`}
              src={file(mode)}
              srcSet={`${file(mode, '@2x')} 2x`}
              width={width}
              height={height}
              alt={alt}
              loading="lazy"
              decoding="async"
              data-markdown-ignore={mode === 'dark' ? '' : undefined}
            />
          ))}
          <ScreenMarks marks={marks} />
          <button
            type="button"
            className="shot-open"
            popoverTarget={id}
            aria-label={`${translate('Enlarge')}: ${alt}`}
          />
        </div>
        {legend}
        {caption && <figcaption>{inline(caption)}</figcaption>}
        <dialog className="shot-large" id={id} popover="auto" aria-label={alt} data-markdown-ignore="">
          <button type="button" className="icon-button" popoverTarget={id} aria-label={translate('Close')}>
            <FrameIcon name="close" />
          </button>
          <div className="shot-picture">
            {modes.map((mode) => (
              <img
                key={mode}
                className={`shot-${mode}`}
                src={file(mode, '@2x')}
                width={2 * width}
                height={2 * height}
                alt={alt}
                loading="lazy"
              />
            ))}
            <ScreenMarks marks={marks} />
          </div>
          {legend}
        </dialog>
      </figure>
    );
  },
});
