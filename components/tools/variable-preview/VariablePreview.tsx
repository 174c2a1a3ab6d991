import { useState } from 'react';
import { ChoiceField } from '../kit/ChoiceField.tsx';
import { CodeOutput } from '../kit/CodeOutput.tsx';
import { Field } from '../kit/Field.tsx';
import { NoteList } from '../kit/NoteList.tsx';
import { Tool } from '../kit/Tool.tsx';
import { fillInEditor } from './fill-in-editor.ts';
import { fillTemplate } from './fill-template.ts';
import { translated, useTranslate } from '../kit/translated.tsx';

/** What fills in the variables: the reply box when it inserts a canned response, or the server when it stores a message. */
export type Filler = 'editor' | 'server';

export type VariablePreviewProps = {
  /** A name may end in `<ATTRIBUTE_KEY>`, which stands for any key. `in`: where the name is known. */
  readonly variables: readonly { readonly name: string; readonly sample: string; readonly in: readonly Filler[] }[];
  /** The initial message. */
  readonly template: string;
  /** The initial filler. */
  readonly filler: Filler;
};

const anyKey = '<ATTRIBUTE_KEY>';

/** Whether a name is that of a variable in the data. */
const isNamed = (name: string, variableName: string): boolean =>
  variableName === name ||
  (variableName.endsWith(anyKey) &&
    name.startsWith(variableName.slice(0, -anyKey.length)) &&
    name.split('.').length === 3);

/** A message with template variables, sample values, and what the customer reads. */
export const VariablePreview = translated(function VariablePreview({
  variables,
  template: start,
  filler: first,
}: VariablePreviewProps) {
  const t = useTranslate();
  const [filler, setFiller] = useState(first);
  const [template, setTemplate] = useState(start);
  const [typedValues, setOwn] = useState<Readonly<Record<string, string>>>({});
  const valueOf = (name: string): string | undefined => {
    const variable = variables.find((one) => one.in.includes(filler) && isNamed(name, one.name));
    return variable && (typedValues[name] ?? variable.sample);
  };
  const { text, used, notes } = (filler === 'editor' ? fillInEditor : fillTemplate)(template, valueOf, t);
  return (
    <Tool
      title={t('Try variables')}
      layout="stack"
      controls={
        <>
          <div className="tool-wide">
            <ChoiceField
              label={t('Where you write the message')}
              value={filler}
              onChange={setFiller}
              options={[
                { value: 'editor', label: t('Canned response') },
                { value: 'server', label: t('Reply, rule, macro or campaign') },
              ]}
            />
          </div>
          <div className="tool-wide">
            <Field
              label={t('Message')}
              lines={3}
              value={template}
              onChange={setTemplate}
              hint={t('Put a variable between {{ and }}. Clear a value below to see what happens without it.')}
            />
          </div>
          {used
            .filter((name) => valueOf(name) !== undefined)
            .map((name) => (
              <Field
                key={name}
                label={name}
                code
                value={valueOf(name) ?? ''}
                onChange={(value) => setOwn({ ...typedValues, [name]: value })}
              />
            ))}
        </>
      }
    >
      <CodeOutput code={text} label={t('What the customer reads')} copy={false} plain />
      <NoteList notes={notes} />
    </Tool>
  );
});
