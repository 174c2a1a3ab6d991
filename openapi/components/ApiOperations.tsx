import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { Call } from '../../engine/components/endpoint/Call.tsx';

/** The operations of a group: title with a link, method and path, and a description. */
export const ApiOperations = defineStatic({
  props: z.strictObject({
    operations: z.array(
      z.strictObject({
        method: z.string(),
        path: z.string(),
        /** Site path of the operation's page. */
        href: z.string(),
        title: z.string(),
        /** One line of Markdown. */
        text: z.string(),
      }),
    ),
  }),
  children: 'none',
  place: 'block',
  needs: { styles: ['api'] },
  render: ({ operations }, { href, inline }) => (
    <ul className="api-operations">
      {operations.map((operation) => (
        <li key={operation.href}>
          <p>
            <a href={href(operation.href)}>{operation.title}</a>
          </p>
          <p className="api-call">
            <Call method={operation.method} path={operation.path} />
          </p>
          {operation.text && <p>{inline(operation.text)}</p>}
        </li>
      ))}
    </ul>
  ),
});
