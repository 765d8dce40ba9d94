import type { Db } from './database.ts';

/** The time that all processes on this database share. */
export const clock = (db: Db) => ({ now: (): Date => db.now() });
