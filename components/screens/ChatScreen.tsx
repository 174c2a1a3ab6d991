import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { Avatar } from './kit/Avatar.tsx';
import { Composer } from './kit/Composer.tsx';
import { figureProps } from './kit/figure-props.ts';
import { Glyph } from './kit/Glyph.tsx';
import { messageSchema } from './kit/message.ts';
import { MessageBubble } from './kit/MessageBubble.tsx';
import { ScreenFigure } from './kit/ScreenFigure.tsx';

/** The header's second line, and the placeholder of the message field. */
const apps = {
  whatsapp: ['WhatsApp', 'Message'],
  messenger: ['Messenger', 'Message'],
  instagram: ['Instagram', 'Message'],
  telegram: ['Telegram', 'Message'],
  line: ['LINE', 'Message'],
  sms: ['SMS', 'Text message'],
  email: ['Email', 'Reply'],
  widget: ['Website chat', 'Type your message'],
} as const;

const props = z.strictObject({
  ...figureProps,
  app: z.enum(Object.keys(apps) as [keyof typeof apps, ...(keyof typeof apps)[]]),
  /** Who the contact is writing to; for email, the subject. */
  title: z.string().min(1),
  messages: z.array(messageSchema).min(1),
});

/** A conversation as the contact sees it on a phone. */
export const ChatScreen = defineStatic({
  props,
  children: 'none',
  place: 'block',
  needs: { styles: ['figures'] },
  render: ({ alt, caption, app, title, messages }, { translate }) => {
    const [name, placeholder] = apps[app];
    return (
      <ScreenFigure alt={alt} caption={caption} translate={translate}>
        <div className={app === 'email' ? 's-window s-phone s-mail' : 's-window s-phone'}>
          <div className="s-bar">
            <Glyph name="back" />
            {app !== 'email' && <Avatar name={title} />}
            <div>
              <div className="s-title">{title}</div>
              <div className="s-hint">{name}</div>
            </div>
          </div>
          <div className="s-messages">
            {messages.map((message, index) => (
              <MessageBubble
                key={index}
                message={message}
                viewer={app === 'email' ? 'reader' : 'contact'}
                avatars={app === 'email'}
              />
            ))}
          </div>
          <Composer placeholder={placeholder} />
        </div>
      </ScreenFigure>
    );
  },
});
