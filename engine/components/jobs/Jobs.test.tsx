import { expect, it } from 'vitest';
import { renderHtml, fakePageContext } from '../../../tests/unit/fake-page-context.tsx';
import type { Job } from '../../model/job.ts';
import { Jobs } from './Jobs.tsx';

const job: Job = {
  id: 'route-vips',
  audience: 'administrator',
  title: 'Route VIPs to one team',
  asks: ['prioritize customers', 'VIP queue'],
  steps: [{ page: '/a/', anchor: 'create', do: 'Create `vip`.', result: 'An attribute.' }],
  result: 'VIPs reach the team.',
};
const context = () => fakePageContext({ jobs: [job], pages: [{ path: '/a/', title: 'Page A' }] });

it('is a closed row with what to do, where, and the result', () => {
  expect(renderHtml(Jobs, { audience: 'administrator' }, undefined, context())).toBe(
    '<details class="fold"><summary><h3 id="route-vips">Route VIPs to one team</h3><small>1 step</small></summary>' +
      '<p hidden="">“prioritize customers” “VIP queue”</p>' +
      '<ol class="job"><li><p><a href="/a/#create">Page A</a>: Create <code>vip</code>.</p><p class="job-result">An attribute.</p></li></ol>' +
      '<p><b>Result:</b> VIPs reach the team.</p></details>',
  );
});

it('reports an audience that has no jobs', () => {
  const empty = context();
  expect(renderHtml(Jobs, { audience: 'agent' }, undefined, empty)).toBe('');
  expect(empty.reports.map(({ message }) => message)).toEqual(['There are no jobs for the audience “agent”.']);
});
