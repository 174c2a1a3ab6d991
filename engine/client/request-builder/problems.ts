import { Validator, type OutputUnit } from '@cfworker/json-schema';
import { formTexts } from '../form-texts.ts';
import type { Problems } from './entries.ts';

/** Keywords whose errors only repeat that something inside is invalid. */
const outer = new Set('$ref allOf items prefixItems properties additionalProperties if then else'.split(' '));

/**
 * Validates a value against a JSON Schema (2020-12).
 * @returns one message for each invalid place, by JSON Pointer; empty when the value is valid
 */
export function problemsOf(schema: object, value: unknown): Problems {
  const { errors } = new Validator(schema, '2020-12', false).validate(value);
  const problems = new Map<string, string>();
  for (const error of errors.filter(({ keyword }) => !outer.has(keyword))) {
    const { fieldPointer, message } = read(error);
    if (!problems.has(fieldPointer)) problems.set(fieldPointer, message);
  }
  return problems;
}

function read({ keyword, instanceLocation, error }: OutputUnit): { fieldPointer: string; message: string } {
  const pointer = instanceLocation.replace(/^#/, '');
  const quoted = /"([^"]*)"\.?$/.exec(error)?.[1] ?? '';
  if (keyword === 'required') return { fieldPointer: `${pointer}/${quoted}`, message: formTexts.problemRequired };
  if (keyword === 'type') return { fieldPointer: pointer, message: formTexts.problemType.replace('{type}', quoted) };
  if (keyword === 'enum') return { fieldPointer: pointer, message: formTexts.problemEnum };
  if (keyword === 'format')
    return { fieldPointer: pointer, message: formTexts.problemFormat.replace('{format}', quoted) };
  if (keyword === 'anyOf' || keyword === 'oneOf') return { fieldPointer: pointer, message: formTexts.problemForms };
  return { fieldPointer: pointer, message: formTexts.problemOther.replace('{detail}', error) };
}

/** The field where a problem is shown: its own, or the nearest one that contains it. */
export function nearestField(fieldPointer: string, fields: ReadonlySet<string>): string | undefined {
  for (let pointer = fieldPointer; pointer; pointer = pointer.slice(0, pointer.lastIndexOf('/')))
    if (fields.has(pointer)) return pointer;
  return undefined;
}
