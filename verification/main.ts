import { parseArgs } from 'node:util';
import { channels } from './calls/channels.ts';
import { client } from './calls/client.ts';
import { contacts } from './calls/contacts.ts';
import { conversations } from './calls/conversations.ts';
import { helpCenter } from './calls/help-center.ts';
import { integrations } from './calls/integrations.ts';
import { messages } from './calls/messages.ts';
import { people } from './calls/people.ts';
import { platform } from './calls/platform.ts';
import { reports } from './calls/reports.ts';
import { settings } from './calls/settings.ts';
import { recordMenus } from './clicks/record-menus.ts';
import { recordRoutes } from './clicks/record-routes.ts';
import { recordWidget } from './clicks/record-widget.ts';
import { runClicks } from './clicks/run-clicks.ts';
import { runCommands } from './commands/run-commands.ts';
import { recordFlows } from './flows/record-flows.ts';
import { recordMeasures } from './proof/measures.ts';
import { recordLabels, type Program } from './proof/record-labels.ts';
import { Installation } from './record/installation.ts';
import { recordApi } from './record/record-api.ts';
import { recordEvents } from './record/record-events.ts';
import { recordFiles } from './record/record-files.ts';
import { recordLimits } from './record/record-limits.ts';
import { takeLoops } from './screens/take-loops.ts';
import { takeScreens } from './screens/take-screens.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3900' },
    receiver: { type: 'string', default: 'http://127.0.0.1:3980' },
    builder: { type: 'string', default: 'http://localhost:3700' },
    empty: { type: 'string', default: 'http://127.0.0.1:3951' },
    shell: { type: 'string', default: 'bash' },
    source: { type: 'string' },
    'flow-builder': { type: 'string' },
    'mobile-app': { type: 'string' },
    reset: { type: 'string', default: process.env['VERIFICATION_RESET'] ?? '' },
  },
});
const [what, ...only] = positionals;

/** Records what the first argument names, and returns what is wrong with the calls. */
async function record(): Promise<string[]> {
  if (what === 'labels') {
    const sources = { labels: values.source, flowBuilder: values['flow-builder'], mobileApp: values['mobile-app'] };
    for (const [program, source] of Object.entries(sources) as [Program, string | undefined][])
      if (source !== undefined) return [...recordLabels(source, program), ...recordMeasures(source, program)];
  }
  if (what === 'commands') return runCommands(values.shell, values.url, only);
  if (what === 'flows' && values.source !== undefined) return recordFlows(values.source);
  if (values.reset === '') {
    return ['Say how the data is put back: --reset "COMMAND". verification/README.md says what the command does.'];
  }
  const installation = new Installation(values.url, values.receiver, values.reset);
  if (what === 'api') {
    const all = [
      ...conversations,
      ...messages,
      ...contacts,
      ...people,
      ...settings,
      ...integrations,
      ...channels,
      ...helpCenter,
      ...reports,
      ...client,
      ...platform,
    ];
    return recordApi(installation, all, only);
  }
  if (what === 'events') {
    await recordEvents(installation);
    return [];
  }
  if (what === 'clicks') return runClicks(installation, values, only);
  if (what === 'files') return recordFiles(installation);
  if (what === 'menus') return recordMenus(installation);
  if (what === 'routes') return recordRoutes(installation);
  if (what === 'widget') return recordWidget(installation);
  if (what === 'screens') return takeScreens(installation, only);
  if (what === 'loops') return takeLoops(installation, values.builder, only);
  if (what === 'limits') return recordLimits(installation);
  return [
    `Say what to record: "api", "events", "limits", "clicks", "menus", "routes", "widget", "files", "commands", "screens" or "loops", not "${what ?? ''}".`,
  ];
}

const problems = await record();
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
