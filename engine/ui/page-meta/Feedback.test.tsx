import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteConfigSchema, type UserConfig } from '../../model/site-config.ts';
import { toSiteInfo } from '../../model/site-info.ts';
import { SiteProvider } from '../app/site-context.tsx';
import { PageMeta } from './PageMeta.tsx';

type Changes = { readonly feedback?: UserConfig['feedback']; readonly supportEmail?: string };

function render({ feedback, supportEmail }: Changes): string {
  const brand = {
    name: 'Acme',
    slug: 'acme',
    appUrl: 'https://app.example',
    ...(supportEmail ? { supportEmail } : {}),
  };
  const config = {
    brand,
    title: 'Acme Docs',
    tagline: 'Docs.',
    url: 'https://docs.example',
    ...(feedback && { feedback }),
  };
  const page = { path: '/a/', type: 'task', title: 'Add & label', description: '', body: [], toc: [] } as never;
  return renderToStaticMarkup(
    <SiteProvider
      site={toSiteInfo(siteConfigSchema.parse(config))}
      live={() => {
        throw new Error('There are no live components.');
      }}
    >
      <PageMeta page={page} />
    </SiteProvider>,
  );
}

test('nothing is shown if no address is configured', () => {
  expect(render({})).not.toMatch(/Report a problem|<form/);
});

test('a problem is reported to the support address, or to what is configured instead', () => {
  expect(render({ supportEmail: 'help@acme.example' })).toContain(
    '<a href="mailto:help@acme.example?subject=Add%20%26%20label&amp;body=https%3A%2F%2Fdocs.example%2Fa%2F%0D%0A%0D%0A">Report a problem</a>',
  );
  const issueUrl = 'https://code.example/issues/new?title={title}&body={body}';
  const html = render({ supportEmail: 'help@acme.example', feedback: { issueUrl } });
  expect(html).toContain('href="https://code.example/issues/new?title=Add%20%26%20label&amp;body=https%3A%2F%2Fdocs.');
  expect(html).not.toMatch(/mailto|<form/);
});

test('with a server, there is a form that works without script, in place of the link', () => {
  const html = render({ supportEmail: 'help@acme.example', feedback: { url: 'https://ask.example/?a=1&b=2' } });
  expect(html).toContain('<form method="post" action="https://ask.example/?a=1&amp;b=2"');
  expect(html).toContain('<input type="hidden" name="page" value="/a/">');
  expect(html).not.toMatch(/>Report a problem|data-searches/);
  expect(render({ feedback: { url: 'https://ask.example/', searches: true } })).toContain(' data-searches=""');
});

test('searches without results need a server', () => {
  expect(() => render({ feedback: { searches: true } })).toThrow('`searches`, which need `url`');
});
