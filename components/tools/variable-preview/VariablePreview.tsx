import { useState } from 'react';
import { CodeOutput } from '../kit/CodeOutput.tsx';
import { Field } from '../kit/Field.tsx';
import { NoteList } from '../kit/NoteList.tsx';
import { Tool } from '../kit/Tool.tsx';
import { fillTemplate } from './fill-template.ts';

export type VariablePreviewProps = {
  /** A name may end in `<ATTRIBUTE_KEY>`: any key may stand there. */
  readonly variables: readonly { readonly name: string; readonly sample: string }[];
  /** What is written at first. */
  readonly template: string;
};

const anyKey = '<ATTRIBUTE_KEY>';

/** A message with template variables, sample values, and what the customer reads. */
export function VariablePreview({ variables, template: start }: VariablePreviewProps) {
  const [template, setTemplate] = useState(start);
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const sampleOf = (name: string): string | undefined =>
    variables.find(
      (one) =>
        one.name === name ||
        (one.name.endsWith(anyKey) &&
          name.startsWith(one.name.slice(0, -anyKey.length)) &&
          name.split('.').length === 3),
    )?.sample;
  const valueOf = (name: string): string | undefined => {
    const sample = sampleOf(name);
    return sample === undefined ? undefined : (own[name] ?? sample);
  };
  const { text, used, notes } = fillTemplate(template, valueOf);
  return (
    <Tool
      title="Try variables"
      layout="stack"
      controls={
        <>
          <div className="tool-wide">
            <Field
              label="Message"
              lines={3}
              value={template}
              onChange={setTemplate}
              hint="Write {{, a variable and }}. Empty a value below to see what a missing one does."
            />
          </div>
          {used
            .filter((name) => sampleOf(name) !== undefined)
            .map((name) => (
              <Field
                key={name}
                label={name}
                code
                value={valueOf(name) ?? ''}
                onChange={(value) => setOwn({ ...own, [name]: value })}
              />
            ))}
        </>
      }
    >
      <CodeOutput code={text} label="What the customer reads" copy={false} wrap plain />
      <NoteList notes={notes} />
    </Tool>
  );
}
