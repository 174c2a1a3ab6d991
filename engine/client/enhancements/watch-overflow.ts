/**
 * Reports for each element whether its content is wider than the element, initially and whenever its size changes.
 * @param onMeasured called with the element and whether it overflows
 * @returns a function that stops watching
 */
export function watchOverflow<Box extends HTMLElement>(
  elements: Iterable<Box>,
  onMeasured: (element: Box, overflows: boolean) => void,
): () => void {
  const observer = new ResizeObserver((entries) => {
    const boxes = entries.map(({ target }) => target as Box);
    // Measures all elements before changing any, so that the browser computes the layout once.
    const states = boxes.map((box) => box.scrollWidth > box.clientWidth + 1);
    boxes.forEach((box, index) => onMeasured(box, states[index] === true));
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
