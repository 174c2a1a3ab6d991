import { createContext, runInContext, type Context } from 'node:vm';

type Value = string | string[] | undefined;
type Variables = Readonly<Record<string, Value>>;

const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined: undefined };

/** What a variable is inside code: a text that reads as a number, a truth value or null becomes one. */
function valueInCode(value: Value): unknown {
  if (typeof value !== 'string' || /^\+|^0(?!\.).+/.test(value)) return value;
  if (value in words) return words[value];
  return Number.isNaN(Number(value)) ? value : Number(value);
}

/** Code with a name in place of each `{{Variable}}`, and the context that has their values. */
function prepared(code: string, variables: Variables, globals: object = {}): { body: string; context: Context } {
  const names: string[] = [];
  const body = code.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `v${names.indexOf(name)}`;
  });
  const values = Object.fromEntries(names.map((name, index) => [`v${index}`, valueInCode(variables[name])]));
  return { body, context: createContext({ ...globals, ...values }) };
}

/** Runs code of a flow as the flow's server does. `globals` are what the server offers. */
export async function runFlowCode(code: string, variables: Variables, globals: object = {}): Promise<unknown> {
  const { body, context } = prepared(code, variables, globals);
  return (await runInContext(`(async () => { ${body}\n})()`, context)) as unknown;
}
