import type { Page } from '@playwright/test';
import type { ScreenDefinition } from './screen.ts';

/** The address of the installation is the one that the pages have. */
async function nameInstallation(page: Page): Promise<void> {
  const address = page.locator('main').getByText(/^http:\/\/.*\/hc\//);
  await address.evaluate((node) => Object.assign(node, { textContent: 'https://app.example.com/hc/help' }));
}

/** Pictures of reports and of the help center. */
export const reportScreens: Readonly<Record<string, ScreenDefinition>> = {
  'help-center-articles': {
    route: 'portals/help/en/articles',
    region: ['main'],
    height: 400,
    alt: 'List of articles of a help center, with tabs for drafts and archived articles',
    marks: [
      ['main >> text="English"', 'The language of the list'],
      ['main button:has-text("New article")', 'Opens the editor'],
    ],
    phone: { width: 346, marks: ['main >> text="English"', 'main button:has(.i-lucide-plus)'] },
  },
  'help-center-article': {
    route: 'portals/help/en/articles',
    before: async (page) => {
      await page.getByText('Return a parcel').click();
      await page.getByText('More properties').waitFor();
    },
    region: ['main'],
    height: 560,
    alt: 'Editor of an article, with author and category above the text',
    marks: [
      ['main >> text="More properties"', 'Title and description for search engines'],
      ['main button:has-text("Preview")', 'The article as readers will see it'],
    ],
    phone: {
      width: 422,
      region: [
        'main button:has-text("Preview")',
        'main >> text="More properties"',
        'main >> text="Print the label and hand in the parcel."',
      ],
      isExact: true,
      padding: 8,
    },
  },
  'help-center-settings': {
    route: 'portals/help/settings',
    before: nameInstallation,
    region: ['main'],
    height: 740,
    alt: 'Settings of a help center, with logo, name, header text, page title, link and color',
    marks: [
      ['main >> text="Slug"', 'Part of every URL of the portal'],
      ['main >> text="Brand color"', 'The color of header and links'],
    ],
    phone: { height: 700 },
  },
  'help-center-home': {
    url: '/hc/help/en',
    width: 980,
    region: [],
    height: 640,
    alt: 'Home page of a help center, with a search field and its categories',
  },
  'report-overview': {
    route: 'reports/overview',
    width: 1200,
    region: ['main'],
    height: 665,
    alt: 'Live overview: open conversations, agents by status and a heat map of traffic',
    marks: [['main >> text="Open" >> nth=0', 'Conversations that are open now']],
    phone: {
      width: 510,
      region: ['main >> text="Open Conversations"', 'main >> text="Unassigned" >> xpath=..'],
      isExact: true,
    },
  },
  'report-conversations': {
    route: 'reports/conversation',
    // The bars grow, which no box tells.
    before: (page) => page.waitForTimeout(4000),
    width: 1200,
    region: ['main'],
    height: 590,
    alt: 'Conversation report with its period, and a number and a bar chart for each metric',
    marks: [
      ['main >> text="Last 7 days"', 'The period of all figures'],
      ['main [role=switch]', 'Counts only the hours in which you are open'],
    ],
    phone: {
      width: 384,
      region: ['main >> text="Last 7 days"', 'main [role=switch]', 'main >> text="Messages received"'],
      padding: 16,
    },
  },
  'report-csat': {
    route: 'reports/csat',
    width: 1200,
    region: ['main'],
    height: 560,
    alt: 'Report of the satisfaction survey, with three figures and a table of ratings',
    phone: { width: 376 },
  },
};
