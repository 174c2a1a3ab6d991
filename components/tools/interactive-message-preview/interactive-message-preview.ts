import { createElement } from 'react';
import { z } from 'zod';
import { interactive } from '../../../data/index.ts';
import { defineLive } from '../../../engine/components/define.ts';
import { InteractiveMessagePreview, type InteractiveMessagePreviewProps } from './InteractiveMessagePreview.tsx';
import { InteractiveMessageTwin } from './InteractiveMessageTwin.tsx';

/** The content types of the API, with the samples of `data/interactive.json`. */
export function messageProps(): InteractiveMessagePreviewProps {
  const sendable = interactive.types.filter((type) => type.send);
  return {
    types: sendable.map(({ name, items }) => ({ name, keys: (items ?? []).map((item) => item.name) })),
    // Options come first: they are the shortest, and the most common.
    samples: sendable
      .flatMap(({ name, meaning, sample }) =>
        sample
          ? [{ name, meaning: meaning.replace(/\.$/, '').toLowerCase(), json: JSON.stringify(sample, null, 2) }]
          : [],
      )
      .toSorted((a, b) => Number(b.name === 'input_select') - Number(a.name === 'input_select')),
  };
}

/** `<InteractiveMessagePreview />`: the JSON of an interactive message and how the widget renders it. */
export const interactiveMessagePreview = defineLive({
  props: z.strictObject({}).transform(messageProps),
  children: 'none',
  place: 'block',
  Component: InteractiveMessagePreview,
  twin: (props) => createElement(InteractiveMessageTwin, props),
});
