import { useState } from 'react';
import { ChoiceField } from '../kit/ChoiceField.tsx';
import { ColorField } from '../kit/ColorField.tsx';
import { Field } from '../kit/Field.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Tool } from '../kit/Tool.tsx';
import { Verdict } from '../kit/Verdict.tsx';
import {
  defaultColor,
  iconMinimum,
  judgeColor,
  parseHex,
  ratioText,
  startColor,
  textMinimum,
  white,
} from './contrast.ts';
import { replyTimes, WidgetMock, type WidgetLook } from './WidgetMock.tsx';

type Form = Omit<WidgetLook, 'textColor'>;
const start: Form = {
  name: 'Example Shop',
  heading: 'Hello!',
  tagline: 'Ask us about products, orders or returns.',
  color: startColor,
  replyTime: 'in_a_few_minutes',
  position: 'right',
  dark: false,
  view: 'home',
};
const replyOptions = Object.entries(replyTimes).map(([value, words]) => ({
  value: value as Form['replyTime'],
  label: words.replace('in', 'In'),
}));

/** A ratio with its comment, for the end of a sentence: `3.1:1, less than the 4.5:1 that text needs.` */
const measured = (ratio: number, minimum: number, what: string): string =>
  `${ratioText(ratio)}${ratio < minimum ? `, less than the ${minimum}:1 that ${what} needs` : ''}.`;

function Readability({ passes }: { readonly passes: boolean }) {
  return <Verdict tone={passes ? 'yes' : 'error'}>{passes ? 'Readable' : 'Hard to read'}</Verdict>;
}

function ColorAdvice({ color, onUse }: { readonly color: string; readonly onUse: (color: string) => void }) {
  const { text, textRatio, iconRatio, passes, readable } = judgeColor(parseHex(color) ?? white);
  return (
    <div className="widget-advice">
      <p role="status">
        <Readability passes={passes} />{' '}
        <span>{`The widget shows ${text} text on this color, at a contrast of ${measured(textRatio, textMinimum, 'text')}`}</span>{' '}
        <span>{`Its launcher icon is white, at ${measured(iconRatio, iconMinimum, 'an icon')}`}</span>
      </p>
      {!passes && (
        <button type="button" className="tool-button" onClick={() => onUse(readable)}>
          {`Use ${readable} instead`}
        </button>
      )}
    </div>
  );
}

/** A form of the widget's look beside a drawing of it, with a warning when the color is hard to read. */
export function WidgetPreview() {
  const [form, setForm] = useState(start);
  const change =
    <Key extends keyof Form>(key: Key) =>
    (value: Form[Key]): void =>
      setForm({ ...form, [key]: value });
  const color = parseHex(form.color) ? form.color.trim() : start.color;
  return (
    <Tool
      title="Preview your widget"
      brief={<Readability passes={judgeColor(parseHex(color) ?? white).passes} />}
      controls={
        <>
          <Field label="Website name" value={form.name} onChange={change('name')} />
          <Field label="Welcome heading" value={form.heading} onChange={change('heading')} />
          <Field label="Welcome tagline" value={form.tagline} onChange={change('tagline')} />
          <ColorField
            label="Widget color"
            value={form.color}
            onChange={change('color')}
            error={
              parseHex(form.color)
                ? undefined
                : `Enter the color as # and six hexadecimal digits, such as ${startColor}.`
            }
            hint={`New channels start with ${defaultColor}.`}
          />
          <SelectField
            label="Reply time"
            value={form.replyTime}
            options={replyOptions}
            onChange={change('replyTime')}
          />
          <ChoiceField
            label="Position"
            value={form.position}
            onChange={change('position')}
            options={[
              { value: 'left', label: 'Left' },
              { value: 'right', label: 'Right' },
            ]}
          />
          <ChoiceField
            label="Color scheme"
            value={form.dark ? 'dark' : 'light'}
            onChange={(scheme) => setForm({ ...form, dark: scheme === 'dark' })}
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <ChoiceField
            label="View"
            value={form.view}
            onChange={change('view')}
            options={[
              { value: 'closed', label: 'Closed' },
              { value: 'home', label: 'Open' },
              { value: 'chat', label: 'Chat' },
            ]}
          />
        </>
      }
    >
      <WidgetMock look={{ ...form, color, textColor: judgeColor(parseHex(color) ?? white).text }} />
      <ColorAdvice color={color} onUse={change('color')} />
    </Tool>
  );
}
