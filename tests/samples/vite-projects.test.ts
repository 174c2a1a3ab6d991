import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { app, chromiumPath, useBrowser } from './browser.ts';
import { checkSession } from './chat-session.ts';
import { filesBelow, freshProject, Offline, versioned, type Project } from './fresh-project.ts';

/** The samples for React and Vue, in projects that create-vite makes. */
useBrowser();
const env = `VITE_CHAT_URL=${app}\nVITE_CHAT_TOKEN=token\n`;

describe.each(['react', 'vue'])('a fresh Vite project: %s', (name) => {
  test('builds with the samples, and signs people in and out', { timeout: 180_000 }, async ({ skip }) => {
    const commands = [['npx', '--yes', versioned('create-vite'), name, '--template', name, '--no-interactive'], ['npm', 'install']];
    const project = await freshProject({ name, commands }, {}).catch((error: unknown): Project => {
      if (error instanceof Offline) skip(error.message);
      throw error;
    });
    project.copy(name);
    project.copy('chat-module', ['chat.js'], 'src/chat');
    project.write('.env', env);
    const { code, output } = await project.npx('vite', 'build');
    expect(code, output).toBe(0);
    if (!chromiumPath) return;
    const dist = join(project.path, 'dist');
    const files = Object.fromEntries(filesBelow(dist).filter((file) => /\.(html|js|css)$/.test(file)).map((file) => [`/${file}`, readFileSync(join(dist, file), 'utf8')]));
    await checkSession({ ...files, '/': files['/index.html'] ?? '' });
  });
});
