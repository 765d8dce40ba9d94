import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { Backfilled, CheckpointAsk } from './checkpoints.ts';

/** How long the thread waits for other connections; a writer of another process may wait for it as long. */
const WAIT_MS = 100;

const connection = new Sqlite(String(workerData), { fileMustExist: true, timeout: WAIT_MS });

parentPort?.on('message', (asked: CheckpointAsk) => {
  if (asked === 'end') {
    connection.close();
    parentPort?.close();
    return;
  }
  try {
    const [found] = connection.pragma(`wal_checkpoint(${asked})`) as Backfilled[];
    parentPort?.postMessage(found);
  } catch (cause) {
    // A full disk, for example: the writer is told by its own commits.
    parentPort?.postMessage(String(cause));
  }
});
