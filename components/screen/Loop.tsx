import { z } from 'zod';
import loopsJson from './loops.json' with { type: 'json' };
import { loopsSchema } from './loops.schema.ts';
import { defineStatic } from '../../engine/components/define.ts';

const loops = loopsSchema.parse(loopsJson);

/**
 * A moving picture of the running app, which starts when the reader opens it and ends when it is closed, without a script. Someone who
 * wants less motion sees a still picture that leads to the moving one. Its steps are the text alternative.
 */
export const Loop = defineStatic({
  props: z.strictObject({
    /** Name of a loop in `components/screen/loops.json`. */
    of: z.string().refine((name) => name in loops, 'is not a loop; components/screen/loops.json lists them'),
  }),
  children: 'none',
  place: 'block',
  needs: { styles: ['figures', 'scenes'] },
  render: ({ of }, { href, inline, translate, uniqueId }) => {
    const { title, width, height, steps } = translate(loops[of] as (typeof loops)[string]);
    const file = (mode: string, kind: string): string => href(`/loops/${of}.${mode}${kind}.webp`);
    const size = { width, height, loading: 'lazy', decoding: 'async' } as const;
    const picture = (mode: 'light' | 'dark') => (
      <a className={`shot-${mode}`} href={file(mode, '')} data-markdown-ignore={mode === 'dark' ? '' : undefined}>
        <img className="loop-moving" src={file(mode, '')} {...size} alt={title} />
        <img className="loop-still" src={file(mode, '.still')} {...size} alt={title} data-markdown-ignore="" />
      </a>
    );
    return (
      <details className="accordion loop" id={uniqueId(`loop-${of}`)}>
        <summary>
          <span>{inline(title)}</span>
        </summary>
        <div className="accordion-body flow">
          <div className="drawing">
            <div className="shot-picture">
              {picture('light')}
              {picture('dark')}
            </div>
          </div>
          <ol>
            {steps.map((step, index) => (
              <li key={index}>{inline(step)}</li>
            ))}
          </ol>
        </div>
      </details>
    );
  },
});
