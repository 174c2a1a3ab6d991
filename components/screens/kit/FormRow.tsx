import { Field } from './Field.tsx';
import type { FormRowProps } from './form-row.ts';
import { Glyph } from './Glyph.tsx';
import { LetterMark } from './LetterMark.tsx';

/** A field with its label, if it has one, or an option with its switch or checkbox. */
export function FormRow({ label, value, kind = 'text', on = false, hint, required, accent, mark }: FormRowProps) {
  const toggle = kind === 'switch' || kind === 'checkbox' ? kind : undefined;
  const name = label !== undefined && (
    <div className="s-label">
      {label}
      {required && <span className="s-required"> *</span>}
    </div>
  );
  return (
    <div
      className={['s-row', toggle && 's-toggle', kind === 'checkbox' && 's-box-row', (accent || mark) && 's-marked']
        .filter(Boolean)
        .join(' ')}
    >
      <LetterMark letter={mark} />
      {toggle && <Toggle kind={toggle} on={on} />}
      {name}
      {!toggle && <FieldOfKind kind={kind} value={value} />}
      {hint && <div className="s-hint">{hint}</div>}
    </div>
  );
}

function FieldOfKind({ kind, value }: { readonly kind: FormRowProps['kind']; readonly value: string | undefined }) {
  switch (kind) {
    case 'select':
      return (
        <Field value={value} placeholder="Select…">
          <Glyph name="chevron" />
        </Field>
      );
    case 'textarea':
      return <Field value={value} className="s-area" />;
    case 'secret':
      return (
        <Field value={value && '•'.repeat(16)}>
          <Glyph name="eye" />
        </Field>
      );
    case 'copy':
      return (
        <Field value={value} className="s-code">
          <Glyph name="copy" />
        </Field>
      );
    case 'color':
      return (
        <Field value={value}>
          <svg className="s-swatch" viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" fill={value} />
          </svg>
        </Field>
      );
    default:
      return <Field value={value} />;
  }
}

/** A drawing of a switch or a checkbox. */
function Toggle({ kind, on }: { readonly kind: 'switch' | 'checkbox'; readonly on: boolean }) {
  return (
    <span className={on ? `s-${kind} s-on` : `s-${kind}`}>{kind === 'checkbox' && on && <Glyph name="check" />}</span>
  );
}
