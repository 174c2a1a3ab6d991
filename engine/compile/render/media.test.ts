import { describe, expect, it } from 'vitest';
import { compileFile, htmlOf } from '../../../tests/unit/compile-text.ts';
import type { UserConfig } from '../../model/site-config.ts';

async function render(text: string, allowedOrigins: UserConfig['allowedOrigins'] = {}) {
  const page = await compileFile('page.md', text, {
    strict: false,
    assets: ['img/a.png', 'img/b 2.png', 'v.mp4', 'v.vtt', 'demo.svg'],
    config: { allowedOrigins },
  });
  return { html: htmlOf(page), problems: page.problems.map(({ severity, message }) => `${severity}: ${message}`) };
}

describe('files beside the page', () => {
  it('are found in every attribute that names one', async () => {
    const { html, problems } = await render(
      '<picture><source srcset="img/a.png 1x, img/b%202.png 2x"><img src="img/a.png" alt="A"></picture>\n\n' +
        '<video src="v.mp4" poster="img/a.png" autoplay><track src="v.vtt" kind="captions"></video>\n',
    );
    expect(problems).toEqual([]);
    expect(html).toContain('<source srcset="/img/a.png 1x, /img/b%202.png 2x">');
    expect(html).toContain('<img src="/img/a.png" alt="A" loading="lazy" decoding="async">');
    expect(html).toContain('<video controls preload="metadata" src="/v.mp4" poster="/img/a.png">');
    expect(html).toContain('<track kind="captions" src="/v.vtt">');
    expect(html).not.toContain('autoplay');
  });
  it('are never shown in a frame, whose scripts could change the page, but linked', async () => {
    const { html, problems } = await render('<iframe src="demo.svg"></iframe>\n');
    expect(html).toBe('<a href="/demo.svg">demo.svg</a>');
    expect(problems).toEqual([expect.stringContaining("A frame can't show /demo.svg")]);
  });
  it('that are missing are reported, and their text is shown', async () => {
    const { html, problems } = await render('![A lost picture](gone.png)\n');
    expect(html).toBe('<p>A lost picture</p>');
    expect(problems).toEqual(['warning: There is no file /gone.png.']);
  });
});

describe('files of other origins', () => {
  const text =
    '![A badge](https://badges.example/a.svg) [![Linked](https://badges.example/b.svg)](https://ci.example/)\n\n' +
    '<iframe src="https://video.example/1" title="A talk"></iframe>\n\n<audio src="https://sound.example/a.mp3"></audio>\n';

  it('become links, and the build says which setting allows them', async () => {
    const { html, problems } = await render(text);
    expect(html).toContain('<a href="https://badges.example/a.svg" rel="noopener">A badge</a>');
    expect(html).toContain('<a href="https://ci.example/" rel="noopener">Linked</a>');
    expect(html).toContain('<a href="https://video.example/1" rel="noopener">A talk</a>');
    expect(html).toContain('<a href="https://sound.example/a.mp3" rel="noopener">a.mp3</a>');
    expect(problems).toEqual([
      ...Array.from(
        { length: 2 },
        () => expect.stringContaining('An image from https://badges.example is not loaded') as string,
      ),
      expect.stringContaining('A frame from https://video.example is not loaded'),
      expect.stringContaining('A video or a sound from https://sound.example is not loaded'),
    ]);
  });
  it('are shown when the owner allows their origin, and no other', async () => {
    const { html, problems } = await render(text, {
      images: ['https://badges.example'],
      frames: ['https://video.example'],
      media: ['https://sound.example'],
    });
    expect(problems).toEqual([]);
    expect(html).toContain('<img src="https://badges.example/a.svg" alt="A badge" loading="lazy" decoding="async">');
    expect(html).toMatch(/<iframe src="https:\/\/video\.example\/1" title="A talk" loading="lazy"[^>]* sandbox="/);
    expect(html).toContain('<audio controls preload="metadata" src="https://sound.example/a.mp3">');
    const other = await render('<iframe src="https://video.example.evil.example/1"></iframe>\n', {
      frames: ['https://video.example'],
    });
    expect(other.html).not.toContain('<iframe');
  });
});
