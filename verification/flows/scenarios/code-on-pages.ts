import { say, variableId, type FlowValue } from '../flow.ts';
import type { Scenario } from '../scenario.ts';

type Variables = Readonly<Record<string, FlowValue>>;

/** Code of one line that pages show for Set variable or Script, and what a visitor could have filled. */
export const codeOnPages: Readonly<Record<string, Variables>> = {
  'String({{Order number}}).trim().toUpperCase()': { 'Order number': ' ab-1042 ' },
  'String({{Order number}}).trim()': { 'Order number': '1042' },
  'String({{Order number}})': { 'Order number': '1042' },
  'String({{City}}).trim().toLowerCase()': { City: 'Berlin ' },
  'String({{Name}}).split(" ")[0]': { Name: 'Mara Lind' },
  'String({{Code}}).toUpperCase()': { Code: 'x1' },
  '{{Photos}}.split(", ")': { Photos: 'https://a.example/1, https://a.example/2' },
  '{{Photos}}.split(", ").length': { Photos: 'https://a.example/1, https://a.example/2' },
  '{{Stay}}.split(" to ")[0]': { Stay: '2026-03-01 to 2026-03-04' },
  'new Date({{Day}}).getUTCDay()': { Day: '2026-03-01' },
  '({{Quantity}} * 39).toFixed(2)': { Quantity: '3' },
  'Number({{First}}) + Number({{Second}})': { First: '2', Second: '3' },
  'Number({{Total}} ?? 0) + Number({{Price}})': { Total: null, Price: '7.5' },
  'Number({{Price}} ?? 0)': { Price: null },
  'Number({{Tries}} ?? 0) + 1': { Tries: '1' },
  '{{Score}} + 5': { Score: '10' },
  'Math.round({{Score}} * 100 / {{Maximum}})': { Score: '2', Maximum: '3' },
  '{{Items}}.join(", ")': { Items: ['Lamp', 'Cable'] },
  '{{Items}}.length': { Items: ['Lamp', 'Cable'] },
  '{{Items}}.slice()': { Items: ['Lamp', 'Cable'] },
  'encodeURIComponent({{City}})': { City: 'Köln & Bonn' },
  '"https://shop.example.com/orders/?number=" + encodeURIComponent({{Order number}})': { 'Order number': 'A 1' },
};

/** Calculations inside a text that pages show. */
export const textsOnPages: Readonly<Record<string, Variables>> = {
  'Thanks, {{Name}}.': { Name: 'Mara' },
  '{{= Number({{Price}}).toFixed(2) =}}': { Price: '7.5' },
  '{{= {{Items}}.join(" and ") =}}': { Items: ['Lamp', 'Cable'] },
  '{{= {{List}}.join(", ") =}}': { List: ['Lamp', 'Cable'] },
  '{{= {{List}}[0] =}}': { List: ['Lamp', 'Cable'] },
  '{{= ({{Items}} ?? []).length =}}': { Items: null },
  '{{= String({{Name}} ?? "").toUpperCase() =}}': { Name: 'Mara' },
  'Hello {{= String({{Name}} ?? "").split(" ")[0] =}}!': { Name: 'Mara Lind' },
  '{{= {{List}}.at(-1) =}}': { List: ['Lamp', 'Cable'] },
  'You chose {{= {{Items}}.length =}} items.': { Items: ['Lamp', 'Cable'] },
  'https://shop.example.com/orders/?number={{= encodeURIComponent({{Order number}}) =}}': { 'Order number': 'A 1' },
};

/** A flow that stores a custom value in `Result`. */
export const customValue = (
  name: string,
  expressionToEvaluate: string,
  isCode: boolean,
  variables: Variables,
): Scenario => ({
  block: 'logic/set-variable',
  name,
  flow: {
    groups: {
      Start: [
        {
          type: 'Set variable',
          options: { variableId: variableId('Result'), type: 'Custom', expressionToEvaluate, isCode },
        },
      ],
    },
    variables: { Result: null, ...variables },
  },
});

export const pageCode: readonly Scenario[] = [
  ...Object.entries(textsOnPages).map(([text, variables]): Scenario => ({
    block: 'bubbles/text',
    name: text,
    flow: { groups: { Start: [say(text)] }, variables },
  })),
  ...Object.entries(codeOnPages).map(([code, variables]) => customValue(`code ${code}`, code, true, variables)),
];
