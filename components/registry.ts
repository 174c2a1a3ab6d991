import type { ComponentImports } from '../engine/components/registry.ts';

/** The components of this site's pages, in addition to the engine's. A live tool also has a line in `live.ts`. */
export const components: ComponentImports = {
  DataTable: async () => (await import('./data-table/linked-data-table.tsx')).linkedDataTable(),
  ChannelFacts: async () => (await import('./channel-facts/ChannelFacts.tsx')).ChannelFacts,
  Mark: async () => (await import('./mark/Mark.tsx')).Mark,
  OldAnchors: async () => (await import('./old-anchors/OldAnchors.tsx')).OldAnchors,
  HomeHero: async () => (await import('./home/HomeHero.tsx')).HomeHero,
  Doors: async () => (await import('./home/Doors.tsx')).Doors,
  PathStrip: async () => (await import('./home/PathStrip.tsx')).PathStrip,
  Screen: async () => (await import('./screen/Screen.tsx')).Screen,
  Loop: async () => (await import('./screen/Loop.tsx')).Loop,
  AssistantScreen: async () => (await import('./screens/AssistantScreen.tsx')).AssistantScreen,
  ChatScreen: async () => (await import('./screens/ChatScreen.tsx')).ChatScreen,
  ConversationScreen: async () => (await import('./screens/ConversationScreen.tsx')).ConversationScreen,
  FormScreen: async () => (await import('./screens/FormScreen.tsx')).FormScreen,
  ListScreen: async () => (await import('./screens/ListScreen.tsx')).ListScreen,
  MenuScreen: async () => (await import('./screens/MenuScreen.tsx')).MenuScreen,
  SettingsScreen: async () => (await import('./screens/SettingsScreen.tsx')).SettingsScreen,
  WidgetScreen: async () => (await import('./screens/WidgetScreen.tsx')).WidgetScreen,
  Checklist: async () => (await import('./tools/checklist/checklist.ts')).checklist,
  SnippetBuilder: async () => (await import('./tools/snippet-builder/snippet-builder.ts')).snippetBuilder,
  WidgetPreview: async () => (await import('./tools/widget-preview/widget-preview.ts')).widgetPreview,
  SdkPlayground: async () => (await import('./tools/sdk-playground/sdk-playground.ts')).sdkPlayground,
  HmacTester: async () => (await import('./tools/hmac-tester/hmac-tester.ts')).hmacTester,
  UrlPatternTester: async () => (await import('./tools/url-pattern-tester/url-pattern-tester.ts')).urlPatternTester,
  ConditionTester: async () => (await import('./tools/condition-tester/condition-tester.ts')).conditionTester,
  BlockFinder: async () => (await import('./tools/block-finder/block-finder.ts')).blockFinder,
  EventExplorer: async () => (await import('./tools/event-explorer/event-explorer.ts')).eventExplorer,
  InteractiveMessagePreview: async () =>
    (await import('./tools/interactive-message-preview/interactive-message-preview.ts')).interactiveMessagePreview,
  VariablePreview: async () => (await import('./tools/variable-preview/variable-preview.ts')).variablePreview,
};
