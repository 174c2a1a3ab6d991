import { join } from 'node:path';
import { build } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { app, browserTitle, callsOf, chromiumPath, openPage, sdk, shop, useBrowser, type Web } from './browser.ts';
import { checkSession } from './chat-session.ts';
import { sampleFolder, type SampleFolder } from './sample-folder.ts';

/** Modules that a site's own tools add to its pages: bundled here, with stand-ins for what those tools provide. */
useBrowser();
const run = ['run', 'token', app];
const script = { [`${app}/packs/js/sdk.js`]: sdk };
const samples = (...topics: string[]): SampleFolder => sampleFolder(topics, { values: { WEBSITE_TOKEN: 'token' } });

/** Bundles an entry file of a folder into one script. */
async function bundle(
  folder: SampleFolder,
  entry: string,
  alias: Record<string, string> = {},
  define: Record<string, string> = {},
): Promise<string> {
  const { output } = await build({
    input: join(folder.path, entry),
    resolve: { alias: Object.fromEntries(Object.entries(alias).map(([name, file]) => [name, join(folder.path, file)])) },
    transform: { define: { 'process.env.NODE_ENV': '"production"', ...define } },
    write: false,
    logLevel: 'silent',
  });
  return output[0].code;
}
const page = (code: string, body = ''): Record<string, string> => ({
  '/': `<!doctype html><html data-theme="light"><body>${body}<script type="module" src="/site.js"></script></body></html>`,
  '/site.js': code,
});
const show = (files: Record<string, string>, web: Web = script) =>
  openPage({ ...Object.fromEntries(Object.entries(files).map(([path, text]) => [shop + path, text])), ...web });

