import { asList, asText, inWords, type DrawnMessage, type Item } from './read-message.ts';
import { useTranslate } from '../kit/translated.tsx';

function Options({ items }: { readonly items: readonly Item[] }) {
  return (
    <div className="s-choices">
      {items.map((item, index) => (
        <div className="s-choice" key={index}>
          {asText(item['title'])}
        </div>
      ))}
    </div>
  );
}

function Fields({ items, button }: { readonly items: readonly Item[]; readonly button: string }) {
  return (
    <div className="message-part">
      {items.map((item, index) => {
        const options = asList(item['options']);
        const start = asText(item['default']);
        const chosen = options.find((option) => asText(option['value']) === start) ?? options[0];
        return (
          <div key={index}>
            <div className="s-label">{asText(item['label'])}</div>
            <div className={item['type'] === 'text_area' ? 's-field s-area' : 's-field'}>
              {item['type'] === 'select'
                ? asText(chosen?.['label'])
                : start || <span className="s-hint">{asText(item['placeholder'])}</span>}
            </div>
          </div>
        );
      })}
      <span className="s-button">{button}</span>
    </div>
  );
}

function Cards({ items }: { readonly items: readonly Item[] }) {
  const t = useTranslate();
  return items.map((item, index) => (
    <div className="message-part" key={index}>
      {asText(item['media_url']) && <div className="message-picture">{t('Picture')}</div>}
      <div>
        <div className="s-title">{asText(item['title'])}</div>
        <div className="s-hint">{asText(item['description'])}</div>
      </div>
      <div className="s-choices">
        {asList(item['actions']).map((action, actionIndex) => (
          <div className="s-choice" key={actionIndex}>
            {asText(action['text'])}
          </div>
        ))}
      </div>
    </div>
  ));
}

function Articles({ items }: { readonly items: readonly Item[] }) {
  return (
    <div className="message-part">
      {items.map((item, index) => (
        <div key={index}>
          <div className="s-title">{asText(item['title'])}</div>
          <div className="s-hint">{asText(item['description'])}</div>
        </div>
      ))}
    </div>
  );
}

/** A message as the website widget shows it, made of the parts of the drawn screens. Nothing in it is interactive. */
export function MessageDrawing({ message }: { readonly message: DrawnMessage }) {
  const t = useTranslate();
  const { type, content, items } = message;
  return (
    <div className="screen">
      <div className="drawing" role="img" aria-label={inWords(message, t)} data-markdown-ignore="">
        <div className="s-window message-window">
          <div className="s-messages">
            <div className="s-message">
              <div className="s-said">
                {content && <div className="s-bubble">{content}</div>}
                {type === 'input_select' && <Options items={items} />}
                {type === 'input_email' && (
                  <Fields items={[{ type: 'email', placeholder: t('Your email address') }]} button={t('Send')} />
                )}
                {type === 'form' && <Fields items={items} button={t('Submit')} />}
                {type === 'cards' && <Cards items={items} />}
                {type === 'article' && <Articles items={items} />}
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
