const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const formula = new RegExp(
  String.raw`(\(?${number}(?:\s?[÷×+−)]+\s?\(?${number}\)?)+)\s*(?:=|\|)\s*(${number})(%?)`,
  'g',
);
const toNumber = (text: string): number => Number(text.replaceAll(',', ''));

/**
 * A text without its calculations, such as “(60 − 48) ÷ 48 × 100 = 25%” or “| 28 ÷ 80 | 35% |”. One whose result isn't right in all
 * digits that it has remains.
 */
export const withoutCalculations = (text: string): string =>
  text.replaceAll(formula, (calculation, terms: string, result: string, percent: string) =>
    isRight(terms, result, percent) ? '…' : calculation,
  );

/** The numbers that the right calculations of a text begin with: the made-up figures of an example. */
export const calculatedNumbers = (text: string): Set<number> =>
  new Set(
    [...text.matchAll(formula)]
      .filter(([, terms = '', result = '', percent = '']) => isRight(terms, result, percent))
      .flatMap(([, terms = '']) => [...terms.matchAll(new RegExp(number, 'g'))].map(([digits]) => toNumber(digits))),
  );

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
