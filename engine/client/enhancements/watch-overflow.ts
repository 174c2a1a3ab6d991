/**
 * Tells for each element whether its content is wider than it is: now, and whenever its size changes.
 * @returns a function that stops watching
 */
export function watchOverflow<Box extends HTMLElement>(
  elements: Iterable<Box>,
  tell: (element: Box, overflows: boolean) => void,
): () => void {
  const observer = new ResizeObserver((entries) => {
    const boxes = entries.map(({ target }) => target as Box);
    // All measuring before all changing: one layout for the page.
    const states = boxes.map((box) => box.scrollWidth > box.clientWidth + 1);
    boxes.forEach((box, index) => tell(box, states[index] === true));
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
