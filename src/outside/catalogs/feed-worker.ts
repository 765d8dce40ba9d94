import { parentPort, workerData } from 'node:worker_threads';
import { type FeedShape, readFeedText } from '../../domain/catalogs/feed.ts';

const { text, shape }: { text: string; shape: FeedShape } = workerData;
parentPort?.postMessage(readFeedText(text, shape));