describe.skipIf(!chromiumPath)(`samples ${browserTitle}`, () => {
  describe('chat.js', () => {
    const entry = (code: string): SampleFolder => {
      const folder = samples('chat-module');
      folder.write('entry.js', `import { startChat, setChatUser } from './chat.js';\n${code}`);
      return folder;
    };
    const start = `startChat({ baseUrl: '${app}', websiteToken: 'token', settings: { position: 'left' } });`;
    const session = `
      ${start} ${start}
      const load = () => fetch('/api/session').then((response) => {
        if (response.ok) return response.json();
        if (response.status === 401) return null;
        throw new Error('The session call returned ' + response.status + '.');
      }).then(setChatUser).catch((error) => console.warn(error.message));
      load();
      document.querySelector('button').onclick = () => fetch('/api/session', { method: 'DELETE' }).then(() => setChatUser(null));`;

    test('signs people in and out, one after the other', { timeout: 60_000 }, async () => {
      await expect(checkSession(page(await bundle(entry(session), 'entry.js'), '<button>Sign out</button>'))).resolves.toBeUndefined();
    });

    test('keeps the order of quick changes', async () => {
      const code = `${start}
        for (const user of [{ id: 'user-1' }, null, { id: 'user-2' }]) setChatUser(user);`;
      const opened = await show(page(await bundle(entry(code), 'entry.js')));
      await expect
        .poll(() => callsOf(opened.page))
        .toEqual([run, ['setUser', 'user-1', {}], ['reset'], ['frame loads'], ['setUser', 'user-2', {}]]);
      expect(opened.errors).toEqual([]);
    });

    test('warns when the script does not load, without breaking anything', async () => {
      const code = await bundle(entry(`${start} setChatUser({ id: 'user-1' });`), 'entry.js');
      const { page: shown, warnings, errors } = await show(page(code), {});
      await expect.poll(() => warnings).toContain('Chat: The script did not load.');
      expect(await callsOf(shown)).toEqual([]);
      expect(errors).toEqual([]);
    });

    test.each(['baseUrl', 'websiteToken'])('says so when %s is missing', async (name) => {
      const code = start.replace(new RegExp(`${name}: '[^']*'`), `${name}: undefined`);
      const { errors } = await show(page(await bundle(entry(code), 'entry.js')));
      expect(errors).toEqual([`startChat() needs ${name}.`]);
    });
  });

  test('Docusaurus: the chat follows the color mode of the site, even if it is switched before the chat has loaded', async () => {
    const folder = samples('docusaurus');
    folder.write('environment.js', 'export default { canUseDOM: true };');
    const code = await bundle(folder, 'src/chat.js', { '@docusaurus/ExecutionEnvironment': 'environment.js' });
    const { page: shown, errors } = await show(page(code));
    await shown.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await expect.poll(async () => (await callsOf(shown)).at(-1)).toEqual(['setColorScheme', 'dark']);
    await shown.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
    await expect.poll(async () => (await callsOf(shown)).at(-1)).toEqual(['setColorScheme', 'light']);
    expect(errors).toEqual([]);
    folder.write('environment.js', 'export default { canUseDOM: false };');
    const server = await bundle(folder, 'src/chat.js', { '@docusaurus/ExecutionEnvironment': 'environment.js' });
    expect(() => new Function(server.replace(/^export .*$/m, ''))(), 'at build there is no document').not.toThrow();
  });

  test('Gatsby: starts the chat, or warns when its token is not set', async () => {
    const folder = samples('gatsby');
    folder.write('entry.js', `import { onClientEntry } from './gatsby-browser.js'; onClientEntry();`);
    const token = (value: string) => bundle(folder, 'entry.js', {}, { 'process.env.GATSBY_CHAT_TOKEN': value });
    const opened = await show(page(await token('"token"')));
    await expect.poll(() => callsOf(opened.page)).toEqual([run]);
    const unset = await show(page(await token('undefined')));
    await expect.poll(() => unset.warnings).toEqual(['GATSBY_CHAT_TOKEN is not set, so there is no chat.']);
    expect([...opened.errors, ...unset.errors]).toEqual([]);
  });

  test('Nuxt: the plugin follows the state of the app', async () => {
    const folder = samples('nuxt', 'chat-module');
    folder.write('app/utils/chat.js', folder.read('chat.js'));
    folder.write(
      'nuxt.js',
      `const state = { value: undefined };
       let tell = () => {};
       Object.assign(globalThis, {
         defineNuxtPlugin: (plugin) => plugin,
         useRuntimeConfig: () => ({ public: { chatUrl: '${app}', chatToken: 'token' } }),
         useState: () => state,
         watch: (source, run, { immediate }) => { tell = () => run(source.value); if (immediate) tell(); },
         become: (user) => { state.value = user; tell(); },
       });`,
    );
    folder.write('entry.js', `import './nuxt.js';\nimport plugin from './app/plugins/chat.client.ts';\nplugin();`);
    const { page: shown, errors } = await show(page(await bundle(folder, 'entry.js')));
    await expect.poll(() => callsOf(shown), { message: 'the person is not known' }).toEqual([run]);
    await shown.evaluate(`become({ id: 'user-1', name: 'Mara', email: 'm@example.com', chatHash: 'a' }); become(null);`);
    await expect.poll(async () => (await callsOf(shown)).map(([name]) => name)).toEqual(['run', 'setUser', 'reset', 'frame loads']);
    expect(errors).toEqual([]);
  });

  describe('React Native', () => {
    /** Native parts as elements of a page; the web view keeps its props for the test. */
    const native = `
      import { createElement as h } from 'react';
      export const Platform = { OS: 'ios' };
      export const opened = (globalThis.opened = []);
      export const Linking = { openURL: (url) => (opened.push(url), Promise.resolve()) };
      export const KeyboardAvoidingView = ({ children }) => h('div', null, children);
      export const View = KeyboardAvoidingView;
      export const Button = ({ title, onPress }) => h('button', { onClick: onPress }, title);
      export const WebView = (props) => {
        globalThis.webView = props;
        props.ref.current = { injectJavaScript: (code) => (globalThis.injected ??= []).push(code) };
        return h('p', null, props.source.uri);
      };
      const kept = new Map(Object.entries(globalThis.kept ?? {}));
      const storage = (run) => () => globalThis.storageFails ? Promise.reject(new Error('no storage')) : run;
      export default {
        getItem: (key) => globalThis.storageFails ? Promise.reject(new Error('no storage')) : Promise.resolve(kept.get(key) ?? null),
        setItem: (key, value) => (kept.set(key, value), (globalThis.kept = Object.fromEntries(kept)), Promise.resolve()),
        removeItem: (key) => (kept.delete(key), (globalThis.kept = Object.fromEntries(kept)), Promise.resolve()),
      };`;
    async function showScreen(setup = '') {
      const folder = samples('react-native');
      folder.write('native.js', native);
      folder.write(
        'entry.jsx',
        `import { createRoot } from 'react-dom/client';
         import { ChatScreen, forgetChatVisitor } from './ChatScreen.jsx';
         globalThis.forgetChatVisitor = forgetChatVisitor;
         const user = { id: 'user-1', name: 'Mara', email: 'm@example.com', chatHash: 'a' };
         createRoot(document.querySelector('div')).render(<ChatScreen user={user} onClose={() => (globalThis.chatClosed = true)} />);`,
      );
      const alias = {
        'react-native': 'native.js',
        'react-native-webview': 'native.js',
        '@react-native-async-storage/async-storage': 'native.js',
      };
      const opened = await show(page(await bundle(folder, 'entry.jsx', alias), `<div></div><script>${setup}</script>`));
      await expect.poll(() => opened.page.evaluate('globalThis.webView?.source.uri')).toBeDefined();
      const say = (text: string) =>
        opened.page.evaluate(`webView.onMessage({ nativeEvent: { data: ${JSON.stringify(text)} } })`);
      return { ...opened, say };
    }

    test('ChatScreen.jsx identifies the person, keeps the visitor, and closes', async () => {
      const { page: shown, say, errors } = await showScreen();
      expect(await shown.evaluate('webView.source.uri')).toBe(`${app}/widget?website_token=token&locale=en`);
      await say('acme-widget:{"event":"loaded","config":{"authToken":"visitor 1"}}');
      const injected = (await shown.evaluate('injected[0]')) as string;
      const [, text = ''] = /^window\.postMessage\((.*)\); true;$/.exec(injected) ?? [];
      const command = (JSON.parse(text) as string).replace('acme-widget:', '');
      expect(JSON.parse(command)).toEqual({
        event: 'set-user',
        identifier: 'user-1',
        user: { name: 'Mara', email: 'm@example.com', identifier_hash: 'a' },
      });
      expect(await shown.evaluate('kept')).toEqual({ 'chat-visitor': 'visitor 1' });
      await say('acme-widget:{"type":"close-widget"}');
      expect(await shown.evaluate('chatClosed')).toBe(true);
      await shown.evaluate('forgetChatVisitor()');
      expect(await shown.evaluate('kept')).toEqual({});
      expect(errors).toEqual([]);
    });

    test('ChatScreen.jsx finds the visitor again, and starts empty without storage', async () => {
      const again = await showScreen(`globalThis.kept = { 'chat-visitor': 'visitor 1' };`);
      expect(await again.page.evaluate('webView.source.uri')).toContain('&cw_conversation=visitor%201');
      const without = await showScreen('globalThis.storageFails = true;');
      expect(await without.page.evaluate('webView.source.uri')).not.toContain('cw_conversation');
      expect(without.warnings).toEqual(['Chat: no storage']);
    });

    test('ChatScreen.jsx survives malformed messages, and opens only links that customers expect', async () => {
      const { page: shown, say, errors } = await showScreen();
      for (const text of ['hello', 'acme-widget:{"event":', '{"event":"loaded"}']) await say(text);
      const follow = (url: string) =>
        shown.evaluate(`webView.onShouldStartLoadWithRequest({ url: ${JSON.stringify(url)} })`);
      const urls = [`${app}/widget?a=1`, 'about:blank', 'https://example.com/', 'intent://evil', 'javascript:alert(1)'];
      expect(await Promise.all(urls.map(follow))).toEqual([true, true, false, false, false]);
      expect(await shown.evaluate('opened')).toEqual(['https://example.com/']);
      expect(errors).toEqual([]);
    });

    test('SupportButton.jsx opens the chat for the person', async () => {
      const folder = samples('react-native');
      folder.write('native.js', native);
      folder.write('widget.js', 'export default (props) => { globalThis.widget = props; return null; };');
      folder.write(
        'entry.jsx',
        `import { createRoot } from 'react-dom/client';
         import { SupportButton, forgetChatVisitor } from './SupportButton.jsx';
         globalThis.kept = { cwCookie: 'visitor' };
         globalThis.forgetChatVisitor = forgetChatVisitor;
         const user = { id: 'user-1', name: 'Mara', email: 'm@example.com', chatHash: 'a', plan: 'team' };
         createRoot(document.querySelector('div')).render(<SupportButton user={user} />);`,
      );
      const alias = {
        'react-native': 'native.js',
        '@react-native-async-storage/async-storage': 'native.js',
        '@chatwoot/react-native-widget': 'widget.js',
      };
      const { page: shown, errors } = await show(page(await bundle(folder, 'entry.jsx', alias), '<div></div>'));
      await shown.click('text=Chat with us');
      expect(await shown.evaluate('widget')).toMatchObject({
        websiteToken: 'token',
        baseUrl: app,
        user: { identifier: 'user-1', identifier_hash: 'a' },
        customAttributes: { plan: 'team' },
      });
      expect(errors).toEqual([]);
    });
  });
});
