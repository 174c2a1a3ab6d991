import { Dropdown } from '../navbar/Dropdown.tsx';

export type SwitcherOption = {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
  readonly lang?: string | undefined;
};

/** Switches between versions or locales: a plain label for one option, a dropdown of links for several. */
export function Switcher({ name, options }: { readonly name: string; readonly options: readonly SwitcherOption[] }) {
  const current = options.find((option) => option.current) ?? options[0];
  if (!current) return null;
  const label = (
    <>
      <span>{`${name}: `}</span>
      <span lang={current.lang}>{current.label}</span>
    </>
  );
  if (!options[1]) return <span>{label}</span>;
  return (
    <Dropdown label={label}>
      <ul>
        {options.map(({ label: text, href, current: isCurrent, lang }) => (
          <li key={text}>
            <a href={href} lang={lang} hrefLang={lang} aria-current={isCurrent || undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
