import { useEffect, useRef } from 'react';

export const replyTimes = {
  in_a_few_minutes: 'in a few minutes',
  in_a_few_hours: 'in a few hours',
  in_a_day: 'in a day',
} as const;

export type WidgetLook = {
  readonly name: string;
  readonly heading: string;
  readonly tagline: string;
  /** Valid hex. */
  readonly color: string;
  readonly textColor: 'white' | 'black';
  readonly replyTime: keyof typeof replyTimes;
  readonly position: 'left' | 'right';
  readonly dark: boolean;
  readonly view: 'closed' | 'home' | 'chat';
};

function Home({ look }: { readonly look: WidgetLook }) {
  return (
    <>
      <div className="s-welcome">
        <div className="s-title">{look.heading}</div>
        <div>{look.tagline}</div>
      </div>
      <div className="s-start">
        <div className="s-hint">{`Replies ${replyTimes[look.replyTime]}`}</div>
        <span className="s-button">Start conversation</span>
      </div>
    </>
  );
}

function Chat({ look }: { readonly look: WidgetLook }) {
  return (
    <>
      <div className="s-bar">
        <div className="s-title">{look.name}</div>
        <div className="s-hint">{`Replies ${replyTimes[look.replyTime]}`}</div>
      </div>
      <div className="s-messages">
        <div className="s-message s-own s-contact">
          <div className="s-bubble">Where is my parcel?</div>
        </div>
        <div className="s-message">
          <div className="s-bubble">Let me look that up for you.</div>
        </div>
      </div>
      <div className="s-composer">Type your message</div>
    </>
  );
}

const inWords = ({ view, heading, tagline, name }: WidgetLook): string =>
  view === 'closed'
    ? 'closed, only its launcher shows'
    : view === 'home'
      ? `open with the words “${heading}” and “${tagline}”`
      : `open in a conversation with ${name}`;

/** A drawing of the widget on a page, with the classes of the drawn screens (`WidgetScreen`). Nothing in it is interactive. */
export function WidgetMock({ look }: { readonly look: WidgetLook }) {
  const element = useRef<HTMLDivElement>(null);
  // Set by script rather than as an attribute: the site's content security policy forbids style attributes.
  useEffect(() => element.current?.style.setProperty('--widget-color', look.color), [look.color]);
  const left = look.position === 'left' ? ' s-left' : '';
  return (
    <div className="screen">
      <div
        className="drawing"
        role="img"
        aria-label={`The widget on the ${look.position} of a page, ${look.dark ? 'dark' : 'light'}, ${inWords(look)}.`}
      >
        <div className="s-window s-wide s-site">
          <div className="s-lines" />
          <div
            ref={element}
            className={`s-widget widget-mock widget-${look.textColor}${left}${look.dark ? ' s-dark' : ' s-light'}`}
          >
            {look.view !== 'closed' && (
              <div className="s-pop">{look.view === 'home' ? <Home look={look} /> : <Chat look={look} />}</div>
            )}
            <div className="s-launcher">
              <svg className="s-glyph" viewBox="0 0 20 20" aria-hidden="true">
                <path d={look.view === 'closed' ? 'M10 3a7 7 0 1 0 0 14h7v-7a7 7 0 0 0-7-7z' : 'M5 8l5 5l5-5'} />
              </svg>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
