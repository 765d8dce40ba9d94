import { parentPort, workerData } from 'node:worker_threads';
import { judgeLogo } from './judge-logo.ts';

parentPort?.postMessage(judgeLogo(workerData.bytes));
