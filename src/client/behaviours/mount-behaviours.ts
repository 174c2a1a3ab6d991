import type { Behaviour } from './behaviour.ts';

/**
 * Mounts behaviours on a page's article. One that fails is reported and leaves the others alone.
 * @returns a function that takes all of them away again
 */
export function mountBehaviours(behaviours: readonly Behaviour[], article: HTMLElement): () => void {
  const cleanups = behaviours.map((behaviour) => {
    try {
      return behaviour.mount(article);
    } catch (error) {
      console.error(error);
      return undefined;
    }
  });
  return () => cleanups.forEach((cleanup) => cleanup?.());
}
