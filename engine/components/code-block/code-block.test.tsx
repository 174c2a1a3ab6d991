import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { languageName, renderCodeBlock } from './code-block.tsx';
import { parseCodeMeta } from './code-meta.ts';

const html = (code: string, language = 'js', meta = ''): string =>
  renderToStaticMarkup(
    <>{renderCodeBlock({ lines: code.split('\n'), language, code, meta: parseCodeMeta(meta) })}</>,
  ).replace(/<svg.*?<\/svg>/g, '');
/** The button that copies the code, without its icon. */
const button =
  '<div class="code-buttons needs-script"><button type="button" class="copy" title="Copy code" aria-label="Copy code"></button></div>';
const long = 'const sentence = "a line that a phone cannot show";';

describe('renderCodeBlock', () => {
  it('has minimal markup', () => {
    expect(html('<span class="k">a</span>\nb')).toBe(
      `<figure class="code"><figcaption data-kind="JavaScript"></figcaption><pre class="code" data-language="js"><code><span class="k">a</span>\nb</code></pre>${button}</figure>`,
    );
    expect(html('words', 'text')).toBe(
      `<figure class="code"><figcaption data-kind="Text"></figcaption><pre class="code"><code>words</code></pre>${button}</figure>`,
    );
    expect(html('done', 'sh', 'output')).not.toContain('button');
  });
  it('lets long code break between its parts, and neither short code nor a placeholder', () => {
    const code = `curl <span class="s">https://app.example/api/v1?a_b=1&amp;c=2</span> &lt;/x&gt; 'parley:ready'`;
    expect(html(code, 'sh')).toContain(
      `curl <span class="s">https://app.<wbr>example/<wbr>api/<wbr>v1?<wbr>a_<wbr>b=<wbr>1&amp;<wbr>c=<wbr>2</span> &lt;/x&gt; 'parley:ready'`,
    );
    expect(html("window<span>.on(</span>'parley:ready',")).toContain(`<span>.<wbr>on(<wbr></span>'parley:<wbr>ready',`);
    const url = 'https://app.example/<var>&lt;ACCOUNT_ID></var>';
    expect(html(url)).toContain('https://app.<wbr>example/<wbr><var>&lt;ACCOUNT_ID></var>');
  });
  it('is focusable and has a name if it may scroll', () => {
    expect(html(long)).toContain(
      '<pre class="code" data-language="js" tabindex="0" role="group" aria-label="JavaScript code">',
    );
    expect(html(long, 'js', 'title="app.js"')).toContain('aria-label="app.js: JavaScript code"');
    expect(html(long, 'text')).toContain('aria-label="Code"');
    expect(html(long, 'sh', 'output')).toContain('aria-label="Output"');
    expect(html(long, 'js', 'wrap')).not.toContain('tabindex');
  });
  it('has a head with its title or its language', () => {
    expect(html('done', 'sh', 'output')).toContain('<figcaption data-kind="Output"></figcaption>');
    expect(html('a', 'js', 'title="app.js"')).toContain('<figure class="code"><figcaption>app.js</figcaption><pre');
  });
  it('has elements for lines only if some are marked or numbered', () => {
    expect(html('a\nb\nc\nd', 'js', '{1} ins={2} del={3}')).toContain(
      '<pre class="code diff" data-language="js"><code><mark class="line hl">a\n</mark><ins class="line ins">b\n</ins><del class="line del">c\n</del><span class="line">d\n</span></code>',
    );
    expect(html('a', 'js', 'lines')).toContain(
      '<pre class="code numbered" data-language="js"><code><span class="line">a\n</span></code>',
    );
  });
  it('folds long JSON, whose text remains, with what follows a fold in an element of its own', () => {
    const items = Array.from({ length: 30 }, (_, index) => `    ${index},`);
    const code = ['{', '  "a": [', ...items, '  ],', '  "b": 1', '}'].join('\n');
    const folded = html(code, 'json');
    expect(folded).toContain('<code>{\n<details open><summary>  "a": [\n</summary>    0,\n');
    expect(folded).toContain('    29,\n</details><span>  ],\n  "b": 1\n}</span></code>');
    expect(/<code>(.*?)<\/code>/s.exec(folded)?.[1]?.replace(/<\/?(details|summary|span)[^>]*>/g, '')).toBe(code);
  });
  it('rejects marks of lines that do not exist', () => {
    expect(() => html('a\nb', 'js', '{3}')).toThrow('The fence marks line 3, but the code has only 2.');
  });
});

describe('languageName', () => {
  it.each([
    ['js', 'JavaScript'],
    ['JavaScript', 'JavaScript'],
    ['csharp', 'C#'],
    ['Klingon', 'Klingon'],
  ])('%s → %s', (language, name) => expect(languageName(language)).toBe(name));
});
