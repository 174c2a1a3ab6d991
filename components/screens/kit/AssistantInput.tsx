import { type AssistantInputProps, starRatings } from './assistant-input.ts';
import { Field } from './Field.tsx';
import { Glyph } from './Glyph.tsx';
import type { GlyphName } from './glyph-paths.ts';
import { Scene } from './Scene.tsx';
import { ScreenButton } from './ScreenButton.tsx';

/** Inputs with a single line of text, with their placeholder and the icon at the end. */
const lines: Partial<Record<AssistantInputProps['kind'], readonly [placeholder: string, glyph?: GlyphName]>> = {
  text: ['Type your answer…'],
  email: ['Type your email…', 'mail'],
  phone: ['Type your phone number…', 'phone'],
  number: ['Type a number…', 'number'],
  date: ['Pick a date…', 'calendar'],
  website: ['Type a URL…', 'link'],
};

/** A drawing of an input as the visitor sees it. */
export function AssistantInput({ kind, placeholder, button, items = [], selected = [] }: AssistantInputProps) {
  const line = lines[kind];
  if (line) {
    return (
      <div className="s-input">
        <Field placeholder={placeholder ?? line[0]}>{line[1] && <Glyph name={line[1]} />}</Field>
        <ScreenButton label={button ?? 'Send'} />
      </div>
    );
  }
  if (kind === 'rating' && items.length === 0) {
    const reached = Math.max(0, ...selected.map(Number));
    return (
      <div className="s-choices s-stars">
        {starRatings.map((step) => (
          <Glyph key={step} name="star" on={Number(step) <= reached} />
        ))}
        {button && <ScreenButton label={button} />}
      </div>
    );
  }
  switch (kind) {
    case 'file':
      return (
        <div className="s-drop">
          <Glyph name="upload" />
          <div>{placeholder ?? 'Click to upload or drag and drop'}</div>
          {button && <ScreenButton label={button} />}
        </div>
      );
    case 'payment':
      return (
        <div className="s-pay">
          <Field placeholder={placeholder ?? 'Card number'}>
            <Glyph name="card" />
          </Field>
          <Field placeholder="MM / YY" />
          <Field placeholder="CVC" />
          <ScreenButton label={button ?? 'Pay'} />
        </div>
      );
    default:
      return (
        <div className={`s-choices s-${kind}`}>
          {items.map((item) => (
            <div key={item} className={selected.includes(item) ? 's-choice s-on' : 's-choice'}>
              {kind === 'pictures' && <Scene />}
              <div>{item}</div>
            </div>
          ))}
          {button && <ScreenButton label={button} />}
        </div>
      );
  }
}
