import { glyphPaths as glyph } from '../components/screens/kit/glyph-paths.ts';
import { blocks, channels, features, limits, roles } from '../data/index.ts';
import type { AvailabilityConfig } from '../engine/model/availability.ts';
import {
  channelFeatures,
  channelGroups,
  channelKeys,
  channelNames,
  channelNeeds,
  pagesAbout,
} from '../data/channel-names.ts';
import { featureKeys, featureNames, featurePages, needsOf, parts } from '../data/feature-names.ts';

/** Integrations of the app: what pages call them, their page, and the feature that they need. */
const appIntegrations: Readonly<Record<string, { name: string; route?: string; feature?: string }>> = {
  slack: { name: 'Slack', route: '/user-guide/integrations/slack/' },
  shopify: { name: 'Shopify', route: '/user-guide/integrations/shopify/', feature: 'shopify_integration' },
  linear: { name: 'Linear', route: '/user-guide/integrations/linear/', feature: 'linear_integration' },
  notion: { name: 'Notion', route: '/user-guide/integrations/notion/', feature: 'notion_integration' },
  dialogflow: { name: 'Dialogflow' },
  dyte: { name: 'Dyte', route: '/product/features/dyte/' },
  'google-translate': { name: 'Google Translate', route: '/product/features/google-translate/' },
};
/** What readers call a block, where its name in `data/` is short. */
const serviceNames: Readonly<Record<string, string>> = {
  'google-sheets': 'Google Sheets',
  ga: 'Google Analytics',
  pixel: 'Meta Pixel',
};
/** Blocks of the flow builder that call a service of someone else. */
const blockIntegrations = Object.fromEntries(
  blocks.blocks.flatMap(({ key, name, route }) => {
    const service = /^integrations\/(?!email$|webhook$)(.+)$/.exec(key)?.[1];
    return service === undefined ? [] : [[service, { name: serviceNames[service] ?? name, route }]];
  }),
);
/** Integrations that administrators connect with credentials of their own, which one page is about. */
const credentials = new Set(['openai', 'dyte', 'google-translate', 'dialogflow']);
const integrations: typeof appIntegrations = { ...appIntegrations, ...blockIntegrations };

/**
 * What a page may need: `available` in its front matter names it, and a mark below the title says what it means, how to
 * check it, and what to do without it. The names come from `data/`.
 */
