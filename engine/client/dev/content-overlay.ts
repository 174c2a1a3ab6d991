import type { Problem } from '../../model/problem.ts';

/** A panel with the problems in the current page's source file, removed when they are fixed. Only in development. */
const panel = document.createElement('section');
panel.setAttribute('aria-label', 'Problems in this page');
panel.setAttribute('role', 'alert');
panel.style.cssText =
  'position:fixed;inset:auto 16px 16px;z-index:99;max-height:45vh;overflow:auto;padding:16px 20px;border-radius:10px;background:#2a1215;color:#ffe9e6;font:14px/1.5 ui-monospace,monospace;box-shadow:0 8px 32px #0008';

function show(problems: readonly Problem[]): void {
  panel.replaceChildren(
    ...problems.map(({ file, line, message, hint }) => {
      const row = document.createElement('p');
      row.style.margin = '0 0 8px';
      row.textContent = `${file}${line ? `:${line}` : ''}  ${message}${hint ? ` ${hint}` : ''}`;
      return row;
    }),
  );
  if (problems.length) document.body.append(panel);
  else panel.remove();
}

show(JSON.parse(document.getElementById('content-problems')?.textContent ?? '[]') as Problem[]);
import.meta.hot?.on('content:problems', ({ path, problems }: { path: string; problems: Problem[] }) => {
  if (path === document.documentElement.dataset['route']) show(problems);
});
