import { useEffect, useRef, type RefObject } from 'react';
import { useTranslate } from '../kit/translated.tsx';
import type { Translate } from '../kit/translate.ts';

export const replyTimes = {
  in_a_few_minutes: { option: 'In a few minutes', promise: 'Replies in a few minutes' },
  in_a_few_hours: { option: 'In a few hours', promise: 'Replies in a few hours' },
  in_a_day: { option: 'In a day', promise: 'Replies in a day' },
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
  const t = useTranslate();
  return (
    <>
      <div className="s-welcome">
        <div className="s-title">{look.heading}</div>
        <div>{look.tagline}</div>
      </div>
      <div className="s-start">
        <div className="s-hint">{t(replyTimes[look.replyTime].promise)}</div>
        <span className="s-button">{t('Start conversation')}</span>
      </div>
    </>
  );
}

function Chat({ look }: { readonly look: WidgetLook }) {
  const t = useTranslate();
  return (
    <>
      <div className="s-bar">
        <div className="s-title">{look.name}</div>
        <div className="s-hint">{t(replyTimes[look.replyTime].promise)}</div>
      </div>
      <div className="s-messages">
        <div className="s-message s-own s-contact">
          <div className="s-bubble">{t('Where is my parcel?')}</div>
        </div>
        <div className="s-message">
          <div className="s-bubble">{t('Let me look that up for you.')}</div>
        </div>
      </div>
      <div className="s-composer">{t('Type your message')}</div>
    </>
  );
}

const inWords = ({ view, heading, tagline, name }: WidgetLook, t: Translate): string =>
  view === 'closed'
    ? t('closed, only its launcher shows')
    : view === 'home'
      ? t('open with the words “{heading}” and “{tagline}”', { heading, tagline })
      : t('open in a conversation with {name}', { name });

/** Sets the widget's color. By script rather than as an attribute: the site's content security policy forbids style attributes. */
function useColor<Part extends HTMLElement>(color: string): RefObject<Part | null> {
  const element = useRef<Part>(null);
  useEffect(() => element.current?.style.setProperty('--widget-color', color), [color]);
  return element;
}

const classesOf = ({ textColor, position, dark }: WidgetLook): string =>
  `widget-mock widget-${textColor}${position === 'left' ? ' s-left' : ''}${dark ? ' s-dark' : ' s-light'}`;

const Launcher = ({ open }: { readonly open: boolean }) => (
  <span className="s-launcher">
    <svg className="s-glyph" viewBox="0 0 20 20" aria-hidden="true">
      <path d={open ? 'M5 8l5 5l5-5' : 'M10 3a7 7 0 1 0 0 14h7v-7a7 7 0 0 0-7-7z'} />
    </svg>
  </span>
);

/** The widget on one line, for where the form leaves no more room: its launcher, after the greeting if it is open. */
export const WidgetBrief = ({ look, greets }: { readonly look: WidgetLook; readonly greets: boolean }) => (
  <span className="screen" aria-hidden="true">
    <span ref={useColor<HTMLSpanElement>(look.color)} className={`widget-brief ${classesOf(look)}`}>
      {greets && look.view !== 'closed' && (
        <span className="s-welcome">{look.view === 'chat' ? look.name : look.heading}</span>
      )}
      <Launcher open={look.view !== 'closed'} />
    </span>
  </span>
);

/** A drawing of the widget on a page, with the classes of the drawn screens (`WidgetScreen`). Nothing in it is interactive. */
export function WidgetMock({ look }: { readonly look: WidgetLook }) {
  const t = useTranslate();
  return (
    <div className="screen">
      <div
        className="drawing"
        role="img"
        aria-label={t('The widget on a page: {side}, {scheme}, {view}.', {
          side: t(look.position === 'left' ? 'on the left' : 'on the right'),
          scheme: t(look.dark ? 'dark' : 'light'),
          view: inWords(look, t),
        })}
        data-markdown-ignore=""
      >
        <div className="s-window s-wide s-site">
          <div className="s-lines" />
          <div ref={useColor<HTMLDivElement>(look.color)} className={`s-widget ${classesOf(look)}`}>
            {look.view !== 'closed' && (
              <div className="s-pop">{look.view === 'home' ? <Home look={look} /> : <Chat look={look} />}</div>
            )}
            <Launcher open={look.view !== 'closed'} />
          </div>
        </div>
      </div>
    </div>
  );
}
