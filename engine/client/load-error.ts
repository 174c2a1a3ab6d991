/** Something that the page needs didn't load. It is shown with a Retry button; any other error is a crash. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}
