import { parentPort, workerData } from 'node:worker_threads';
import { createAdagents } from '../domain/adagents/create.ts';

parentPort?.postMessage(createAdagents(workerData.input, workerData.context));
