import { useState } from 'react';
import { applyBrand, brandTokens } from '../../../engine/model/brand-tokens.ts';
import { useSite } from '../../../engine/ui/app/site-context.tsx';
import { CodeOutput } from '../kit/CodeOutput.tsx';
import { Field } from '../kit/Field.tsx';
import { InlineCode } from '../kit/NoteList.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Tool } from '../kit/Tool.tsx';
import { findEvents, type EventRow, type Receiver } from './events.ts';
import { translated, useTranslate } from '../kit/translated.tsx';

export type EventExplorerProps = {
  readonly events: readonly EventRow[];
  readonly receivers: readonly Receiver[];
};

/** Events with what their payloads add to an object, which can be expanded, filtered by words and receiver. */
export const EventExplorer = translated(function EventExplorer({ events, receivers }: EventExplorerProps) {
  const t = useTranslate();
  const { site, href } = useSite();
  const tokens = brandTokens(site.brand);
  const [query, setQuery] = useState('');
  const [receiver, setReceiver] = useState<Receiver | ''>('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const hits = findEvents(events, query, receiver);
  return (
    <Tool
      title={t('Explore events')}
      layout="stack"
      controls={
        <>
          <Field
            label={t('Search events')}
            value={query}
            onChange={setQuery}
            hint={t('For example, message, typing or status.')}
          />
          <SelectField
            label={t('Receiver')}
            value={receiver}
            onChange={setReceiver}
            options={[
              { value: '', label: t('All receivers') },
              ...receivers.map((one) => ({ value: one, label: t(one) })),
            ]}
          />
        </>
      }
    >
      <p className="tool-summary" role="status">
        {hits.length === events.length
          ? t({ one: '{count} event', other: '{count} events' }, { count: events.length })
          : hits.length === 0
            ? t('No event matches all these words. Try fewer words or another receiver.')
            : t('{shown} of {all} events', { shown: hits.length, all: events.length })}
      </p>
      <div className="event-list">
        {hits.map((event) => (
          <details
            key={event.name}
            onToggle={({ currentTarget }) => currentTarget.open && setOpened((names) => new Set(names).add(event.name))}
          >
            <summary>
              <code>{event.name}</code>{' '}
              <span>
                <InlineCode text={event.when} />
              </span>
            </summary>
            <p className="tool-hint">
              {t('Sent to {receivers}.', { receivers: event.who })}
              {event.since && ` ${t('Since release {release}.', { release: event.since })}`}
            </p>
            {/* Highlighted once it is opened: on paper and in the page's source, colors would only add weight. */}
            {event.object && (
              <p className="tool-hint">
                {t('Fields of the event:')} <a href={href(event.object.path)}>{event.object.name}</a>
                {event.example && <span> {t('and these:')}</span>}
              </p>
            )}
            {event.example && (
              <CodeOutput
                code={applyBrand(JSON.stringify(event.example, null, 2), tokens)}
                label={t('Payload of {event}, shortened', { event: event.name })}
                language="json"
                plain={!opened.has(event.name)}
              />
            )}
          </details>
        ))}
      </div>
    </Tool>
  );
});
