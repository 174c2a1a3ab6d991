import type { ReactElement } from 'react';
import { Avatar } from '../screens/kit/Avatar.tsx';
import { Composer } from '../screens/kit/Composer.tsx';
import { Field } from '../screens/kit/Field.tsx';
import { Glyph } from '../screens/kit/Glyph.tsx';
import { MessageBubble } from '../screens/kit/MessageBubble.tsx';
import { ScreenButton } from '../screens/kit/ScreenButton.tsx';
import type { StopFigureName } from './stop-figures.ts';

type Translate = (text: string) => string;

const figures: Readonly<Record<StopFigureName, (translate: Translate) => ReactElement>> = {
  account: () => (
    <>
      <Field value="Your email" />
      <ScreenButton label="Create account" />
    </>
  ),
  channel: () => (
    <>
      <div className="s-item s-active">
        <Glyph name="globe" />
        Website
      </div>
      <div className="s-item">
        <Glyph name="mail" />
        Email
      </div>
      <div className="s-item">
        <Glyph name="chat" />
        API
      </div>
    </>
  ),
  people: () => (
    <>
      {['Mara Lind', 'Jonas Berg'].map((name) => (
        <div key={name} className="s-item">
          <Avatar name={name} />
          {name}
        </div>
      ))}
      <ScreenButton label="Add agent" />
    </>
  ),
  site: () => (
    <>
      <div className="s-lines" />
      <div className="s-launcher">
        <Glyph name="chat" />
      </div>
    </>
  ),
  reply: (translate) => (
    <>
      <MessageBubble message={{ from: 'contact', text: translate('In stock?') }} viewer="agent" avatars={false} />
      <MessageBubble message={{ from: 'agent', text: translate('Yes, two.') }} viewer="agent" avatars={false} />
      <Composer placeholder="Write a reply" />
    </>
  ),
  widget: (translate) => (
    <>
      <MessageBubble message={{ from: 'agent', text: translate('Hello!') }} viewer="contact" avatars={false} />
      <div className="s-launcher">
        <Glyph name="chat" />
      </div>
    </>
  ),
  pattern: () => (
    <>
      <div className="s-field">/lamps/*</div>
      <div className="s-item s-active">
        <Glyph name="check" />
        /lamps/blue
      </div>
      <div className="s-item">
        <Glyph name="cross" />
        /lamps
      </div>
    </>
  ),
  message: (translate) => (
    <MessageBubble
      message={{ from: 'agent', text: translate('Which color?'), buttons: [translate('Blue'), translate('Green')] }}
      viewer="contact"
      avatars={false}
    />
  ),
  request: () => (
    <>
      <div className="s-item">
        <b className="method post">POST</b>
        /messages
      </div>
      <div className="s-field">content: "Yes, two."</div>
      <div className="s-item s-active">
        <Glyph name="check" />
        200
      </div>
    </>
  ),
};

type Props = { readonly name: StopFigureName; readonly translate: Translate };

/** A small drawing of a part of the product, hidden from screen readers: the step's title says what it shows. */
export function StopFigure({ name, translate }: Props) {
  return (
    <div className={`screen drawing stop-figure stop-${name}`} aria-hidden="true">
      <div className="s-window">{figures[name](translate)}</div>
    </div>
  );
}
