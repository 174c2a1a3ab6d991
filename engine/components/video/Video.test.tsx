import { expect, it } from 'vitest';
import { renderHtml, fakePageContext } from '../../../tests/unit/fake-page-context.tsx';
import { Video } from './Video.tsx';

it('is a link to the video, and loads nothing', () => {
  const html = renderHtml(Video, { title: 'A tour', src: 'https://youtu.be/abc' });
  expect(html).toContain(
    '<a class="video-open" href="https://youtu.be/abc" data-kind="frame" data-src="https://www.youtube-nocookie.com/embed/abc?autoplay=1" rel="noopener">',
  );
  expect(html).toContain('Play: A tour');
  expect(html).not.toMatch(/<(video|iframe|img)/);
});

it('adds the base path to the site’s own videos and images', () => {
  const html = renderHtml(
    Video,
    { title: 'A tour', src: '/tour.mp4', poster: '/tour.png' },
    undefined,
    fakePageContext({ href: (url) => `/docs${url}` }),
  );
  expect(html).toContain('href="/docs/tour.mp4" data-kind="file" data-src="/docs/tour.mp4"');
  expect(html).toContain('<img src="/docs/tour.png" alt="" loading="lazy"');
  expect(html).not.toContain('noopener');
});

it('rejects images of other sites and unencrypted URLs', () => {
  expect(() => renderHtml(Video, { title: 'A tour', src: '/a.mp4', poster: 'https://example.com/a.png' })).toThrow(
    /another site/,
  );
  expect(() => renderHtml(Video, { title: 'A tour', src: 'http://example.com/a.mp4' })).toThrow(/https/);
});
