import type { PageRule } from '../engine/checks/rules.ts';
import { samplesFolder } from '../engine/site/read-samples.ts';

/** Languages of programs. Configuration, payloads and output may stay on the page at any length. */
const programs =
  /^(js|jsx|ts|tsx|javascript|typescript|vue|html|css|python|ruby|php|go|java|csharp|elixir|sh|bash|curl|sql)$/;

/** Programs up to this many lines may be written on a page; a reviewer sees at a glance what they do. */
const mostLines = 10;

/** Requests are checked against the API description, and most of their lines are the payload. */
const isRequests = (code: string): boolean => code.split(/\n\n+/).every((command) => command.startsWith('curl '));

/** A program of more than ten lines is a file that tests can run, or its fence says why not: `inline="A part of …"`. */
export const longSamples: PageRule = ({ codes }) =>
  codes.flatMap(({ code, language, meta, line, file, sample }) => {
    const lines = code.split('\n').length;
    const reason = /(?:^|\s)inline="([^"]*)"/.exec(meta)?.[1];
    if (sample || lines <= mostLines || reason || !programs.test(language) || isRequests(code)) return [];
    return [
      {
        file,
        line,
        message: `The ${language} sample has ${lines} lines and is not in a file, so no test can run it.`,
        hint: `Move it to ${samplesFolder}/ and write file="${samplesFolder}/topic/name" on the fence, or say why it is only a part: inline="…".`,
      },
    ];
  });
