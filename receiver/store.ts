import { existsSync, rmSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import sqlite, { type Database } from 'node-sqlite3-wasm';
import { CommandError } from '../engine/model/command-error.ts';
import type { Entry } from './entry.ts';

/** Adds entries to a database. What `add` has resolved for is on the disk, even if the process is killed. */
export type Store = { readonly add: (entry: Entry) => Promise<void> };

const schema = `
  PRAGMA journal_mode = TRUNCATE;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS entries (day TEXT NOT NULL, page TEXT, helpful TEXT, text TEXT, search TEXT)`;
const columns = ['day', 'page', 'helpful', 'text', 'search'] as const;
/** Nobody uses the database for so many milliseconds at once: an older lock was left by a program that was killed. */
const longestUse = 3000;
/** Milliseconds before the next attempt, and between two transactions. */
const pause = 20;

/**
 * Opens the database, or makes it.
 * @throws CommandError when the file is not a database, or can't be written
 */
async function openDatabase(file: string): Promise<Database> {
  let database: Database | undefined;
  try {
    const opened = (database = new sqlite.Database(file));
    await whenFree(file, () => opened.exec(schema));
    return opened;
  } catch (error) {
    database?.close();
    throw new CommandError(`${file} can't be used: ${(error as Error).message}.`, 'Name another file with --file.');
  }
}

/** Does something with the database, as soon as no other program uses it. */
async function whenFree<Result>(file: string, work: () => Result): Promise<Result> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error as Error).message.includes('locked')) throw error;
    }
    breakOldLock(`${file}.lock`);
    await wait(pause);
  }
}

/** The lock is a folder beside the database, which outlives a program that is killed. */
function breakOldLock(lock: string): void {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - since > longestUse) rmSync(lock, { recursive: true, force: true });
}

/** @throws CommandError when the file is not a database, or can't be written */
export async function openStore(file: string): Promise<Store> {
  const database = await openDatabase(file);
  const insert = (entries: readonly Entry[]): void => {
    database.exec('BEGIN IMMEDIATE');
    try {
      for (const entry of entries) {
        const values = columns.map((column) => (entry as Partial<Record<string, string>>)[column] ?? null);
        database.run('INSERT INTO entries VALUES (?, ?, ?, ?, ?)', values);
      }
      database.exec('COMMIT');
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
  let waiting: Entry[] = [];
  let writing: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    // Everything that arrives until then is one transaction. While it is written, the program does nothing else.
    await last.catch(() => {});
    await wait(pause);
    const entries = waiting;
    waiting = [];
    writing = undefined;
    await whenFree(file, () => insert(entries));
  };
  return {
    add: (entry) => {
      waiting.push(entry);
      if (!writing) last = writing = write();
      return writing;
    },
  };
}

/**
 * All entries, the oldest first.
 * @throws CommandError when there is no such file, or it is not a database
 */
export async function readEntries(file: string): Promise<Entry[]> {
  if (!existsSync(file)) throw new CommandError(`There is no ${file}.`, 'Name the file of the server with --file.');
  const database = await openDatabase(file);
  try {
    const rows = await whenFree(file, () => database.all('SELECT * FROM entries ORDER BY rowid'));
    return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Entry);
  } finally {
    database.close();
  }
}
