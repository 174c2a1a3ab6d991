import type { CommandList } from './commands.ts';
import { addALanguage, apiDescription, cypress, projectSetup, ubuntu } from './project-pages.ts';
import { links, runReceiver, server, websiteChat } from './server-pages.ts';

/** The lists of commands that were followed, by page and anchor. */
export const commandPages: Readonly<Record<string, Readonly<Record<string, CommandList>>>> = {
  'contributing-guide/add-a-language': addALanguage,
  'contributing-guide/api-documentation': apiDescription,
  'contributing-guide/environment-setup/server': server,
  'contributing-guide/environment-setup/ubuntu': ubuntu,
  'contributing-guide/mobile-app/links': links,
  'contributing-guide/project-setup': projectSetup,
  'contributing-guide/tests/cypress': cypress,
  'product/channels/api/run-receiver': runReceiver,
  'product/channels/self-hosted/website-chat': websiteChat,
};
