/** A small landscape in place of a picture, or with a play icon in place of a video. */
export function Scene({ video }: { readonly video?: boolean }) {
  return (
    <svg className="s-scene" viewBox="0 0 96 54" aria-hidden="true">
      <circle cx="72" cy="15" r="6" />
      <path d="M0 40q22-22 44-6t52-12v32H0z" />
      <path d="M0 48q30-16 56-4t40-4v14H0z" />
      {video && (
        <>
          <circle className="s-play" cx="48" cy="27" r="11" />
          <path className="s-play" d="M45 22l8 5l-8 5z" />
        </>
      )}
    </svg>
  );
}
