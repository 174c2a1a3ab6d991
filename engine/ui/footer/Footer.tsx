import { languageBase } from '../../model/locale.ts';
import { useSite } from '../app/site-context.tsx';
import { Switcher } from '../locale/Switcher.tsx';
import { NavLink } from '../navbar/NavLinks.tsx';

type FooterProps = {
  readonly path: string;
  /** Whether there is a page at the path, in every language. */
  readonly exists: boolean;
};

/** Link columns and the note from the configuration, and the switchers for version and language. */
export function Footer({ path, exists }: FooterProps) {
  const { site, href, strings } = useSite();
  const { footer, versions, locales } = site;
  return (
    <footer className="footer">
      <div className="footer-inner">
        {footer?.columns.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <NavLink link={link} path={path} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="footer-end">
          {footer?.note && <p>{footer.note}</p>}
          <Switcher
            name={strings.version}
            options={versions.map(({ label, href: url }, index) => ({ label, href: href(url), current: index === 0 }))}
          />
          <Switcher
            name={strings.language}
            options={locales.map(({ code, label }) => ({
              label,
              href: languageBase(site, code) + (exists ? path.slice(1) : ''),
              current: code === site.locale.code,
              lang: locales[1] && code,
            }))}
          />
        </div>
      </div>
    </footer>
  );
}
