import { useState } from 'react';
import { Field } from '../kit/Field.tsx';
import { NoteList } from '../kit/NoteList.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Tool } from '../kit/Tool.tsx';
import { Verdict } from '../kit/Verdict.tsx';
import { MessageDrawing } from './MessageDrawing.tsx';
import { readMessage, type MessageType } from './read-message.ts';
import { translated, useTranslate } from '../kit/translated.tsx';

export type InteractiveMessagePreviewProps = {
  readonly types: readonly MessageType[];
  /** Sample bodies, as JSON. At least one. */
  readonly samples: readonly { readonly name: string; readonly meaning: string; readonly json: string }[];
};

/** The body of an interactive message beside its preview, with everything the platform would reject. */
export const InteractiveMessagePreview = translated(function InteractiveMessagePreview({
  types,
  samples,
}: InteractiveMessagePreviewProps) {
  const t = useTranslate();
  const [json, setJson] = useState(samples[0]?.json ?? '{}');
  const { message, problems } = readMessage(json, types, t);
  const sample = samples.find((one) => one.json === json);
  const verdict = (
    <Verdict tone={problems.length ? 'error' : 'yes'}>
      {t(problems.length ? 'Not ready to send' : 'Ready to send')}
    </Verdict>
  );
  return (
    <Tool
      title={t('Preview a message')}
      layout="stack"
      brief={verdict}
      controls={
        <div className="tool-wide tool-fields">
          <SelectField
            label={t('Content type')}
            value={sample?.name ?? ''}
            options={[
              ...samples.map(({ name, meaning }) => ({ value: name, label: `${name}: ${meaning}` })),
              ...(sample ? [] : [{ value: '', label: t('Your own') }]),
            ]}
            onChange={(name) => setJson(samples.find((one) => one.name === name)?.json ?? json)}
          />
          <Field label={t('Request body')} code lines={12} value={json} onChange={setJson} />
        </div>
      }
    >
      {message && <MessageDrawing message={message} />}
      <p className="tool-summary" role="status">
        {verdict}
      </p>
      <NoteList notes={problems} />
    </Tool>
  );
});
