import { expect, test } from 'vitest';
import { portableMarkdown } from './page-markdown.ts';

const site = { url: 'https://docs.acme.example', base: '/docs/' };

test('links and images of the site get whole URLs, others and code stay', () => {
  const text = [
    '# A',
    '> About A.',
    '[B](/docs/b/#c), [D](https://d.example), [E](//e.example), ![F](/docs/f.png)',
    '```md\n[B](/b/)\n```',
    '[![G](/docs/g.png)](/docs/g@2x.png)\n',
  ].join('\n\n');
  expect(portableMarkdown(text, site)).toBe(
    [
      '# A',
      '> About A.\n>\n> All pages: [llms.txt](https://docs.acme.example/docs/llms.txt)',
      '[B](https://docs.acme.example/docs/b/#c), [D](https://d.example), [E](//e.example), ![F](https://docs.acme.example/docs/f.png)',
      '```md\n[B](/b/)\n```',
      '[![G](https://docs.acme.example/docs/g.png)](https://docs.acme.example/docs/g@2x.png)\n',
    ].join('\n\n'),
  );
});

test('a page without a description names the list too, and a site without a URL keeps its paths', () => {
  expect(portableMarkdown('# A\n\n[B](/b/)\n', { base: '/' })).toBe(
    '# A\n\n> All pages: [llms.txt](/llms.txt)\n\n[B](/b/)\n',
  );
});
