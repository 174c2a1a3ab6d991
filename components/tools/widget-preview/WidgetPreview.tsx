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
import { replyTimes, WidgetBrief, WidgetMock, type WidgetLook } from './WidgetMock.tsx';
import { translated, useTranslate } from '../kit/translated.tsx';
import type { Translate } from '../kit/translate.ts';

type Form = Omit<WidgetLook, 'textColor'>;
const start = (t: Translate): Form => ({
  name: t('Example Shop'),
  heading: t('Hello!'),
  tagline: t('Ask us about products, orders or returns.'),
  color: startColor,
  replyTime: 'in_a_few_minutes',
  position: 'right',
  dark: false,
  view: 'home',
});

function Readability({ passes }: { readonly passes: boolean }) {
  const t = useTranslate();
  return <Verdict tone={passes ? 'yes' : 'error'}>{t(passes ? 'Readable' : 'Hard to read')}</Verdict>;
}

function ColorAdvice({ color, onUse }: { readonly color: string; readonly onUse: (color: string) => void }) {
  const { text, textRatio, iconRatio, passes, readable } = judgeColor(parseHex(color) ?? white);
  const t = useTranslate();
  const ofText = { color, ratio: ratioText(textRatio), minimum: ratioText(textMinimum) };
  const ofIcon = { ratio: ratioText(iconRatio), minimum: ratioText(iconMinimum) };
  return (
    <div className="widget-advice">
      <p role="status">
        <Readability passes={passes} />{' '}
        <span>
          {t(
            text === 'white'
              ? 'The widget shows white text on the color {color}, at a contrast of {ratio}.'
              : 'The widget shows black text on the color {color}, at a contrast of {ratio}.',
            ofText,
          )}
        </span>{' '}
        {textRatio < textMinimum && <span>{t('Text needs at least {minimum}.', ofText)} </span>}
        <span>{t('Its launcher icon is white, at {ratio}.', ofIcon)}</span>
        {iconRatio < iconMinimum && <span> {t('An icon needs at least {minimum}.', ofIcon)}</span>}
      </p>
      {!passes && (
        <button type="button" className="tool-button" onClick={() => onUse(readable)}>
          {t('Use {color} instead', { color: readable })}
        </button>
      )}
    </div>
  );
}

/** A form of the widget's look beside a drawing of it, with a warning when the color is hard to read. */
export const WidgetPreview = translated(function WidgetPreview() {
  const t = useTranslate();
  const [form, setForm] = useState(() => start(t));
  const change =
    <Key extends keyof Form>(key: Key) =>
    (value: Form[Key]): void =>
      setForm({ ...form, [key]: value });
  const color = parseHex(form.color) ? form.color.trim() : startColor;
  const { text: textColor, passes } = judgeColor(parseHex(color) ?? white);
  const look = { ...form, color, textColor };
  return (
    <Tool
      title={t('Preview your widget')}
      brief={
        <>
          <WidgetBrief look={look} greets={passes} />
          {!passes && <Readability passes={false} />}
        </>
      }
      controls={
        <>
          <Field label={t('Website name')} value={form.name} onChange={change('name')} />
          <Field label={t('Welcome heading')} value={form.heading} onChange={change('heading')} />
          <Field label={t('Welcome tagline')} lines={2} value={form.tagline} onChange={change('tagline')} />
          <ColorField
            label={t('Widget color')}
            value={form.color}
            onChange={change('color')}
            error={
              parseHex(form.color)
                ? undefined
                : t('Enter the color as # and six hexadecimal digits, such as {color}.', { color: startColor })
            }
            hint={t('New channels start with {color}.', { color: defaultColor })}
          />
          <SelectField
            label={t('Reply time')}
            value={form.replyTime}
            options={Object.entries(replyTimes).map(([value, { option }]) => ({
              value: value as Form['replyTime'],
              label: t(option),
            }))}
            onChange={change('replyTime')}
          />
          <ChoiceField
            label={t('Position')}
            value={form.position}
            onChange={change('position')}
            options={[
              { value: 'left', label: t('Left') },
              { value: 'right', label: t('Right') },
            ]}
          />
          <ChoiceField
            label={t('Color scheme')}
            value={form.dark ? 'dark' : 'light'}
            onChange={(scheme) => setForm({ ...form, dark: scheme === 'dark' })}
            options={[
              { value: 'light', label: t('Light') },
              { value: 'dark', label: t('Dark') },
            ]}
          />
        </>
      }
    >
      <div className="tool-copy">
        <ChoiceField
          label={t('View')}
          value={form.view}
          onChange={change('view')}
          options={[
            { value: 'closed', label: t('Closed') },
            { value: 'home', label: t('Open') },
            { value: 'chat', label: t('Chat') },
          ]}
        />
      </div>
      <WidgetMock look={look} />
      <ColorAdvice color={color} onUse={change('color')} />
    </Tool>
  );
});
