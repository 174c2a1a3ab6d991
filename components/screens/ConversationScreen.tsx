import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { Avatar } from './kit/Avatar.tsx';
import { Composer } from './kit/Composer.tsx';
import { figureProps } from './kit/figure-props.ts';
import { messageSchema } from './kit/message.ts';
import { MessageBubble } from './kit/MessageBubble.tsx';
import { ScreenFigure } from './kit/ScreenFigure.tsx';

const props = z.strictObject({
  ...figureProps,
  /** Usually the contact's name. */
  title: z.string().min(1),
  /** Name of the channel beside the title. */
  channel: z.string().min(1).optional(),
  messages: z.array(messageSchema).min(1),
  /** What the panel beside the conversation says. */
  panel: z
    .array(z.strictObject({ label: z.string().min(1), value: z.string().min(1) }))
    .min(1)
    .optional(),
});

/** A conversation as an agent sees it: the contact at the left, everyone who answers at the right. */
export const ConversationScreen = defineStatic({
  props,
  children: 'none',
  place: 'block',
  render: ({ alt, caption, title, channel, messages, panel }) => (
    <ScreenFigure alt={alt} caption={caption}>
      <div className="s-window s-wide s-split">
        <div className="s-main">
          <div className="s-bar">
            <Avatar name={title} />
            <div className="s-title">{title}</div>
            {channel && <div className="s-tag">{channel}</div>}
          </div>
          <div className="s-messages">
            {messages.map((message, index) => (
              <MessageBubble
                key={index}
                message={message.from === 'contact' ? { ...message, name: message.name ?? title } : message}
                viewer="agent"
              />
            ))}
          </div>
          <Composer placeholder="Write a reply" />
        </div>
        {panel && (
          <div className="s-panel">
            {panel.map(({ label, value }) => (
              <div key={label}>
                <div className="s-hint">{label}</div>
                <div>{value}</div>
              </div>
            ))}
          </div>
        )}
      </div>
    </ScreenFigure>
  ),
});
