import { parentPort, workerData } from 'node:worker_threads';
import { type JudgeContext, judgeAdagentsFile } from '../../domain/publishers/adagents/judge.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import { packProjection } from './packed-projection.ts';

const { bytes, context } = workerData as { bytes: Uint8Array; context: JudgeContext };
const file = judgeAdagentsFile(bytes, context);
const { packed, memory } = await packProjection(file.projection, context.publisherDomain);
const projection = { ...file.projection, properties: [], collections: [], authorizations: [] };
parentPort?.postMessage({ file: { ...file, projection }, sha256: sha256Hex(bytes), packed }, memory);
