import { parentPort, workerData } from 'node:worker_threads';
import { composeAdagents } from '../../domain/publishers/adagents/create.ts';

parentPort?.postMessage(composeAdagents(workerData.input, workerData.context));
