import { blockFinder } from '../tools/block-finder/block-finder.ts';
import { conditionTester } from '../tools/condition-tester/condition-tester.ts';
import { eventExplorer } from '../tools/event-explorer/event-explorer.ts';
import { featureMatrix } from '../tools/feature-matrix/feature-matrix.ts';
import { hmacTester } from '../tools/hmac-tester/hmac-tester.ts';
import { interactiveMessagePreview } from '../tools/interactive-message-preview/interactive-message-preview.ts';
import { sdkPlayground } from '../tools/sdk-playground/sdk-playground.ts';
import { snippetBuilder } from '../tools/snippet-builder/snippet-builder.ts';
import { urlPatternTester } from '../tools/url-pattern-tester/url-pattern-tester.ts';
import { variablePreview } from '../tools/variable-preview/variable-preview.ts';
import { widgetPreview } from '../tools/widget-preview/widget-preview.ts';
import { Accordion } from './accordion/Accordion.tsx';
import { Badge } from './badge/Badge.tsx';
import { Note, Tip, Warning } from './callout/Callout.tsx';
import { Card, Cards } from './cards/Cards.tsx';
import { DataTable } from './data-table/DataTable.tsx';
import type { MdxComponent } from './define.ts';
import { Endpoint } from './endpoint/Endpoint.tsx';
import { Figure } from './figure/Figure.tsx';
import { FileTree } from './file-tree/FileTree.tsx';
import { Doors } from './home/Doors.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { PathStrip } from './home/PathStrip.tsx';
import { If } from './if/If.tsx';
import { Kbd } from './kbd/Kbd.tsx';
import { Mark } from './mark/Mark.tsx';
import { MenuPath } from './menu-path/MenuPath.tsx';
import { PageCards } from './page-cards/PageCards.tsx';
import { AssistantScreen } from './screens/AssistantScreen.tsx';
import { ChatScreen } from './screens/ChatScreen.tsx';
import { ConversationScreen } from './screens/ConversationScreen.tsx';
import { FormScreen } from './screens/FormScreen.tsx';
import { ListScreen } from './screens/ListScreen.tsx';
import { MenuScreen } from './screens/MenuScreen.tsx';
import { SettingsScreen } from './screens/SettingsScreen.tsx';
import { WidgetScreen } from './screens/WidgetScreen.tsx';
import { Snippet } from './snippet/Snippet.tsx';
import { Steps } from './steps/Steps.tsx';
import { Tab, Tabs } from './tabs/Tabs.tsx';
import { Trouble } from './trouble/Trouble.tsx';
import { Video } from './video/Video.tsx';

/** Everything an author may write as `<Name …>`, by name. A new component is a folder beside this file and a line here. */
export const registry: Readonly<Record<string, MdxComponent>> = {
  // Text
  Note, Tip, Warning, Steps, Tabs, Tab, Accordion, Trouble, If, Snippet,
  // In a sentence
  Badge, Kbd, Mark, MenuPath,
  // Figures and facts
  DataTable, Endpoint, Figure, FileTree, Video,
  // Ways on
  Cards, Card, PageCards,
  // The home page
  HomeHero, Doors, PathStrip,
  // Drawn screens
  AssistantScreen, ChatScreen, ConversationScreen, FormScreen, ListScreen, MenuScreen, SettingsScreen, WidgetScreen,
  // Live tools: src/tools/. Each also has its import in src/client/live-components.ts.
  SnippetBuilder: snippetBuilder,
  WidgetPreview: widgetPreview,
  SdkPlayground: sdkPlayground,
  HmacTester: hmacTester,
  UrlPatternTester: urlPatternTester,
  ConditionTester: conditionTester,
  BlockFinder: blockFinder,
  FeatureMatrix: featureMatrix,
  EventExplorer: eventExplorer,
  InteractiveMessagePreview: interactiveMessagePreview,
  VariablePreview: variablePreview,
};
