import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { assistantInputSchema } from './kit/assistant-input.ts';
import { AssistantInput } from './kit/AssistantInput.tsx';
import { AssistantMedia } from './kit/AssistantMedia.tsx';
import { Avatar } from './kit/Avatar.tsx';
import { figureProps } from './kit/figure-props.ts';
import { ScreenFigure } from './kit/ScreenFigure.tsx';

const media = ['image', 'video', 'audio', 'embed'] as const;
/** What the picture, video, recording or page would show, in a few words: it is drawn as an icon with these words. */
const mediaLabel = z.string().min(1).optional();
const message = z
  .strictObject({
    from: z.enum(['assistant', 'visitor']),
    text: z.string().min(1).optional(),
    image: mediaLabel,
    video: mediaLabel,
    audio: mediaLabel,
    embed: mediaLabel,
    /** What the assistant asks for after the text. */
    input: assistantInputSchema.optional(),
  })
  .refine(
    (value) => value.text ?? value.input ?? media.some((kind) => value[kind]),
    'needs `text`, `input`, or one of image, video, audio, embed',
  );

const props = z.strictObject({ ...figureProps, messages: z.array(message).min(1) });

/** What a visitor sees of a rule-based assistant: its bubbles on the left, the visitor's answers on the right, inputs where they appear. */
export const AssistantScreen = defineStatic({
  props,
  children: 'none',
  place: 'block',
  needs: { styles: ['figures'] },
  render: ({ alt, caption, messages }, { translate }) => (
    <ScreenFigure alt={alt} caption={caption} translate={translate}>
      <div className="s-window s-form s-messages">
        {messages.map(({ from, text, input, ...rest }, index) => {
          const attached = media.filter((kind) => rest[kind]);
          return (
            <div key={index} className="s-turn">
              {(text ?? attached[0]) && (
                <div className={from === 'visitor' ? 's-message s-own s-contact' : 's-message'}>
                  {from === 'assistant' && <Avatar assistant />}
                  <div className="s-said">
                    {text && <div className="s-bubble">{text}</div>}
                    {attached.map((kind) => (
                      <AssistantMedia key={kind} kind={kind} label={rest[kind] ?? ''} />
                    ))}
                  </div>
                </div>
              )}
              {input && <AssistantInput {...input} />}
            </div>
          );
        })}
      </div>
    </ScreenFigure>
  ),
});
