import type { Brand } from './site-config.ts';

/**
 * The placeholders for the owner's brand in content, data and configuration, with their values.
 *
 * | token | value | example |
 * |---|---|---|
 * | `{product}` | display name, for prose | Acme |
 * | `{Slug}` | display name, letters and digits only, for identifiers and header names | `X-{Slug}-Signature` |
 * | `{slug}` | for routes, globals, file names | `window.{slug}Settings` |
 * | `{SLUG}` | for environment variables | `{SLUG}_WEBSITE_TOKEN` |
 * | `{app-url}`, `{app-host}` | the installation | https://app.example.com |
 * | `{assistant-menu}` | name of the group of knowledge-based assistants in the app's sidebar | AI Assistant |
 * | `{builder-url}`, `{viewer-url}` | flow builder and public flows of rule-based assistants | https://flows.example.com |
 * | `{repo-url}`, `{mobile-repo-url}`, `{api-reference-url}` | from the configuration | |
 * | `{feedback-url}`, `{changelog-url}`, `{status-url}` | from the configuration | |
 * | `{security-email}`, `{conduct-email}`, `{support-email}` | from the configuration | |
 *
 * A token whose key is not configured is an error, so guard it: `<If brand="securityEmail">`.
 */
export function brandTokens(brand: Brand): Record<string, string | undefined> {
  return {
    ...namesOf(brand),
    'app-url': brand.appUrl,
    'app-host': brand.appUrl.replace(/^https?:\/\//, '').replace(/\/.*$/, ''),
    'assistant-menu': brand.assistantMenu ?? 'AI Assistant',
    'builder-url': brand.builderUrl,
    'viewer-url': brand.viewerUrl,
    'repo-url': brand.repoUrl,
    'mobile-repo-url': brand.mobileRepoUrl,
    'ios-app-url': brand.iosAppUrl,
    'android-app-url': brand.androidAppUrl,
    'translation-url': brand.translationUrl,
    'api-reference-url': brand.apiReferenceUrl,
    'feedback-url': brand.feedbackUrl,
    'changelog-url': brand.changelogUrl,
    'status-url': brand.statusUrl,
    'security-email': brand.securityEmail,
    'conduct-email': brand.conductEmail,
    'support-email': brand.supportEmail,
  };
}

/** The tokens that need only the brand's name and slug. */
export function namesOf({
  name,
  slug,
}: Pick<Brand, 'name' | 'slug'>): Record<'product' | 'Slug' | 'slug' | 'SLUG', string> {
  return { product: name, Slug: name.replace(/[^\p{L}\p{N}]/gu, ''), slug, SLUG: slug.toUpperCase() };
}

const token = /(?<!\\)\{([A-Za-z][A-Za-z-]*)\}/g;

/**
 * Replaces every known token. Unknown `{words}` are kept: in prose the parser reports them, and in code they are valid.
 */
export function applyBrand(text: string, tokens: Record<string, string | undefined>): string {
  return text.replace(
    token,
    (whole, name: string) => (Object.hasOwn(tokens, name) ? tokens[name] : undefined) ?? whole,
  );
}

/** The names of all tokens in a text. */
export const tokensIn = (text: string): string[] => [...text.matchAll(token)].map((match) => match[1] as string);
