import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { figureProps, markLetter } from './kit/figure-props.ts';
import { glyphNames } from './kit/glyph-paths.ts';
import { MenuRow } from './kit/MenuRow.tsx';
import { ScreenFigure } from './kit/ScreenFigure.tsx';
import { Window } from './kit/Window.tsx';

const item = z.strictObject({
  label: z.string().min(1),
  /** One of the drawings in `kit/glyph-paths.ts`. */
  icon: z.enum(glyphNames).optional(),
  /** Drawn in the accent color. */
  active: z.boolean().optional(),
  mark: markLetter.optional(),
});
const props = z.strictObject({
  ...figureProps,
  title: z.string().min(1).optional(),
  items: z.array(item.extend({ children: z.array(item).min(1).optional() })).min(1),
});

/** A part of the app's navigation. */
export const MenuScreen = defineStatic({
  props,
  children: 'none',
  place: 'block',
  needs: { styles: ['figures'] },
  render: ({ alt, caption, title, items }, { translate }) => (
    <ScreenFigure alt={alt} caption={caption} translate={translate}>
      <Window title={title} size="menu">
        <div className="s-menu-rows">
          {items.map((row) => (
            <MenuRow key={row.label} {...row} />
          ))}
        </div>
      </Window>
    </ScreenFigure>
  ),
});
