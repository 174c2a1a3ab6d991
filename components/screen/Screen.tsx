import { z } from 'zod';
import screensJson from './screens.json' with { type: 'json' };
import { screensSchema } from './screens.schema.ts';
import { defineStatic } from '../../engine/components/define.ts';
import { FrameIcon } from '../../engine/ui/icon/FrameIcon.tsx';
import { LetterMark } from '../screens/kit/LetterMark.tsx';
import { letterOf, ScreenMarks } from './ScreenMarks.tsx';

const screens = screensSchema.parse(screensJson);

/**
 * A picture of the running app in both color modes, with lettered marks, and one of its own for phones. A click enlarges it, in a popover
 * that needs no script. `npm run screens` takes the pictures.
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
    const { alt, marks, wide, phone } = translate(screens[of] as (typeof screens)[string]);
    const id = uniqueId(`picture-${of}`);
    const file = (mode: string, kind = ''): string => href(`/screens/${of}.${mode}${kind}.webp`);
    const modes = ['light', 'dark'] as const;
    const legend = marks.length > 0 && (
      <ul>
        {marks.map((text, index) => (
          <li key={index}>
            <LetterMark letter={letterOf(index)} inText /> {inline(text)}
          </li>
        ))}
      </ul>
    );
    return (
      <figure className="shot">
        <div className="drawing">
          <div className="shot-picture">
            {modes.map((mode) => (
              <picture key={mode} className={`shot-${mode}`} data-markdown-ignore={mode === 'dark' ? '' : undefined}>
                <source
                  media="(width <= 40em)"
                  srcSet={`${file(mode, '.phone')}, ${file(mode, '.phone@2x')} 2x`}
                  width={phone.width}
                  height={phone.height}
                />
                <img
                  src={file(mode)}
                  srcSet={`${file(mode, '@2x')} 2x`}
                  width={wide.width}
                  height={wide.height}
                  alt={alt}
                  loading="lazy"
                  decoding="async"
                />
              </picture>
            ))}
            <ScreenMarks className="for-wide" leaders={wide.leaders} />
            <ScreenMarks className="for-narrow" leaders={phone.leaders} />
            <button
              type="button"
              className="shot-open"
              popoverTarget={id}
              aria-label={`${translate('Enlarge')}: ${alt}`}
            />
          </div>
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
                width={2 * wide.width}
                height={2 * wide.height}
                alt={alt}
                loading="lazy"
              />
            ))}
            <ScreenMarks leaders={wide.leaders} />
          </div>
          {legend}
        </dialog>
      </figure>
    );
  },
});
