import { jsLiteral } from '../kit/js-literal.ts';
import { changedSettings } from '../widget-settings.ts';
import { english, type Translate } from '../kit/translate.ts';

export type SnippetBrand = { readonly slug: string; readonly appUrl: string };

export type SnippetOptions = {
  /** Empty: the script contains the placeholder `<WEBSITE_TOKEN>`. */
  readonly websiteToken: string;
  readonly position: 'left' | 'right';
  readonly type: 'standard' | 'expanded_bubble';
  /** Only used with the expanded bubble. */
  readonly launcherTitle: string;
  /** Language code with an underscore; empty: the account's language. */
  readonly locale: string;
  readonly useBrowserLanguage: boolean;
  readonly darkMode: 'light' | 'auto' | 'dark';
  readonly hideMessageBubble: boolean;
};

export const defaultSnippet: SnippetOptions = {
  websiteToken: '',
  position: 'right',
  type: 'standard',
  launcherTitle: '',
  locale: '',
  useBrowserLanguage: false,
  darkMode: 'light',
  hideMessageBubble: false,
};

/**
 * The script that goes before `</body>` on every page of the reader's site. Settings with their default value are left out; outer
 * spaces of the token are removed.
 */
export function buildSnippet(options: SnippetOptions, { slug, appUrl }: SnippetBrand): string {
  const { websiteToken, launcherTitle, type, ...rest } = options;
  const settings = changedSettings({ ...rest, type, ...(type === 'expanded_bubble' ? { launcherTitle } : {}) });
  const token = jsLiteral(websiteToken.trim() || '<WEBSITE_TOKEN>');
  return `<script>
  (function () {
    window.${slug}Settings = ${jsLiteral(settings, 4)};
    var script = document.createElement('script');
    script.src = ${jsLiteral(`${appUrl}/packs/js/sdk.js`)};
    script.async = true;
    script.onload = function () {
      window.${slug}SDK.run({ websiteToken: ${token}, baseUrl: ${jsLiteral(appUrl)} });
    };
    document.body.appendChild(script);
  })();
</script>`;
}

/**
 * What is wrong with a pasted token, or undefined. Tokens consist of letters and digits; the usual mistake is to paste the whole
 * script or a URL.
 */
export function tokenProblem(token: string, t: Translate = english): string | undefined {
  const text = token.trim();
  if (/<script|websiteToken/i.test(text))
    return t('This looks like the whole script. Paste only the value of websiteToken.');
  if (/^https?:/i.test(text))
    return t('This is a URL. Paste the website token from the Configuration tab of the channel.');
  if (/\s/.test(text)) return t('The token contains a space. Copy it again.');
  if (/[^\w-]/.test(text)) return t('A token contains only letters and digits. Copy it again without quotation marks.');
  return undefined;
}
