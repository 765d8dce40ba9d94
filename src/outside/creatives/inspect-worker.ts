import { parentPort, workerData } from 'node:worker_threads';
import { inspectBytes } from './inspect-bytes.ts';

parentPort?.postMessage(await inspectBytes(workerData.bytes));