export const availability: AvailabilityConfig = {
  release: {
    label: 'Release',
    icon: glyph.flag,
    rare: true,
    values: {
      'not-in-4.15.1': {
        label: 'Not in 4.15.1',
        means: 'Release 4.15.1, which these pages describe, doesn’t have it; some platforms add it.',
        check: 'You have it only if your app shows the settings that this page names.',
        without: 'No setting turns it on elsewhere.',
      },
    },
  },
  roles: {
    label: 'Role',
    icon: glyph.person,
    any: true,
    values: {
      administrator: {
        label: 'Administrators',
        means: 'Only administrators of the account can do this.',
        check: 'You’re one if the sidebar shows **Settings › Account Settings**.',
        without:
          'If you aren’t, ask an administrator to do it or to [change your role](/user-guide/add-agent-settings/).',
      },
      agent: {
        label: 'Agents',
        means: 'Agents can do this in the channels they belong to.',
      },
      ...Object.fromEntries(
        roles.customRoles.permissions.map(({ name, label }) => [
          name,
          {
            label: `custom roles with “${label}”`,
            needs: { features: ['custom_roles'] },
            means: `A [custom role](/user-guide/add-agent-settings/#choose-a-role) with the permission **${label}** is enough.`,
          },
        ]),
      ),
    },
  },
  plan: {
    label: 'Plan',
    icon: glyph.star,
    values: {
      enterprise: {
        label: 'Enterprise',
        means: 'Part of the enterprise edition, and of cloud plans that include it.',
        check:
          'On the cloud, the menu shows your plan under Settings › Billing. On a self-hosted platform, ask the server administrator.',
        without: 'The community edition doesn’t have it.',
        names: ['enterprise edition', 'community edition'],
      },
    },
  },
  features: {
    label: 'Feature',
    icon: glyph.bolt,
    named: true,
    values: Object.fromEntries([
      ...Object.entries(parts).map(([name, part]) => [
        name,
        { ...part, means: `Needs ${part.label}.`, keys: [name, ...(featureKeys[name] ?? [])], ...needsOf(name) },
      ]),
      ...features.features.map(({ name, label, default: on, enterprise, sign, without }) => [
        name,
        {
          label,
          means: `An account feature, named \`${name}\` in the API and ${on ? 'on' : 'off'} by default.`,
          check: `You have it if ${sign}.`,
          without: [
            'If not, ask support on the cloud, or the server administrator of a self-hosted platform, to turn it on for your account.',
            without,
          ]
            .filter(Boolean)
            .join(' '),
          names: featureNames[name] ?? [],
          pages: featurePages[name] ?? [],
          ...(name === 'help_center' ? { instead: { 'Campaigns, help center': 'Campaigns' } } : {}),
          ...needsOf(name),
          ...(enterprise ? { also: { plan: ['enterprise'] } } : {}),
          keys: [name, ...(featureKeys[name] ?? [])],
        },
      ]),
    ]),
    groups: { 'any-feature': features.features.map(({ name }) => name) },
  },
  hosting: {
    label: 'Hosting',
    icon: 'M3 4h14v5H3zM3 11h14v5H3zM6 6.5v.01M6 13.5v.01',
    choice: {
      all: 'Cloud and self-hosted',
      text: 'Some parts of this page are for the cloud only, or for self-hosted platforms only. Choose yours, and every page leaves the other parts out. You’re on the cloud if you signed up on the vendor’s site and nobody in your company runs a server for it.',
      change: 'Change',
    },
    values: {
      cloud: {
        label: 'Cloud',
        means: 'For accounts on the platform that the vendor runs.',
        check:
          'You’re on the cloud if you signed up on the vendor’s site and nobody in your company runs a server for it.',
        names: ['the cloud', 'cloud plans', 'cloud plan', 'Emails outside email channels'],
        instead: {
          'edition, and of cloud plans that include it.': 'edition.',
          'On the cloud, the menu shows your plan under Settings › Billing. On a self-hosted platform, ask the server administrator.':
            'Ask the server administrator.',
          'support on the cloud, or the server administrator of a self-hosted platform,': 'the server administrator',
          " In the cloud, these emails count against the account's daily limit.": '',
        },
      },
      'self-hosted': {
        label: 'Self-hosted',
        means: 'For platforms that your company runs on a server of its own. You need access to that server.',
        check: 'If you signed up on the vendor’s site, you’re on the cloud, and the vendor does this for you.',
        names: ['self-hosted', 'self-host', 'server administrator', 'server administrators'],
        instead: {
          'On the cloud, the menu shows': 'The menu shows',
          ' On a self-hosted platform, ask the server administrator.': '',
          'support on the cloud, or the server administrator of a self-hosted platform,': 'support',
          ' A self-hosted platform has no such limit.': '',
          ' Only for server administrators of a self-hosted platform.': '',
          'For server administrators:': 'For those who run the platform:',
          'for server administrators': 'for those who run the platform',
          'your server administrator': 'support',
          'the server administrator': 'support',
          'a server administrator': 'support',
        },
      },
    },
  },
  channels: {
    label: 'Channels',
    icon: glyph.channel,
    any: true,
    named: true,
    values: Object.fromEntries(
      channels.channels.map(({ key, name, route, className, apiType }) => [
        key,
        {
          label: name,
          means: `Works in [${name}](${route}) channels.`,
          pages: [route, ...pagesAbout(key)],
          names: channelNames[key] ?? [name],
          keys: channelKeys(key, apiType),
          ...(className ? { className } : {}),
          ...(channelFeatures[key] ? { needs: { features: [channelFeatures[key]] } } : {}),
          ...channelNeeds[key],
          ...(key === 'website'
            ? {
                instead: {
                  'Chat and channels': 'Channels',
                  'admin console, chat and help center': 'admin console and help center',
                },
              }
            : {}),
        },
      ]),
    ),
    groups: channelGroups,
  },
  integrations: {
    label: 'Integrations',
    icon: glyph.bolt,
    any: true,
    named: true,
    values: Object.fromEntries(
      Object.entries(integrations).map(([key, { name, route, feature }]) => [
        key,
        {
          label: name,
          means: `Works with ${name}.`,
          pages: [
            ...(route === undefined ? [] : [route]),
            ...(credentials.has(key) ? ['/user-guide/applications/'] : []),
          ],
          // A site can be made with Shopify without the integration.
          names: key === 'shopify' ? [] : [name],
          ...(feature === undefined ? {} : { also: { features: [feature] } }),
          // Its page sends readers to the OpenAI block, so it goes with that.
          ...(key === 'zemantic-ai' ? { needs: { integrations: ['openai'] } } : {}),
        },
      ]),
    ),
  },
  limits: {
    label: 'Limits',
    icon: glyph.bolt,
    values: Object.fromEntries(
      limits.limits.map(({ key, name, amount, unit, meaning }) => [key, { label: name, means: meaning, amount, unit }]),
    ),
  },
};
