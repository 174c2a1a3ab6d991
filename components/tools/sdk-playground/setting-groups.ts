import type { ToolText } from '../kit/translate.ts';

/** The settings in groups, by what they affect. */
export const settingGroups: readonly { readonly title: ToolText; readonly names: readonly string[] }[] = [
  { title: 'Launcher', names: ['position', 'type', 'launcherTitle', 'hideMessageBubble'] },
  { title: 'Window', names: ['darkMode', 'widgetStyle', 'showPopoutButton', 'showUnreadMessagesDialog'] },
  { title: 'Language', names: ['locale', 'useBrowserLanguage'] },
  { title: 'Texts', names: ['welcomeTitle', 'welcomeDescription', 'availableMessage', 'unavailableMessage'] },
  {
    title: 'Features and session',
    names: ['enableFileUpload', 'enableEmojiPicker', 'enableEndConversation', 'baseDomain'],
  },
];
