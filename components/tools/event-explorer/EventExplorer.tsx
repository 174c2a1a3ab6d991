import { useState } from 'react';
import { applyBrand, brandTokens } from '../../../engine/model/brand-tokens.ts';
import { useSite } from '../../../engine/ui/app/site-context.tsx';
import { CodeOutput } from '../kit/CodeOutput.tsx';
import { Field } from '../kit/Field.tsx';
import { InlineCode } from '../kit/NoteList.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Tool } from '../kit/Tool.tsx';
import { findEvents, type EventRow } from './events.ts';

export type EventExplorerProps = {
  readonly events: readonly EventRow[];
  readonly receivers: readonly string[];
};

/** Events with what their payloads add to an object, which can be expanded, filtered by words and receiver. */
export function EventExplorer({ events, receivers }: EventExplorerProps) {
  const { site, href } = useSite();
  const tokens = brandTokens(site.brand);
  const [query, setQuery] = useState('');
  const [receiver, setReceiver] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const found = findEvents(events, query, receiver);
  return (
    <Tool
      title="Explore events"
      layout="stack"
      controls={
        <>
          <Field
            label="Search events"
            value={query}
            onChange={setQuery}
            hint="For example, message, typing or status."
          />
          <SelectField
            label="Receiver"
            value={receiver}
            onChange={setReceiver}
            options={[{ value: '', label: 'All receivers' }, ...receivers.map((one) => ({ value: one, label: one }))]}
          />
        </>
      }
    >
      <p className="tool-summary" role="status">
        {found.length === events.length
          ? `${events.length} events`
          : found.length === 0
            ? 'No event matches all these words. Try fewer words or another receiver.'
            : `${found.length} of ${events.length} events`}
      </p>
      <div className="event-list">
        {found.map((event) => (
          <details
            key={event.name}
            onToggle={({ currentTarget }) => currentTarget.open && setOpened((names) => new Set(names).add(event.name))}
          >
            <summary>
              <code>{event.name}</code>
              <span>
                <InlineCode text={event.when} />
              </span>
            </summary>
            <p className="tool-hint">{`Sent to ${event.who}.${event.since ? ` Since release ${event.since}.` : ''}`}</p>
            {/* Highlighted once it is opened: on paper and in the page's source, colors would only add weight. */}
            {event.object && (
              <p className="tool-hint">
                {'Its fields are those of '}
                <a href={href(event.object.path)}>{event.object.name}</a>
                {event.example ? ', and:' : '.'}
              </p>
            )}
            {event.example && (
              <CodeOutput
                code={applyBrand(JSON.stringify(event.example, null, 2), tokens)}
                label={`Payload of ${event.name}, shortened`}
                language="json"
                plain={!opened.has(event.name)}
              />
            )}
          </details>
        ))}
      </div>
    </Tool>
  );
}
