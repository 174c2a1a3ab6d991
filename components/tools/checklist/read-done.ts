/**
 * The items of a checklist that are done.
 * @param stored what the browser's storage has: a JSON list of texts; anything else counts as nothing
 */
export function readDone(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((item): item is string => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
