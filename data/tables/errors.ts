import type { FactTable } from '../../engine/model/table.ts';
import { providerErrors } from '../index.ts';
import { buildTable } from './build-table.ts';

/** `errors.<provider>`: what a provider's error codes mean, and what to do. Pages choose their rows with `only`. */
export const errorTables: Record<string, () => FactTable> = Object.fromEntries(
  providerErrors.providers.map(({ key, errors }) => [
    `errors.${key}`,
    () =>
      buildTable(
        errors,
        {
          name: { label: 'Code', cell: (error) => error.code },
          cause: { label: 'Cause', cell: (error) => error.cause },
          fix: { label: 'Fix', cell: (error) => error.fix },
        },
        (error) => error.key,
      ),
  ]),
);
