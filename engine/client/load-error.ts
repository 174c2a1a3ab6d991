/** Something the page needs did not arrive. Frames show its message with a Retry button; any other error is a crash. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}
