import { z } from 'zod';
import { childNodes, isElementOf } from '../child-nodes.ts';
import { defineStatic } from '../define.ts';

/** An ordered list with its numbers in the margin. */
export const Steps = defineStatic({
  props: z.strictObject({}),
  children: 'blocks',
  place: 'block',
  render: ({ children }, { report }) => {
    const blocks = childNodes(children).filter((child) => typeof child !== 'string' || child.trim());
    if (blocks.length !== 1 || !isElementOf(blocks[0], 'ol')) {
      const content = blocks.length === 1 ? 'something else' : `${blocks.length} blocks`;
      report(
        `<Steps> contains one ordered list and nothing else; this one has ${content}.`,
        'Number the steps 1., 2., 3. and indent what belongs to a step by three spaces.',
      );
    }
    return <div className="steps">{children}</div>;
  },
});
