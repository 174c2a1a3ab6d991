import type { ReadersChoice as Choice } from '../../model/availability.ts';

/**
 * The choice between kinds of readers, for pages with `<For>`: a mark that opens an explanation and, if script runs, one button for each
 * kind. `engine/client/enhancements/readers.ts` makes the buttons work.
 */
export function ReadersChoice({ choice }: { readonly choice: Choice }) {
  const options = [choice.all, ...choice.values.map(({ label }) => label)];
  return (
    <>
      <button type="button" className="available-mark" popoverTarget="readers">
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d={choice.icon} />
        </svg>
        <span className="visually-hidden">{`${choice.label}: `}</span>
        {options.map((label, index) => (
          <span key={label} data-now={index - 1}>
            {label}
          </span>
        ))}
      </button>
      <div id="readers" className="available-note flow" popover="auto">
        <p>{choice.text}</p>
        <div className="readers needs-script" role="group" aria-label={choice.label}>
          {options.map((label, index) => (
            <button key={label} type="button" className="button" data-readers={index - 1} aria-pressed={index === 0}>
              {label}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
