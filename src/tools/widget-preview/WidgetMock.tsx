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
      <header>
        <span className="widget-avatar" />
        <strong>{look.heading}</strong>
        <span>{look.tagline}</span>
      </header>
      <div className="widget-card">
        <strong>We are online</strong>
        <small>Replies {replyTimes[look.replyTime]}</small>
        <span className="widget-colored">Start conversation</span>
      </div>
    </>
  );
}

function Chat({ look }: { readonly look: WidgetLook }) {
  return (
    <>
      <header className="widget-bar">
        <span className="widget-avatar" />
        <strong>{look.name}</strong>
        <small>Replies {replyTimes[look.replyTime]}</small>
      </header>
      <div className="widget-messages">
        <p className="widget-colored">Where is my parcel?</p>
        <p>Let me look that up for you.</p>
      </div>
      <div className="widget-reply">Type your message</div>
    </>
  );
}

/** A drawing of the widget on a page. Draws only: nothing in it can be pressed. */
export function WidgetMock({ look }: { readonly look: WidgetLook }) {
  const element = useRef<HTMLDivElement>(null);
  // Set by script, not as an attribute: the site's content security policy allows no style attributes.
  useEffect(() => element.current?.style.setProperty('--widget-color', look.color), [look.color]);
  const description = `The widget on a page, ${look.position} side, ${look.dark ? 'dark' : 'light'}, ${look.view === 'closed' ? 'closed: only the launcher shows' : look.view === 'home' ? `open: “${look.heading}”, “${look.tagline}”` : `with a conversation with ${look.name}`}.`;
  return (
    <div ref={element} className={`widget-mock widget-${look.position} widget-${look.dark ? 'dark' : 'light'} widget-text-${look.textColor}`} role="img" aria-label={description}>
      <div className="widget-page" aria-hidden="true">
        {look.view !== 'closed' && <div className="widget-window">{look.view === 'home' ? <Home look={look} /> : <Chat look={look} />}</div>}
        <svg className="widget-launcher" viewBox="0 0 48 48" width="48" height="48">
          <circle cx="24" cy="24" r="24" />
          <path d={look.view === 'closed' ? 'M33 33H24a9 9 0 1 1 9-9z' : 'M17.5 17.5l13 13m0-13l-13 13'} />
        </svg>
      </div>
    </div>
  );
}
