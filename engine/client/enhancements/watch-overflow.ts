type Overflow = { readonly wide: boolean; readonly tall: boolean };

/**
 * Reports for each element whether its content is wider or taller than the element, initially and whenever its size changes.
 * @param onMeasured called with the element and the directions in which it overflows
 * @returns a function that stops watching
 */
export function watchOverflow<Box extends HTMLElement>(
  elements: Iterable<Box>,
  onMeasured: (element: Box, overflow: Overflow) => void,
): () => void {
  const observer = new ResizeObserver((entries) => {
    const boxes = entries.map(({ target }) => target as Box);
    // Measures all elements before changing any, so that the browser computes the layout once.
    const measured = boxes.map((box): [Box, Overflow] => [
      box,
      { wide: box.scrollWidth > box.clientWidth + 1, tall: box.scrollHeight > box.clientHeight + 1 },
    ]);
    for (const [box, overflow] of measured) onMeasured(box, overflow);
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
