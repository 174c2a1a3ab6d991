import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';

/** What the shop of the pages says about an order. */
const order = { data: { status: 'shipped', technician: 'Jonas', slot: 'at 10:00' } };
let shop: Promise<string> | undefined;

/** Starts a service that knows the order AB-1042, at an address that the flow builder may ask: it refuses 127.0.0.1. */
export const shopUrl = (): Promise<string> =>
  (shop ??= new Promise((resolve, reject) => {
    const address = Object.values(networkInterfaces())
      .flat()
      .find((one) => one && one.family === 'IPv4' && !one.internal)?.address;
    if (address === undefined)
      return void reject(new Error('This machine has no address that other programs can ask.'));
    const server = createServer((request, response) => {
      const isUnknown = request.url?.includes('number=') === true && !request.url.includes('AB-1042');
      response.writeHead(isUnknown ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isUnknown ? { error: 'unknown' } : order.data));
    });
    server.listen(0, () => resolve(`http://${address}:${(server.address() as AddressInfo).port}/api/orders`));
    server.unref();
  }));

/** Runs `act` beside an S3 service at port 9000, as in `verification/README.md`, that has no files. */
export async function withEmptyBucket(act: () => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    const isLocation = request.url?.includes('location') === true;
    response.setHeader('content-type', 'application/xml');
    response.end(
      isLocation ? '<LocationConstraint/>' : '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>',
    );
  });
  await new Promise<void>((resolve) => server.listen(9000, resolve));
  await act().finally(() => server.close());
}

const picker = `window.gapi = { load: (_, done) => done() };
class Builder { addView() { return this } setOAuthToken() { return this } setDeveloperKey() { return this }
  setCallback(done) { this.done = done; return this } build() { return { setVisible: () => this.done({ action: 'picked', docs: [{ id: 'bookings' }] }) } } }
class View { setMimeTypes() { return this } }
window.google = { picker: { PickerBuilder: Builder, View, ViewId: {} } };`;
const sheets = {
  getAccessToken: { accessToken: 'example' },
  getSpreadsheetName: { name: 'Bookings' },
  getSheets: { sheets: [{ id: '0', name: 'Slots', columns: ['Slot', 'Taken', 'Name', 'Date'] }] },
};

/** Gives the workspace an account at Google, whose only file has the sheet of the page. Google's own screens aren't followed. */
export async function connectGoogle(page: Page): Promise<void> {
  await page.route('https://apis.google.com/js/api.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: picker }),
  );
  await answer(page, 'sheets', sheets);
  const workspaceId = await page.evaluate(() => localStorage.getItem('workspaceId'));
  const credentials = { type: 'google sheets', name: 'Example Shop', data: { access_token: 'example' } };
  const url = new URL('/api/orpc/credentials/createCredentials', page.url()).href;
  const response = await page.request.post(url, { data: { json: { scope: 'workspace', workspaceId, credentials } } });
  if (!response.ok())
    throw new Error(`The flow builder took no account: ${response.status()} ${await response.text()}`);
}

/** Lets the numbers and tokens of the page be valid at Meta. Meta's own screens aren't followed. */
export const connectMeta = (page: Page): Promise<void> =>
  answer(page, 'whatsApp', {
    getSystemTokenInfo: {
      expiresAt: 0,
      scopes: ['whatsapp_business_management', 'whatsapp_business_messaging'],
      appId: '1',
    },
    setupMetaWebhook: { name: '+49 30 1234567' },
    getPhoneNumber: { id: '2', name: '+49 30 1234567' },
  });

/** Answers what the flow builder would ask another company. */
async function answer(page: Page, service: string, answers: Readonly<Record<string, object>>): Promise<void> {
  for (const [name, json] of Object.entries(answers))
    await page.route(`**/api/orpc/${service}/${name}`, (route) => route.fulfill({ json: { json } }));
}
