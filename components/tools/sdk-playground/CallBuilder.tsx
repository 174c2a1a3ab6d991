import { useState } from 'react';
import { useSite } from '../../../engine/ui/app/site-context.tsx';
import { ChoiceField } from '../kit/ChoiceField.tsx';
import { CodeOutput } from '../kit/CodeOutput.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { Field } from '../kit/Field.tsx';
import { InlineCode, NoteList } from '../kit/NoteList.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { SwitchField } from '../kit/SwitchField.tsx';
import { Tool } from '../kit/Tool.tsx';
import { Verdict } from '../kit/Verdict.tsx';
import {
  callCode,
  callNotes,
  callWhenReady,
  lacksNumber,
  methodNamed,
  neededUserFields,
  parseAttributes,
  sdkMethods,
  thrownError,
  userFields,
  type CallInput,
} from './sdk-call.ts';
import { useTranslate } from '../kit/translated.tsx';
import type { Translate } from '../kit/translate.ts';

const start: CallInput = {
  method: 'setUser',
  identifier: 'user-42',
  identifierKind: 'text',
  user: { name: 'Mara', email: 'mara@example.com' },
  attributes: 'plan = pro\nseats = 3',
  text: '',
};
const attributesError = ({ attributes }: CallInput, t: Translate): string | undefined => {
  const { unreadable } = parseAttributes(attributes);
  return unreadable.length
    ? t('Line {lines}: enter a key, an equals sign and a value.', { lines: unreadable.join(', ') })
    : undefined;
};

const numberError = (input: CallInput, t: Translate): string | undefined =>
  lacksNumber(input) ? t("This isn't a number.") : undefined;

type ArgumentsProps = { readonly input: CallInput; readonly onChange: (change: Partial<CallInput>) => void };

function UserFields({ input, onChange }: ArgumentsProps) {
  const t = useTranslate();
  const { identifier, identifierKind } = input;
  const field = (name: string, hint?: string) => (
    <Field
      key={name}
      label={name}
      code
      value={input.user[name] ?? ''}
      onChange={(value) => onChange({ user: { ...input.user, [name]: value } })}
      hint={hint}
    />
  );
  return (
    <>
      <ChoiceField
        label={t('Identifier is')}
        value={identifierKind}
        onChange={(kind) => onChange({ identifierKind: kind })}
        options={[
          { value: 'text', label: t('Text') },
          { value: 'number', label: t('Number') },
          { value: 'missing', label: t('Missing') },
        ]}
      />
      {identifierKind !== 'missing' && (
        <Field
          label="identifier"
          code
          value={identifier}
          onChange={(value) => onChange({ identifier: value })}
          error={numberError(input, t)}
        />
      )}
      {field('name')}
      {field('email')}
      {field('avatar_url', t('Enter at least one of name, email and avatar_url.'))}
      <details className="tool-group">
        <summary>{t('More fields')}</summary>
        <div className="tool-fields">
          {userFields.filter((name) => !neededUserFields.includes(name)).map((name) => field(name))}
        </div>
      </details>
    </>
  );
}

function Arguments({ input, onChange }: ArgumentsProps) {
  const t = useTranslate();
  const { kind, argument = '', values = [], optional } = methodNamed(input.method);
  if (kind === 'user') return <UserFields input={input} onChange={onChange} />;
  if (kind === 'attributes')
    return (
      <Field
        label={t('Attributes')}
        code
        lines={4}
        value={input.attributes}
        onChange={(attributes) => onChange({ attributes })}
        hint={t(
          'One per line, such as plan = pro. Numbers, true and false keep their type; quotation marks make them text.',
        )}
        error={attributesError(input, t)}
      />
    );
  if (kind === 'none') return null;
  if (kind === 'choice')
    return (
      <SelectField
        label={argument}
        value={input.text}
        onChange={(text) => onChange({ text })}
        options={[
          ...(optional ? [{ value: '', label: t('Not set') }] : []),
          ...values.map((value) => ({ value, label: value })),
        ]}
      />
    );
  return <Field label={argument} code value={input.text} onChange={(text) => onChange({ text })} />;
}

/** A call of the running widget, checked as the SDK would. */
export function CallBuilder() {
  const t = useTranslate();
  const { slug } = useSite().site.brand;
  const [input, setInput] = useState(start);
  const [waits, setWaits] = useState(true);
  const error = thrownError(input, t);
  const choose = (method: string): void => {
    const { values, optional } = methodNamed(method);
    setInput({ ...input, method, text: optional ? '' : (values?.[0] ?? '') });
  };
  const code = (waits ? callWhenReady : callCode)(input, slug);
  const wrong = numberError(input, t);
  const verdict = (
    <Verdict tone={wrong || error ? 'error' : 'yes'}>{wrong ?? t(error ? 'Throws an error' : 'Accepted')}</Verdict>
  );
  return (
    <Tool
      title={t('Build a call')}
      brief={
        <>
          {verdict}
          {!wrong && <CopyButton text={code} label={t('SDK call')} />}
        </>
      }
      controls={
        <>
          <SelectField
            label={t('Method')}
            value={input.method}
            onChange={choose}
            options={sdkMethods.map(({ name }) => ({ value: name, label: name }))}
          />
          <Arguments input={input} onChange={(change) => setInput({ ...input, ...change })} />
          <SwitchField label={t('Wait until the widget is ready')} checked={waits} onChange={setWaits} />
        </>
      }
    >
      <CodeOutput code={code} label={t('SDK call')} language="js" />
      <p className="tool-summary" role="status">
        {verdict} {!wrong && error && <InlineCode text={error} />}
      </p>
      <NoteList notes={error ? [] : callNotes(input, t)} />
    </Tool>
  );
}
