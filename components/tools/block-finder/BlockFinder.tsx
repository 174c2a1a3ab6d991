import { useState } from 'react';
import { useSite } from '../../../engine/ui/app/site-context.tsx';
import { Field } from '../kit/Field.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Tool } from '../kit/Tool.tsx';
import { findBlocks, type BlockRow, type Family } from './find-blocks.ts';
import { translated, useTranslate } from '../kit/translated.tsx';

export type BlockFinderProps = { readonly blocks: readonly BlockRow[]; readonly families: readonly Family[] };

/** Every block of the rule-based assistant, filtered by words and family. */
export const BlockFinder = translated(function BlockFinder({ blocks, families }: BlockFinderProps) {
  const t = useTranslate();
  const { href } = useSite();
  const [query, setQuery] = useState('');
  const [family, setFamily] = useState('');
  const hits = findBlocks(blocks, families, query, family);
  const count = hits.reduce((sum, one) => sum + one.blocks.length, 0);
  return (
    <Tool
      title={t('Find a block')}
      layout="stack"
      controls={
        <>
          <Field
            label={t('Search blocks')}
            value={query}
            onChange={setQuery}
            hint={t('For example, email, picture or path.')}
          />
          <SelectField
            label={t('Family')}
            value={family}
            onChange={setFamily}
            options={[
              { value: '', label: t('All families') },
              ...families.map(({ key, name }) => ({ value: key, label: name })),
            ]}
          />
        </>
      }
    >
      <p className="tool-summary" role="status">
        {count === blocks.length
          ? t({ one: '{count} block', other: '{count} blocks' }, { count })
          : count === 0
            ? t('No block matches all these words. Try fewer words or another family.')
            : t('{shown} of {all} blocks', { shown: count, all: blocks.length })}
      </p>
      {hits.map(({ key, name, meaning, blocks: rows }) => (
        <div className="block-family" key={key}>
          <p>
            <strong>{name}</strong> <span>{meaning}</span>
          </p>
          <ul aria-label={name}>
            {rows.map((block) => (
              <li key={block.route}>
                <a href={href(block.route)}>{block.name}</a>{' '}
                <span>{block.deprecated ? `${block.purpose} ${t('Deprecated.')}` : block.purpose}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Tool>
  );
});
