import type { Page } from '@playwright/test';
import type { Role } from '../clicks/sign-in.ts';

/** When the seed's day in the shop ends: the app says how long ago things happened. */
export const now = new Date('2026-01-01T11:05:00Z');

/** A picture to take: where it is, what comes before, which part of the screen it shows, and what its marks explain. */
export type ScreenDefinition = {
  /** The administrator unless set. */
  readonly as?: Role;
  /** The page of the app, below the account. */
  readonly route?: string;
  /** Instead, a page for visitors, below the address of the installation. */
  readonly url?: string;
  /** Instead, the page of a shop with the website chat. */
  readonly shop?: boolean;
  /** Width of the window in pixels; 980 unless set. */
  readonly width?: number;
  /** Height of the window in pixels; 860 unless set. */
  readonly windowHeight?: number;
  /** As in a browser that enlarges the page by this much. */
  readonly zoom?: number;
  /** What happens before the picture is taken. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Selectors whose boxes together are the picture; none stands for the whole window. Edges move so that they cut nothing. */
  readonly region: readonly string[];
  /** Whether the first box of the region is a dialog, and nothing around it is shown. */
  readonly isAlone?: boolean;
  /** Whether the region's edges stay where they are, even if they are close to something. */
  readonly isExact?: boolean;
  /** Pixels around the region. */
  readonly padding?: number;
  /** About the longest height of the picture in pixels, from the top of the region; what is empty below is cut off. */
  readonly height?: number;
  /** Text alternative, 20–150 characters. */
  readonly alt: string;
  /** Selector of each marked element, and what the mark says. */
  readonly marks?: readonly (readonly [selector: string, text: string])[];
  /** What differs in the picture for phones, which is taken in a window of 344 × 860 pixels; `marks` are the selectors alone. */
  readonly phone?: Partial<Omit<ScreenDefinition, 'as' | 'url' | 'shop' | 'alt' | 'marks' | 'phone'>> & {
    readonly marks?: readonly string[];
  };
};

/** A picture of one size: as wide as a column of text, or for phones. */
export type Shape = 'wide' | 'phone';
