import { z } from 'zod';
import { blocks } from '../../data/index.ts';
import { applyBrand } from '../../engine/model/brand-tokens.ts';
import { defineStatic } from '../../engine/components/define.ts';
import { nearest } from '../../engine/model/nearest.ts';
import { figureProps } from './kit/figure-props.ts';
import { FormRow } from './kit/FormRow.tsx';
import { Glyph } from './kit/Glyph.tsx';
import type { GlyphName } from './kit/glyph-paths.ts';
import { ScreenFigure } from './kit/ScreenFigure.tsx';
import { type BlockSetting, settingRows } from './kit/setting-rows.ts';
import { Window } from './kit/Window.tsx';

type Block = (typeof blocks.blocks)[number];
const familyGlyphs: Record<Block['family'], GlyphName> = {
  bubbles: 'chat',
  inputs: 'list',
  logic: 'flow',
  integrations: 'plug',
};

const props = z
  .strictObject({
    ...figureProps,
    /** Key of the block in `data/blocks.json`: `inputs/buttons`. */
    block: z.string(),
    /** Settings that differ from their defaults, by name. */
    values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])).default({}),
    /** Names of the settings to show. Default: all. */
    only: z.array(z.string()).min(1).optional(),
  })
  .superRefine(({ block: key, values, only = [] }, check) => {
    const block = blocks.blocks.find((one) => one.key === key);
    if (!block) {
      const guess = nearest(
        key,
        blocks.blocks.map((one) => one.key),
      );
      check.addIssue({
        code: 'custom',
        path: ['block'],
        message: `is not a key of data/blocks.json${guess ? `; did you mean \`${guess}\`?` : ''}`,
      });
      return;
    }
    const names = settingsOf(block, values).map(({ name }) => name);
    for (const name of [...Object.keys(values), ...only]) {
      if (!names.includes(name))
        check.addIssue({
          code: 'custom',
          path: [name in values ? 'values' : 'only'],
          message: `has no setting \`${name}\` to show; the block has ${names.join(', ')}`,
        });
    }
  });

/** The block's own settings, and those of the selected action. */
function settingsOf(block: Block, values: Readonly<Record<string, unknown>>): readonly BlockSetting[] {
  return [...block.settings, ...(block.actions?.find(({ name }) => name === values['action'])?.settings ?? [])];
}

/** A block of a rule-based assistant in its flow, with its settings panel open. */
export const SettingsScreen = defineStatic({
  props,
  children: 'none',
  place: 'block',
  needs: { styles: ['figures'] },
  render: ({ alt, caption, block: key, values, only }, { tokens, translate }) => {
    const block = blocks.blocks.find((one) => one.key === key) as Block;
    const name = applyBrand(block.name, tokens);
    const rows = settingRows(settingsOf(block, values), values, only);
    return (
      <ScreenFigure alt={alt} caption={caption} translate={translate}>
        <div className="s-flow">
          <div className="s-window s-node">
            <div className="s-item s-active">
              <Glyph name={familyGlyphs[block.family]} />
              {name}
            </div>
          </div>
          <Window
            title={name}
            path={blocks.families.filter((family) => family.key === block.family).map((family) => family.name)}
            size="form"
          >
            <div className="s-rows">
              {rows.map((row) => (
                <FormRow key={row.label} {...row} label={applyBrand(row.label, tokens)} />
              ))}
            </div>
          </Window>
        </div>
      </ScreenFigure>
    );
  },
});
