import type { Page } from '@playwright/test';
import { fillForm } from './channel-form-screens.ts';
import type { ScreenDefinition } from './screen.ts';

const select = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).last().click();

/** Pictures of the forms of campaigns. */
export const campaignScreens: Readonly<Record<string, ScreenDefinition>> = {
  'live-chat-campaign': {
    route: 'campaigns/live_chat',
    windowHeight: 1200,
    before: async (page) => {
      await select('Create campaign')(page);
      await fillForm('Lamp sale', 'https://shop.example.com/lamps/*')(page);
      await page.locator('main form .ProseMirror').fill('All lamps are ten percent off today.');
      await page.getByRole('button', { name: 'Select Channel' }).last().click();
      await page.locator('main form').getByText('Order chat').last().click();
    },
    region: ['main form >> xpath=..'],
    isAlone: true,
    alt: 'Form of a live chat campaign, with title, message, channel, sender, URL and time on page',
    marks: [
      ['main form >> text="Message"', 'What the visitor reads'],
      ['main form >> text="URL"', 'On which pages'],
      ['main form >> text="Time on page(Seconds)"', 'After how long'],
    ],
    phone: { width: 460, region: ['main form'], isAlone: false, padding: 8 },
  },
  'sms-campaign': {
    as: 'administrator of the second shop',
    route: 'campaigns/sms',
    windowHeight: 1200,
    before: async (page) => {
      await select('Create campaign')(page);
      await fillForm('Spring sale')(page);
      await page.locator('main form textarea').fill('All lamps are ten percent off until Friday.');
      await page.getByRole('button', { name: 'Select Channel' }).last().click();
      await page.getByText('Shop texts').last().click();
      await page.locator('main form input[type=datetime-local]').fill('2026-01-05T09:00');
      await page.getByText('Select the customer labels').last().click();
      await page.getByText('spring-sale', { exact: true }).last().click();
      await page.getByText('Create SMS campaign').last().click();
    },
    region: ['main form >> xpath=..'],
    isAlone: true,
    alt: 'Form of an SMS campaign, with title, message, channel, audience and scheduled time',
    marks: [
      ['main form >> text="Audience"', 'Everyone who has one of these labels'],
      ['main form >> text="Scheduled time"', 'In the time zone of your browser'],
    ],
    phone: { width: 460, region: ['main form'], isAlone: false, padding: 8 },
  },
};
