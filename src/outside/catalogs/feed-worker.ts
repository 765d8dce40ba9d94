import { parentPort, workerData } from 'node:worker_threads';
import { type ProductFeedShape, readProductFeedText } from '../../domain/catalogs/feed.ts';

const { text, shape }: { text: string; shape: ProductFeedShape } = workerData;
parentPort?.postMessage(readProductFeedText(text, shape));
