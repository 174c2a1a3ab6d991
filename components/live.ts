import type { LiveImports } from '../engine/client/live-loader.ts';
import { withDictionary } from './tools/kit/dictionary.ts';

/** The live tools of `registry.ts` under the same names, each with the import of its browser code. */
export const liveComponents: LiveImports = withDictionary({
  BlockFinder: () => import('./tools/lists.ts').then((module) => module.BlockFinder),
  Checklist: () => import('./tools/lists.ts').then((module) => module.Checklist),
  ConditionTester: () =>
    import('./tools/condition-tester/ConditionTester.tsx').then((module) => module.ConditionTester),
  EventExplorer: () => import('./tools/event-explorer/EventExplorer.tsx').then((module) => module.EventExplorer),
  HmacTester: () => import('./tools/hmac-tester/HmacTester.tsx').then((module) => module.HmacTester),
  InteractiveMessagePreview: () =>
    import('./tools/interactive-message-preview/InteractiveMessagePreview.tsx').then(
      (module) => module.InteractiveMessagePreview,
    ),
  SdkPlayground: () => import('./tools/sdk-playground/SdkPlayground.tsx').then((module) => module.SdkPlayground),
  SnippetBuilder: () => import('./tools/snippet-builder/SnippetBuilder.tsx').then((module) => module.SnippetBuilder),
  UrlPatternTester: () =>
    import('./tools/url-pattern-tester/UrlPatternTester.tsx').then((module) => module.UrlPatternTester),
  VariablePreview: () =>
    import('./tools/variable-preview/VariablePreview.tsx').then((module) => module.VariablePreview),
  WidgetPreview: () => import('./tools/widget-preview/WidgetPreview.tsx').then((module) => module.WidgetPreview),
});
