import { expect, test } from 'vitest';
import { jobPage } from './job.ts';

test('a job is on the page of its audience, or on that of its group', () => {
  const pages = { agent: '/jobs/agents/' };
  expect(jobPage({ audience: 'agent' }, pages)).toBe('/jobs/agents/');
  expect(jobPage({ audience: 'agent', group: 'replies' }, pages)).toBe('/jobs/agents/replies/');
  expect(jobPage({ audience: 'owner', group: 'replies' }, pages)).toBeUndefined();
});
