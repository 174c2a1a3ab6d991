import { assistantScreens } from './assistant-screens.ts';
import { campaignScreens } from './campaign-screens.ts';
import { channelFormScreens } from './channel-form-screens.ts';
import { channelScreens } from './channel-screens.ts';
import { reportScreens } from './report-screens.ts';
import type { ScreenDefinition } from './screen.ts';
import { settingsScreens } from './settings-screens.ts';
import { widgetScreens } from './widget-screens.ts';
import { workScreens } from './work-screens.ts';

/** The pictures, by name. Their text is part of the pages: it follows the rules of `AUTHORING.md`. */
export const screens: Readonly<Record<string, ScreenDefinition>> = {
  ...settingsScreens,
  ...channelScreens,
  ...channelFormScreens,
  ...campaignScreens,
  ...workScreens,
  ...reportScreens,
  ...assistantScreens,
  ...widgetScreens,
};
