// What pages and programs call the features of the platform, and which pages are about them, for `offers`.
import { channelGroups } from './channel-names.ts';

/** What pages call a feature; one without names is called by its label, or isn't spoken of outside its own pages. */
export const featureNames: Readonly<Record<string, string[]>> = {
  advanced_assignment: [
    'assignment policy',
    'assignment policies',
    'agent capacity',
    'capacity policy',
    'Fair distribution policy',
  ],
  advanced_search: ['advanced search'],
  agent_bots: ['agent bot', 'agent bots'],
  audit_logs: ['audit log', 'audit logs'],
  captain_integration: ['%assistant-menu%', 'knowledge-based', 'the copilot', 'Copilot'],
  captain_tasks: ['%assistant-menu%', 'AI Assist', 'help of AI', 'Writing help'],
  conversation_required_attributes: ['required attribute', 'required attributes', 'Attributes required on resolution'],
  crm_integration: ['LeadSquared'],
  csat_review_notes: ['review note', 'review notes', 'Review Notes'],
  custom_roles: ['custom role', 'custom roles'],
  custom_tools: ['custom tool', 'custom tools'],
  companies: ['Companies'],
  conversation_unread_counts: ['unread count', 'unread counts'],
  help_center: ['help center', 'help centers'],
  saml: ['SAML'],
  sla: ['SLA', 'SLAs', 'service level agreement', 'service level agreements'],
  whatsapp_campaign: ['WhatsApp campaign', 'WhatsApp campaigns'],
};
/** Parts of the platform that no account can do without, but a platform can: their pages, and what pages call them. */
export const parts: Readonly<
  Record<string, { label: string; names: string[]; pages: string[]; instead: Record<string, string> }>
> = {
  rule_based_assistants: {
    label: 'Rule-Based Assistants',
    names: [
      'visitor',
      'visitors',
      'rule-based',
      'flow builder',
      'a flow',
      'the flow',
      'your flow',
      'flows',
      'Website input',
    ],
    pages: [
      '/product/ai-assistant/rule-based/',
      '/product/jobs/administrators/flows/',
      '/product/jobs/integrators/assistants/',
    ],
    instead: {
      'Extend assistants and flows': 'Extend assistants',
      'your systems, and run flows in other channels': 'your systems',
    },
  },
  campaigns: {
    label: 'Campaigns',
    names: ['campaign', 'campaigns'],
    pages: ['/product/features/campaigns/'],
    instead: {
      'Run campaigns and reports': 'Run reports',
      'Campaigns and reports': 'Reports',
      'Campaigns, help center': 'Help center',
      'Send one message to many contacts and find out': 'Find out',
    },
  },
};
/** Features that are nothing without one of these channels. */
const featureChannels: Readonly<Record<string, readonly string[]>> = {
  campaigns: ['website', ...channelGroups.sms, 'whatsapp-cloud'],
  channel_tiktok: ['tiktok'],
  channel_voice: ['voice', 'call'],
  disable_branding: ['website'],
  ip_lookup: ['website'],
  whatsapp_campaign: ['whatsapp-cloud'],
};
/** What a feature needs that goes without saying. */
export function needsOf(name: string): { needs?: Record<string, string[]> } {
  const needed = featureChannels[name];
  const isOfAssistants = /^captain_(?!tasks|integration$)|^custom_tools/.test(name);
  const needs = {
    ...(needed ? { channels: [...needed] } : {}),
    ...(isOfAssistants ? { features: ['captain_integration'] } : {}),
    ...(name === 'whatsapp_campaign' ? { features: ['campaigns'] } : {}),
  };
  return Object.keys(needs).length ? { needs } : {};
}
/** Names that programs see of a feature, besides its own. */
export const featureKeys: Readonly<Record<string, string[]>> = {
  campaigns: ['campaign_id'],
  sla: ['sla_missed_first_response', 'sla_missed_next_response', 'sla_missed_resolution'],
};

/** Pages about a feature, besides those that say in their front matter that they need it. */
export const featurePages: Readonly<Record<string, string[]>> = {
  captain_integration: [
    '/product/ai-assistant/knowledge-based/',
    '/product/jobs/administrators/assistant/',
    '/product/jobs/integrators/assistants/',
  ],
  captain_tasks: ['/product/ai-assistant/knowledge-based/write-with-ai/'],
  help_center: ['/product/others/help-center/'],
};
