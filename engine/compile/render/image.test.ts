import { describe, expect, it } from 'vitest';
import { compileFile, htmlOf } from '../../../tests/unit/compile-text.ts';
import type { UserConfig } from '../../model/site-config.ts';

async function render(text: string, allowedOrigins: UserConfig['allowedOrigins'] = {}) {
  const page = await compileFile('page.md', text, { assets: ['img/a.png'], config: { allowedOrigins } });
  return { html: htmlOf(page), problems: page.problems.map(({ severity, message }) => `${severity}: ${message}`) };
}

describe('files beside the page', () => {
  it('are found', async () => {
    const { html, problems } = await render('<img src="img/a.png" alt="A" onerror="alert(1)">\n');
    expect(problems).toEqual([]);
    expect(html).toBe('<img src="/img/a.png" alt="A" loading="lazy" decoding="async">');
  });
  it('that are missing are reported, and their text is shown', async () => {
    const { html, problems } = await render('![A lost picture](gone.png)\n');
    expect(html).toBe('<p>A lost picture</p>');
    expect(problems).toEqual(['error: There is no file /gone.png.']);
  });
});

describe('files of other origins', () => {
  const text =
    '![A badge](https://badges.example/a.svg) [![Linked](https://badges.example/b.svg)](https://ci.example/)\n';

  it('become links, and the build says which setting allows them', async () => {
    const { html, problems } = await render(text);
    expect(html).toContain('<a href="https://badges.example/a.svg" rel="noopener">A badge</a>');
    expect(html).toContain('<a href="https://ci.example/" rel="noopener">Linked</a>');
    expect(problems).toEqual(
      Array.from(
        { length: 2 },
        () => expect.stringContaining('An image from https://badges.example is not loaded') as string,
      ),
    );
  });
  it('are shown when the owner allows their origin, and no other', async () => {
    const { html, problems } = await render(text, { images: ['https://badges.example'] });
    expect(problems).toEqual([]);
    expect(html).toContain('<img src="https://badges.example/a.svg" alt="A badge" loading="lazy" decoding="async">');
    const other = await render('![x](https://badges.example.evil.example/1.png)\n', {
      images: ['https://badges.example'],
    });
    expect(other.html).not.toContain('<img');
  });
});
