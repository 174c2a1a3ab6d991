import type { MdxComponent } from './define.ts';

/**
 * Everything an author may write as `<Name …>`, by name, and where it is. A new component is a folder beside this file and a line here.
 * A component is loaded when a page first uses it: what it draws from, such as `data/`, takes longer to load than a page to build.
 */
export const registry: Readonly<Record<string, () => Promise<MdxComponent>>> = {
  // Text
  Note: async () => (await import('./callout/Callout.tsx')).Note,
  Tip: async () => (await import('./callout/Callout.tsx')).Tip,
  Warning: async () => (await import('./callout/Callout.tsx')).Warning,
  Steps: async () => (await import('./steps/Steps.tsx')).Steps,
  Tabs: async () => (await import('./tabs/Tabs.tsx')).Tabs,
  Tab: async () => (await import('./tabs/Tabs.tsx')).Tab,
  Accordion: async () => (await import('./accordion/Accordion.tsx')).Accordion,
  Trouble: async () => (await import('./trouble/Trouble.tsx')).Trouble,
  If: async () => (await import('./if/If.tsx')).If,
  Snippet: async () => (await import('./snippet/Snippet.tsx')).Snippet,
  // In a sentence
  Badge: async () => (await import('./badge/Badge.tsx')).Badge,
  Kbd: async () => (await import('./kbd/Kbd.tsx')).Kbd,
  Mark: async () => (await import('./mark/Mark.tsx')).Mark,
  MenuPath: async () => (await import('./menu-path/MenuPath.tsx')).MenuPath,
  // Figures and facts
  DataTable: async () => (await import('./data-table/DataTable.tsx')).DataTable,
  Endpoint: async () => (await import('./endpoint/Endpoint.tsx')).Endpoint,
  Figure: async () => (await import('./figure/Figure.tsx')).Figure,
  FileTree: async () => (await import('./file-tree/FileTree.tsx')).FileTree,
  Video: async () => (await import('./video/Video.tsx')).Video,
  // Ways on
  Cards: async () => (await import('./cards/Cards.tsx')).Cards,
  Card: async () => (await import('./cards/Cards.tsx')).Card,
  PageCards: async () => (await import('./page-cards/PageCards.tsx')).PageCards,
  // The home page
  HomeHero: async () => (await import('./home/HomeHero.tsx')).HomeHero,
  Doors: async () => (await import('./home/Doors.tsx')).Doors,
  PathStrip: async () => (await import('./home/PathStrip.tsx')).PathStrip,
  // Drawn screens
  AssistantScreen: async () => (await import('./screens/AssistantScreen.tsx')).AssistantScreen,
  ChatScreen: async () => (await import('./screens/ChatScreen.tsx')).ChatScreen,
  ConversationScreen: async () => (await import('./screens/ConversationScreen.tsx')).ConversationScreen,
  FormScreen: async () => (await import('./screens/FormScreen.tsx')).FormScreen,
  ListScreen: async () => (await import('./screens/ListScreen.tsx')).ListScreen,
  MenuScreen: async () => (await import('./screens/MenuScreen.tsx')).MenuScreen,
  SettingsScreen: async () => (await import('./screens/SettingsScreen.tsx')).SettingsScreen,
  WidgetScreen: async () => (await import('./screens/WidgetScreen.tsx')).WidgetScreen,
  // Live tools: src/tools/. Each also has its import in src/client/live-components.ts.
  SnippetBuilder: async () => (await import('../tools/snippet-builder/snippet-builder.ts')).snippetBuilder,
  WidgetPreview: async () => (await import('../tools/widget-preview/widget-preview.ts')).widgetPreview,
  SdkPlayground: async () => (await import('../tools/sdk-playground/sdk-playground.ts')).sdkPlayground,
  HmacTester: async () => (await import('../tools/hmac-tester/hmac-tester.ts')).hmacTester,
  UrlPatternTester: async () => (await import('../tools/url-pattern-tester/url-pattern-tester.ts')).urlPatternTester,
  ConditionTester: async () => (await import('../tools/condition-tester/condition-tester.ts')).conditionTester,
  BlockFinder: async () => (await import('../tools/block-finder/block-finder.ts')).blockFinder,
  FeatureMatrix: async () => (await import('../tools/feature-matrix/feature-matrix.ts')).featureMatrix,
  EventExplorer: async () => (await import('../tools/event-explorer/event-explorer.ts')).eventExplorer,
  InteractiveMessagePreview: async () => (await import('../tools/interactive-message-preview/interactive-message-preview.ts')).interactiveMessagePreview,
  VariablePreview: async () => (await import('../tools/variable-preview/variable-preview.ts')).variablePreview,
};

const loaded = new Map<string, MdxComponent>();

/** A component that has been loaded. */
export const componentOf = (name: string): MdxComponent | undefined => loaded.get(name);

/** Loads a component of the registry, so that `componentOf` has it. */
export async function loadComponent(name: string): Promise<void> {
  const load = registry[name];
  if (load) loaded.set(name, await load());
}
