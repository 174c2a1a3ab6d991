import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { Avatar } from './kit/Avatar.tsx';
import { Composer } from './kit/Composer.tsx';
import { conversationRowSchema } from './kit/conversation-row.ts';
import { ConversationList } from './kit/ConversationList.tsx';
import { figureProps, markLetter } from './kit/figure-props.ts';
import { glyphNames } from './kit/glyph-paths.ts';
import { messageSchema } from './kit/message.ts';
import { MessageBubble } from './kit/MessageBubble.tsx';
import { LetterMark } from './kit/LetterMark.tsx';
import { Panel } from './kit/Panel.tsx';
import { panelSchema } from './kit/panel.ts';
import { Rail } from './kit/Rail.tsx';
import { ScreenButton } from './kit/ScreenButton.tsx';
import { ScreenFigure } from './kit/ScreenFigure.tsx';

const props = z.strictObject({
  ...figureProps,
  /** Usually the contact's name. */
  title: z.string().min(1),
  titleMark: markLetter.optional(),
  /** Name of the channel beside the title. */
  channel: z.string().min(1).optional(),
  /** Label of the button beside the title: “Resolve”. */
  action: z.string().min(1).optional(),
  actionMark: markLetter.optional(),
  messages: z.array(messageSchema).min(1),
  /** Text in the reply box. Default: its placeholder. */
  reply: z.string().min(1).optional(),
  replyMark: markLetter.optional(),
  /** Content of the panel beside the conversation. */
  panel: panelSchema.optional(),
  /** The list of conversations on the left: with it, the figure shows the whole screen. */
  list: z.array(conversationRowSchema).min(1).optional(),
  /** Heading of the list. */
  listTitle: z.string().min(1).default('Conversations'),
  /** The app's menu on the far left, as icons. */
  menu: z
    .array(z.strictObject({ icon: z.enum(glyphNames), active: z.boolean().optional(), mark: markLetter.optional() }))
    .min(1)
    .optional(),
});

/**
 * A conversation as an agent sees it: the contact on the left, everyone who answers on the right. With `list` and `menu`, the whole
 * screen.
 */
export const ConversationScreen = defineStatic({
  props,
  children: 'none',
  place: 'block',
  needs: ({ list, menu }) => ({ styles: list || menu ? ['figures', 'hero'] : ['figures'] }),
  render: (
    {
      alt,
      caption,
      title,
      titleMark,
      channel,
      action,
      actionMark,
      messages,
      reply,
      replyMark,
      panel,
      list,
      listTitle,
      menu,
    },
    { translate },
  ) => (
    <ScreenFigure alt={alt} caption={caption} translate={translate}>
      <div className={`s-window s-split ${list || menu ? (panel ? 's-desk s-desk-panel' : 's-desk') : 's-wide'}`}>
        {menu && <Rail items={menu} />}
        {list && <ConversationList title={listTitle} rows={list} />}
        <div className="s-main">
          <div className="s-bar s-pin">
            <LetterMark letter={titleMark} />
            <Avatar name={title} />
            <div className="s-title">{title}</div>
            {channel && <div className="s-tag">{channel}</div>}
            {action && <ScreenButton label={action} mark={actionMark} />}
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
          <Composer placeholder="Write a reply" text={reply} mark={replyMark} />
        </div>
        {panel && <Panel items={panel} />}
      </div>
    </ScreenFigure>
  ),
});
