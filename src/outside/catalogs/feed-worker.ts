import { parentPort, workerData } from 'node:worker_threads';
import { type FeedShape, readFeedText } from '../../domain/catalogs/feeds/read.ts';

const { text, shape }: { text: string; shape: FeedShape } = workerData;
parentPort?.postMessage(readFeedText(text, shape));
