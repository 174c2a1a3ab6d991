const number = String.raw`(?:\d\d?:\d\d|\d[\d,]*(?:\.\d+)?)`;
const formula = new RegExp(
  String.raw`(\(?${number}(?:\s?[÷×+−)]+\s?\(?${number}\)?)+)\s*(?:=|\|)\s*(${number})(%?)(?:\s?(\p{L}+))?`,
  'gu',
);

/** The value of a number. A time of day, such as 9:04, is minutes. */
function toNumber(text: string): number {
  const [hours = '', minutes] = text.split(':');
  return minutes === undefined ? Number(text.replaceAll(',', '')) : Number(hours) * 60 + Number(minutes);
}

/**
 * A text without its calculations, such as “(60 − 48) ÷ 48 × 100 = 25%” or “| 28 ÷ 80 | 35% |”. One whose result isn't right in all
 * digits that it has remains.
 */
export const withoutCalculations = (text: string): string =>
  text.replaceAll(formula, (calculation, terms: string, result: string, percent: string) =>
    isRight(terms, result, percent) ? '…' : calculation,
  );

/** A made-up figure of an example. One without a unit is a count. */
type Figure = { readonly value: number; readonly unit?: string };

/** The figures of the right calculations of a text: what they begin with, and, if the result has a unit, what is measured in it. */
const figuresOf = (text: string): Figure[] =>
  [...text.matchAll(formula)]
    .filter(([, terms = '', result = '', percent = '']) => isRight(terms, result, percent))
    .flatMap(([, terms = '', result = '', , unit]): Figure[] => {
      const counts = numbersIn(terms).map((value) => ({ value }));
      if (unit === undefined) return counts;
      // What is divided has the unit of the result.
      const [divided = ''] = terms.includes('×') ? [] : terms.split('÷');
      return [...counts, ...[...numbersIn(divided), toNumber(result)].map((value) => ({ value, unit }))];
    });

const numbersIn = (terms: string): number[] =>
  [...terms.matchAll(new RegExp(number, 'g'))].map(([digits]) => toNumber(digits));

/** Whether a measure, such as “80 conversations” or “1,050 minutes”, is a figure that the calculations of a page use. */
export function calculatedIn(page: string): (measure: string) => boolean {
  const figures = figuresOf(page);
  return (measure) => {
    const [, digits = '', words = ''] = /^([\d,.]+)\s?(.+)$/.exec(measure) ?? [];
    return figures.some(
      ({ value, unit }) =>
        value === toNumber(digits) &&
        (unit === undefined ? /^(?:messages|contacts|conversations)$/.test(words) : words.startsWith(unit)),
    );
  };
}

function isRight(terms: string, result: string, percent: string): boolean {
  const value = calculate(terms) * (percent && !terms.includes('× 100') ? 100 : 1);
  const decimals = /\.(\d+)$/.exec(result)?.[1]?.length ?? 0;
  return value.toFixed(decimals) === toNumber(result).toFixed(decimals);
}

/** The value of terms with ÷, ×, + and −, where brackets are only at the beginning. */
function calculate(terms: string): number {
  const [, inner, rest = ''] = /^\(([^)]+)\)(.*)$/.exec(terms) ?? [];
  if (inner !== undefined) return calculate(`${calculate(inner)}${rest}`);
  return terms
    .replaceAll('−', '+−')
    .split('+')
    .filter((sum) => sum.trim() !== '')
    .reduce((total, sum) => total + product(sum), 0);
}

function product(sum: string): number {
  const sign = sum.includes('−') ? -1 : 1;
  const parts = sum.replace('−', '').split(/\s*([÷×])\s*/);
  return parts.slice(1).reduce(
    (value, part, index) => {
      if (index % 2 === 0) return value;
      return parts[index] === '÷' ? value / toNumber(part) : value * toNumber(part);
    },
    sign * toNumber(parts[0] ?? '0'),
  );
}
