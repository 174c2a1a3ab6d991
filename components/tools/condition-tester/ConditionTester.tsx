import { useState } from 'react';
import { ChoiceField } from '../kit/ChoiceField.tsx';
import { Field } from '../kit/Field.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Tool } from '../kit/Tool.tsx';
import { Outcome } from '../kit/Verdict.tsx';
import { operators } from './condition.ts';
import { examples, inWords, otherOf, valueOf, type Example, type Side } from './examples.ts';
import { explain } from './explain.ts';
import { translated, useTranslate } from '../kit/translated.tsx';
import type { ToolText } from '../kit/translate.ts';

const kinds: readonly { value: Side['kind']; label: ToolText }[] = [
  { value: 'text', label: 'Text' },
  { value: 'list', label: 'List' },
  { value: 'none', label: 'No value' },
];

const tones = { true: 'yes', false: 'no', error: 'error' } as const;

type SideFieldsProps = {
  readonly legend: string;
  readonly label: string;
  readonly side: Side;
  readonly kinds: typeof kinds;
  readonly onChange: (side: Side) => void;
};

function SideFields({ legend, label, side, kinds: choices, onChange }: SideFieldsProps) {
  const t = useTranslate();
  return (
    <div className="tool-fields">
      <ChoiceField
        label={legend}
        value={side.kind}
        options={choices.map((choice) => ({ ...choice, label: t(choice.label) }))}
        onChange={(kind) => onChange({ ...side, kind })}
      />
      {side.kind === 'text' && (
        <Field
          label={label}
          value={side.text.replaceAll('\n', ' ')}
          onChange={(value) => onChange({ ...side, text: value })}
        />
      )}
      {side.kind === 'list' && (
        <Field
          label={label}
          lines={3}
          value={side.text}
          onChange={(value) => onChange({ ...side, text: value })}
          hint={t('One item per line.')}
        />
      )}
    </div>
  );
}

type Row = ReturnType<typeof explain> & { readonly operator: (typeof operators)[number] };

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const t = useTranslate();
  return (
    <div className="tool-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Operator')}</th>
            <th scope="col">{t('Result and reason')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.operator}>
              <th scope="row">{row.operator}</th>
              <td>
                <Outcome tone={tones[row.result]} word={t(row.result)} why={row.why} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The result of each of the fourteen operators for two values. */
export const ConditionTester = translated(function ConditionTester() {
  const t = useTranslate();
  const [{ value: first, other: second }, setSides] = useState<Pick<Example, 'value' | 'other'>>(examples[0]);
  const [value, other] = [valueOf(first), otherOf(second)];
  const rows = operators.map((operator) => ({ operator, ...explain(operator, value, other, t) }));
  // Those that are true first, then those that can't be compared; the others are folded.
  const ordered = ['true', 'error'].flatMap((one) => rows.filter(({ result }) => result === one));
  const holding = rows.filter(({ result }) => result === 'true').length;
  const example = examples.findIndex((one) => one.value === first && one.other === second);
  const count = t('{true} of {all} comparisons are true.', { true: holding, all: rows.length });
  return (
    <Tool
      title={t('Try a condition')}
      brief={<span>{count}</span>}
      layout="stack"
      controls={
        <>
          <div className="tool-wide">
            <SelectField
              label={t('Example')}
              value={String(example)}
              options={[
                ...examples.map((one, index) => ({ value: String(index), label: t(one.label) })),
                ...(example < 0 ? [{ value: '-1', label: t('Your own') }] : []),
              ]}
              onChange={(index) => setSides(examples[Number(index)] ?? { value: first, other: second })}
            />
          </div>
          <SideFields
            legend={t('The variable is')}
            label={t('Value of the variable')}
            kinds={kinds}
            side={first}
            onChange={(side) => setSides({ value: side, other: second })}
          />
          <SideFields
            legend={t('Compare it with')}
            label={t('Value to compare with')}
            kinds={kinds.slice(0, 2)}
            side={second}
            onChange={(side) => setSides({ value: first, other: side })}
          />
        </>
      }
    >
      <p className="tool-summary" role="status">
        <span className="tool-given">
          {t('Variable: {value}. Compared with: {other}.', { value: inWords(value, t), other: inWords(other, t) })}{' '}
        </span>
        {count}
      </p>
      <Rows rows={ordered} />
      <details className="tool-more">
        <summary>{t('Not true: {false}', { false: rows.length - ordered.length })}</summary>
        <Rows rows={rows.filter(({ result }) => result === 'false')} />
      </details>
    </Tool>
  );
});
