import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { figureProps, markLetter } from './kit/figure-props.ts';
import { LetterMark } from './kit/LetterMark.tsx';
import { ScreenFigure } from './kit/ScreenFigure.tsx';
import { Window } from './kit/Window.tsx';

const props = z.strictObject({
  ...figureProps,
  title: z.string().min(1),
  path: z.array(z.string().min(1)).min(1).optional(),
  columns: z.array(z.string()).min(1).max(6),
  /** One list of cells for each row, as many as there are columns. */
  rows: z.array(z.array(z.string())).min(1),
  /** Number of the row in the accent color, from 1. */
  selected: z.int().min(1).optional(),
  /** Label of the button beside the title. */
  action: z.string().min(1).optional(),
  /** On the selected row; without one, on the action. */
  mark: markLetter.optional(),
});

/** A list of the app: people, channels, labels, conversations. */
export const ListScreen = defineStatic({
  props: props
    .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
      path: ['rows'],
      message: 'must have as many cells in each row as there are columns',
    })
    .refine(({ rows, selected }) => !selected || selected <= rows.length, {
      path: ['selected'],
      message: 'must be the number of a row, from 1',
    }),
  children: 'none',
  place: 'block',
  needs: { styles: ['figures'] },
  render: ({ alt, caption, title, path, columns, rows, selected, action, mark }, { translate }) => (
    <ScreenFigure alt={alt} caption={caption} translate={translate}>
      <Window title={title} path={path} action={action} actionMark={selected ? undefined : mark} size="wide">
        <div className="s-list">
          <div className="s-columns s-hint">
            {columns.map((column) => (
              <div key={column}>{column}</div>
            ))}
          </div>
          {rows.map((row, index) => (
            <div key={row.join()} className={selected === index + 1 ? 's-active' : undefined}>
              {row.map((cell, column) => (
                <div key={columns[column]}>
                  {column === 0 && selected === index + 1 && <LetterMark letter={mark} />}
                  {cell}
                </div>
              ))}
            </div>
          ))}
        </div>
      </Window>
    </ScreenFigure>
  ),
});
