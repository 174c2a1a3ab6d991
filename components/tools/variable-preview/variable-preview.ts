import { createElement } from 'react';
import { z } from 'zod';
import { templateVariables } from '../../../data/index.ts';
import { defineLive } from '../../../engine/components/define.ts';
import { VariablePreview, type Filler, type VariablePreviewProps } from './VariablePreview.tsx';
import { VariableTwin } from './VariableTwin.tsx';

/** The variables of `data/template-variables.json` with their samples, and what fills each in. */
export const variableProps = (filler: Filler): VariablePreviewProps => ({
  variables: templateVariables.variables.map(({ name, sample, editor, server }) => ({
    name,
    sample,
    in: [...(editor === 'empty' ? [] : (['editor'] as const)), ...(server === 'empty' ? [] : (['server'] as const))],
  })),
  template:
    filler === 'editor'
      ? 'Hello {{contact.first_name}}, this is {{agent.first_name}}.'
      : 'Hello {{ contact.first_name | default: "there" }}, this is {{ agent.first_name }} from {{ account.name }}.',
  filler,
});

/** `<VariablePreview filler="editor" />`: a message with template variables and the result, for either filler. */
export const variablePreview = defineLive({
  props: z
    .strictObject({
      /** The initial filler: `editor` for canned responses, `server` for everything else. */
      filler: z.enum(['editor', 'server']).default('server'),
    })
    .transform(({ filler }) => variableProps(filler)),
  children: 'none',
  place: 'block',
  Component: VariablePreview,
  twin: (props) => createElement(VariableTwin, props),
});
