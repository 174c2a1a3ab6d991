import { z } from 'zod';
import { PropertyList } from '../../engine/components/data-table/PropertyList.tsx';
import { defineStatic } from '../../engine/components/define.ts';

/** Error statuses of an operation, each with its meaning. */
export const ApiErrors = defineStatic({
  props: z.strictObject({ errors: z.array(z.strictObject({ status: z.string(), text: z.string() })).min(1) }),
  children: 'none',
  place: 'block',
  render: ({ errors }, { inline, uniqueId }) => (
    <div className="api-errors" role="group" aria-label="Errors">
      <PropertyList
        properties={errors.map(({ status, text }) => ({
          id: uniqueId(`error-${status}`),
          name: { text: status, content: <code>{status}</code> },
          facts: [],
          meaning: { text, content: inline(text) },
        }))}
      />
    </div>
  ),
});
