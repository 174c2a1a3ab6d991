import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { Composer } from './kit/Composer.tsx';
import { figureProps } from './kit/figure-props.ts';
import { Glyph } from './kit/Glyph.tsx';
import { messageSchema } from './kit/message.ts';
import { MessageBubble } from './kit/MessageBubble.tsx';
import { ScreenButton } from './kit/ScreenButton.tsx';
import { ScreenFigure } from './kit/ScreenFigure.tsx';

const props = z.strictObject({
  ...figureProps,
  heading: z.string().min(1),
  tagline: z.string().min(1).optional(),
  messages: z.array(messageSchema).min(1).optional(),
  /** Text of an expanded bubble. Default: a round bubble. */
  launcher: z.string().min(1).optional(),
  /** Corner of the page. Default: `right`. */
  position: z.enum(['left', 'right']).default('right'),
  /** The widget's color scheme: dark if true, light if `false`. Default: that of the page. */
  dark: z.boolean().optional(),
  /** Default: `chat` with messages, `home` without. */
  state: z.enum(['home', 'chat', 'closed']).optional(),
  /** The reply-time line: `Typically replies in a few minutes`. */
  reply: z.string().min(1).optional(),
});

/** The website widget in the corner of a page. */
export const WidgetScreen = defineStatic({
  props: props.refine(({ state, messages }) => state !== 'chat' || messages, {
    path: ['messages'],
    message: 'is needed when `state` is chat',
  }),
  children: 'none',
  place: 'block',
  needs: { styles: ['scenes', 'figures'] },
  render: (
    { alt, caption, heading, tagline, messages, launcher, position, dark, state = messages ? 'chat' : 'home', reply },
    { translate },
  ) => (
    <ScreenFigure alt={alt} caption={caption} translate={translate}>
      <div className="s-window s-wide s-site">
        <div className="s-lines" />
        <div
          className={['s-widget', position === 'left' && 's-left', dark && 's-dark', dark === false && 's-light']
            .filter(Boolean)
            .join(' ')}
        >
          {state !== 'closed' && (
            <div className="s-pop">
              <div className={state === 'home' ? 's-welcome' : 's-bar'}>
                <div className="s-title">{heading}</div>
                {state === 'home' && tagline && <div>{tagline}</div>}
                {state === 'chat' && reply && <div className="s-hint">{reply}</div>}
              </div>
              {state === 'home' ? (
                <div className="s-start">
                  {reply && <div className="s-hint">{reply}</div>}
                  <ScreenButton label="Start conversation" />
                </div>
              ) : (
                <>
                  <div className="s-messages">
                    {messages?.map((message, index) => (
                      <MessageBubble
                        key={index}
                        message={message}
                        viewer="contact"
                        avatars={message.from === 'agent' || message.from === 'assistant'}
                      />
                    ))}
                  </div>
                  <Composer placeholder="Type your message" />
                </>
              )}
            </div>
          )}
          <div className="s-launcher">
            <Glyph name={state === 'closed' ? 'chat' : 'chevron'} />
            {launcher}
          </div>
        </div>
      </div>
    </ScreenFigure>
  ),
});
