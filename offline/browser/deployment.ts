import type { WorkerTexts } from '../worker-texts.ts';

/** What the build says of the deployment that a service worker belongs to. */
export type Deployment = {
  /** Changes with every deployment of other files. */
  readonly id: string;
  /** Base path of the site. */
  readonly base: string;
  /** Paths below the base path that a reader always needs: scripts, styles, fonts. */
  readonly core: readonly string[];
  /** Name of the script that registers the worker: every page has it. */
  readonly registration: string;
  /** URL of the style sheet that all pages have. */
  readonly siteStyle: string;
  /** Color mode of readers who haven't chosen one. */
  readonly theme: 'light' | 'dark' | 'system';
  /** URL of the script that finds out the reader's color mode. */
  readonly colorMode: string;
  /** URL of the style sheet of notices. */
  readonly style: string;
  /** By language; the first is the default. */
  readonly texts: Readonly<Record<string, WorkerTexts>>;
};

declare const __DEPLOYMENT__: Deployment;
export const deployment: Deployment = __DEPLOYMENT__;
