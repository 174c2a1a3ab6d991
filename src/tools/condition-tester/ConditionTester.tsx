import { useState } from 'react';
import { ChoiceField } from '../kit/ChoiceField.tsx';
import { Field } from '../kit/Field.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Tool } from '../kit/Tool.tsx';
import { Verdict } from '../kit/Verdict.tsx';
import { operators, writtenValue, type Value } from './condition.ts';
import { explain } from './explain.ts';

type Kind = 'text' | 'list' | 'none';
type Side = { readonly kind: Kind; readonly text: string };
type Example = { readonly label: string; readonly value: Side; readonly other: Side };

const text = (value: string): Side => ({ kind: 'text', text: value });
const list = (...items: string[]): Side => ({ kind: 'list', text: items.join('\n') });
const examples: readonly [Example, ...Example[]] = [
  { label: 'Two texts', value: text('Hello World'), other: text('hello') },
  { label: 'Two numbers', value: text('12'), other: text('9') },
  { label: 'A number with a unit', value: text('12 kilogram'), other: text('100') },
  { label: 'Two dates', value: text('2026-03-01'), other: text('2026-04-01') },
  { label: 'A list and a text', value: list('Red', 'Blue'), other: text('red') },
  { label: 'Two lists', value: list('Red', 'Blue'), other: list('Green', 'Blue') },
  { label: 'A regular expression', value: text('AB-1234'), other: text('/^[a-z]{2}-\\d{4}$/i') },
  { label: 'A variable without a value', value: { kind: 'none', text: '' }, other: text('') },
];

const items = (side: Side): string[] => side.text.split('\n').filter((line) => line !== '');
const valueOf = (side: Side): Value => (side.kind === 'none' ? null : side.kind === 'list' ? items(side) : side.text);
const otherOf = (side: Side): Value => (side.kind === 'text' ? writtenValue(side.text) : valueOf(side));
const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'list', label: 'List' },
  { value: 'none', label: 'No value' },
];
const shown = (value: Value): string => (value === null ? 'no value' : typeof value === 'string' ? `“${value}”` : `the list ${value.map((item) => `“${item}”`).join(', ') || '(empty)'}`);

type SideFieldsProps = { readonly label: string; readonly side: Side; readonly kinds: typeof kinds; readonly onChange: (side: Side) => void };

function SideFields({ label, side, kinds: choices, onChange }: SideFieldsProps) {
  return (
    <>
      <ChoiceField label={`${label} is a`} value={side.kind} options={choices} onChange={(kind) => onChange({ ...side, kind })} />
      {side.kind === 'text' && <Field label={label} code value={side.text.replaceAll('\n', ' ')} onChange={(value) => onChange({ ...side, text: value })} />}
      {side.kind === 'list' && <Field label={label} code lines={3} value={side.text} onChange={(value) => onChange({ ...side, text: value })} hint="One item a line." />}
    </>
  );
}

/** What each of the fourteen operators makes of two values. */
export function ConditionTester() {
  const [{ value: first, other: second }, setSides] = useState<Pick<Example, 'value' | 'other'>>(examples[0]);
  const [value, other] = [valueOf(first), otherOf(second)];
  const rows = operators.map((operator) => ({ operator, ...explain(operator, value, other) }));
  const example = examples.findIndex((one) => one.value === first && one.other === second);
  return (
    <Tool
      title="Try a condition"
      controls={
        <>
          <SelectField
            label="Example"
            value={String(example)}
            options={[...examples.map((one, index) => ({ value: String(index), label: one.label })), ...(example < 0 ? [{ value: '-1', label: 'Your own' }] : [])]}
            onChange={(index) => setSides(examples[Number(index)] ?? { value: first, other: second })}
          />
          <SideFields label="Variable" kinds={kinds} side={first} onChange={(side) => setSides({ value: side, other: second })} />
          <SideFields label="Compared with" kinds={kinds.slice(0, 2)} side={second} onChange={(side) => setSides({ value: first, other: side })} />
        </>
      }
    >
      <p className="tool-summary" role="status">
        {`The variable has ${shown(value)}; it is compared with ${shown(other)}. ${rows.filter((row) => row.result === 'true').length} of ${rows.length} operators are true.`}
      </p>
      <div className="tool-table" role="region" aria-label="Operators" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Operator</th>
              <th scope="col">Result</th>
              <th scope="col">How it is read</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.operator}>
                <th scope="row">{row.operator}</th>
                <td>
                  <Verdict tone={row.result === 'true' ? 'yes' : row.result === 'false' ? 'no' : 'error'}>{row.result}</Verdict>
                </td>
                <td>{row.why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Tool>
  );
}
