import { describe, expect, it } from 'vitest';
import { jsLiteral, type Literal } from './js-literal.ts';

const evaluate = (source: string): unknown => new Function(`return ${source};`)();

describe('jsLiteral', () => {
  it.each<Literal>([
    'plain',
    `it's "quoted"`,
    'back\\slash and \\" both',
    'line\nbreak\ttab',
    '</script><!-- x -->',
    'dots … and \u2028 separators',
    '',
    3,
    -0.5,
    true,
    null,
    [],
    {},
    ['a', ['b'], { c: 1 }],
    { plan: 'pro', 'two words': 2, __proto: false, nested: { 'a-b': ['x'] } },
  ])('evaluates to the same value: %j', (value) => {
    expect(evaluate(jsLiteral(value))).toEqual(value);
    expect(evaluate(jsLiteral(value, 4))).toEqual(value);
  });

  it('cannot close its script element', () => {
    expect(jsLiteral('</script>')).not.toContain('</');
    expect(jsLiteral('<!--')).not.toContain('<!');
  });

  it('writes unquoted keys, single quotes and the requested indent', () => {
    expect(jsLiteral({ position: 'left', darkMode: 'auto' }, 2)).toBe(
      "{\n    position: 'left',\n    darkMode: 'auto',\n  }",
    );
  });
});
