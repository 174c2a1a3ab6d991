/** A small landscape: what stands for a picture, or with a sign to play for a video. */
export function Scene({ video }: { readonly video?: boolean }) {
  return (
    <svg className="s-scene" viewBox="0 0 96 54" aria-hidden="true">
      <circle cx="72" cy="15" r="6" />
      <path d="M0 40q22-22 44-6t52-12v32H0z" />
      <path d="M0 48q30-16 56-4t40-4v14H0z" />
      {video && <path className="s-play" d="M48 15a12 12 0 1 0 0 24a12 12 0 1 0 0-24m-4 6l11 6l-11 6z" />}
    </svg>
  );
}
