import type { z } from 'zod';
import type { screensSchema } from './screens.schema.ts';

type Marks = z.output<typeof screensSchema>[string]['marks'];

/** The numbers on a picture of the app. SVG, because the security policy refuses style attributes. */
export function ScreenMarks({ marks }: { readonly marks: Marks }) {
  if (marks.length === 0) return null;
  return (
    <svg
      className="shot-marks"
      width="100%"
      height="100%"
      overflow="visible"
      direction="ltr"
      pointerEvents="none"
      fontSize="11"
      fontWeight="600"
      textAnchor="middle"
      aria-hidden="true"
    >
      {marks.map(({ x, y }, index) => (
        <svg key={index} x={`${x}%`} y={`${y}%`} overflow="visible">
          <circle r="10" fill="var(--accent)" />
          <text fill="var(--on-accent)" dominantBaseline="central">
            {index + 1}
          </text>
        </svg>
      ))}
    </svg>
  );
}
