import { describe, expect, test } from 'vitest';
import { freshProject, Offline, versioned, type Project } from './fresh-project.ts';
import { freePort } from '../free-port.ts';
import { serve } from './programs.ts';
import { post } from './signed-post.ts';

/** The part of the webhooks page about Express: the raw body, and the signature over it. */
const template = {
  name: 'express',
  commands: [['node', '-e', "require('fs').mkdirSync('express')"], ['npm', 'init', '--yes'], ['npm', 'install', versioned('express')]],
};
const server = `
import express from 'express';
import { isGenuine } from './signature.mjs';
const app = express();
app.post('/', express.raw({ type: 'application/json' }), (request, response) => {
  const { body } = request;
  const genuine = isGenuine(body, request.get('X-AcmeChat-Timestamp'), request.get('X-AcmeChat-Signature'), 'secret');
  response.sendStatus(genuine ? 204 : 401);
});
app.listen(process.env.PORT);
`;

describe('a fresh Express project', () => {
  test('checks the signature of the raw body', { timeout: 120_000 }, async ({ skip }) => {
    const project = await freshProject(template, {}).catch((error: unknown): Project => {
      if (error instanceof Offline) skip(error.message);
      throw error;
    });
    project.copy('webhooks', ['signature.mjs']);
    project.write('server.mjs', server);
    const port = await freePort();
    await serve(process.execPath, ['server.mjs'], port, { cwd: project.path, env: { PORT: String(port) } });
    const url = `http://127.0.0.1:${port}/`;
    expect(await post(url, '{ "event": "message_created",  "content": "Grüße" }', { secret: 'secret' })).toBe(204);
    expect(await post(url, '{}', { secret: 'another' })).toBe(401);
  });
});
