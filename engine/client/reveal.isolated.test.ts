import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reveal } from './reveal.ts';

/** The part of an element that `reveal` uses. */
class FakeElement {
  readonly events: string[] = [];
  hidden: string | null;
  readonly parentElement: FakeElement | null;
  constructor(parent: FakeElement | null, hidden: string | null = null) {
    this.parentElement = parent;
    this.hidden = hidden;
  }
  getAttribute(): string | null {
    return this.hidden;
  }
  removeAttribute(): void {
    this.hidden = null;
  }
  dispatchEvent(event: Event): void {
    this.events.push(event.type);
  }
}
class FakeDetails extends FakeElement {
  open = false;
}

const byId = new Map<string, FakeElement>();
beforeEach(() => {
  vi.stubGlobal('document', { getElementById: (id: string) => byId.get(id) ?? null });
  vi.stubGlobal('HTMLDetailsElement', FakeDetails);
});
afterEach(() => {
  vi.unstubAllGlobals();
  byId.clear();
});

test('opens all details and panels around the target, after an event to the panel', () => {
  const details = new FakeDetails(null);
  const panel = new FakeElement(details, 'until-found');
  const target = new FakeElement(panel);
  byId.set('café', target);
  expect(reveal('#caf%C3%A9')).toBe(target);
  expect(details.open).toBe(true);
  expect(panel).toMatchObject({ hidden: null, events: ['beforematch'] });
});

test('a visible target is not returned', () => {
  byId.set('a', new FakeElement(new FakeElement(null)));
  expect(reveal('#a')).toBeUndefined();
});

test('a link to an accordion opens it', () => {
  const details = new FakeDetails(null);
  byId.set('a', details);
  expect(reveal('a')).toBe(details);
  expect(details.open).toBe(true);
});

test.each(['', '#', '#nowhere', '#%E0%A4%A'])('the hash "%s" opens nothing', (hash) =>
  expect(reveal(hash)).toBeUndefined(),
);
