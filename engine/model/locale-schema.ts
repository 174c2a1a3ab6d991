import { z } from 'zod';
import forms from './english/forms.json' with { type: 'json' };
import frame from './english/frame.json' with { type: 'json' };
import generated from './english/generated.json' with { type: 'json' };
import search from './english/search.json' with { type: 'json' };
import { directionOf, languageName, type Locale } from './locale.ts';
import type { AllTexts } from './strings.ts';

export const textNames = Object.keys({ ...frame, ...forms, ...search, ...generated }) as (keyof AllTexts)[];

/** A text, or for one with a count its forms by the plural categories of the language. */
const form = z.string().optional();
const plural = { zero: form, one: form, two: form, few: form, many: form, other: z.string() };
const textSchema = z.union([z.string(), z.strictObject(plural)]);

/** What `locales/CODE.json` has: the translation of what is not a page. */
export const catalogSchema = z.strictObject({
  /** Texts of the user interface, by their keys in `engine/model/strings.ts`. */
  strings: z.partialRecord(z.enum(textNames), z.string()).default({}),
  /** Texts of configuration, data and components, by the English text. */
  words: z.record(z.string(), textSchema).default({}),
  /** What readers search for and what pages say instead, as in `config/synonyms.json`. */
  synonyms: z.array(z.string()).default([]),
  /** What its pages call a thing that a platform can lack, by a name in `config/availability.ts`; `*` is any letters. */
  names: z.record(z.string(), z.array(z.string().min(2))).default({}),
  /** Texts of live components by component, `shared` for those of several, by the English text. */
  tools: z.record(z.string(), z.record(z.string(), textSchema)).default({}),
});

export const localeSchema = z
  .strictObject({
    code: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as de or pt-BR'),
    /** Default: the language's name in itself. */
    label: z.string().optional(),
    /** Default: that of the language's script. */
    direction: z.enum(['ltr', 'rtl']).optional(),
  })
  .transform(({ code, label, direction }): Locale<z.output<typeof catalogSchema>> => {
    return { code, label: label ?? languageName(code), direction: direction ?? directionOf(code) };
  });
