import { z } from 'zod';
import { templateVariables } from '../../../data/index.ts';
import { defineLive } from '../../../engine/components/define.ts';
import { VariablePreview, type VariablePreviewProps } from './VariablePreview.tsx';

/** The variables of `data/template-variables.json` with their samples. */
export const variableProps = (): VariablePreviewProps => ({
  variables: templateVariables.variables.map(({ name, sample }) => ({ name, sample })),
  template:
    'Hello {{ contact.first_name | default: "there" }}, this is {{ agent.first_name }} from {{ account.name }}.',
});

/** `<VariablePreview />`: a message with template variables and what becomes of it. */
export const variablePreview = defineLive({
  props: z.strictObject({}).transform(variableProps),
  children: 'none',
  place: 'block',
  Component: VariablePreview,
});
