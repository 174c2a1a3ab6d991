#!/usr/bin/env node
// Starts the server from any folder: the modules are TypeScript, so the loader is registered first.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
