import type { Picture } from './screens.schema.ts';

type Props = {
  readonly leaders: Picture['leaders'];
  /** Where the picture they belong to is shown; everywhere without one. */
  readonly className?: 'for-wide' | 'for-narrow';
};

/** Letter of a mark: a, b, c. */
export const letterOf = (index: number): string => String.fromCharCode(97 + index);

/**
 * The letters beside a picture of the app, each with a line to what it marks. SVG, because the security policy refuses style attributes,
 * and because it is measured in parts of the picture.
 */
export function ScreenMarks({ leaders, className }: Props) {
  if (leaders.length === 0) return null;
  const lines = leaders.map((points) => `M${points.map((point) => point.join(' ')).join('L')}`).join('');
  // On a phone, the ground around the picture is narrower.
  const radius = className === 'for-narrow' ? 8 : 9;
  const ends = leaders.map((points) => `M${points.at(-1)?.join(' ')}h0`).join('');
  return (
    <svg
      className={className ? `shot-marks ${className}` : 'shot-marks'}
      width="100%"
      height="100%"
      overflow="visible"
      fontSize="12"
      fontWeight="600"
      aria-hidden="true"
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" stroke="var(--accent)" strokeLinecap="round">
        <path d={lines} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        <path d={ends} strokeWidth="6" vectorEffect="non-scaling-stroke" />
      </svg>
      {leaders.map(([[x, y] = [0, 0]], index) => (
        <svg key={index} x={`${x}%`} y={`${y}%`} overflow="visible">
          <g
            transform={`translate(${outside(x) * radius} ${outside(y) * radius})`}
            fill="var(--on-accent)"
            textAnchor="middle"
          >
            <circle r={radius} fill="var(--accent)" />
            <text dominantBaseline="central">{letterOf(index)}</text>
          </g>
        </svg>
      ))}
    </svg>
  );
}

/** On which side of the picture a place in percent is. */
const outside = (percent: number): number => (percent === 100 ? 1 : 0) - (percent === 0 ? 1 : 0);
