import { choiceOf, markLabel, marksOf, type Availability } from '../../model/availability.ts';
import { ReadersChoice } from '../for/ReadersChoice.tsx';
import type { PageContext } from '../page-context.ts';

type AvailabilityMarksProps = {
  readonly availability: Availability;
  readonly context: PageContext;
  /** Whether readers can choose here which kind of readers they are. Default: false. */
  readonly withChoice?: boolean;
};

/**
 * What a page or a section needs: a row of marks. Each is a button that opens what it means, without script; on paper and in Markdown,
 * only the explanations are shown.
 */
export function AvailabilityMarks({ availability, context, withChoice = false }: AvailabilityMarksProps) {
  const { availability: kinds, inline, lang, uniqueId } = context;
  const choice = withChoice ? choiceOf(kinds) : undefined;
  const marks = marksOf(availability, kinds);
  if (!marks.length && !choice) return null;
  return (
    <ul className="available">
      {marks.map((mark) => {
        const { name, kind, values } = mark;
        const id = uniqueId(`available-${name}`);
        const label = markLabel(mark, lang);
        return (
          <li key={name}>
            <button type="button" className={`available-mark${kind.rare ? ' rare' : ''}`} popoverTarget={id}>
              <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
                <path d={kind.icon} />
              </svg>
              <span className={kind.named ? 'available-kind' : 'visually-hidden'}>{`${kind.label}: `}</span>
              {label}
            </button>
            <div id={id} className="available-note flow" popover="auto">
              {values.map((value) => (
                <p key={value.label}>
                  <strong>{value.label}.</strong> {inline(joined(value.means, value.check, value.without))}
                </p>
              ))}
            </div>
          </li>
        );
      })}
      {choice && (
        <li>
          <ReadersChoice choice={choice} />
        </li>
      )}
    </ul>
  );
}

const joined = (...sentences: readonly (string | undefined)[]): string => sentences.filter(Boolean).join(' ');
