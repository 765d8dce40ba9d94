import { parentPort } from 'node:worker_threads';
import {
  type JudgeContext,
  judgeAdagentsFile,
  type ProjectedKind,
  type ProjectionReader,
  readerOf,
} from '../../domain/publishers/adagents/judge.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';

type Question = { id: number } & (
  | { ask: 'judge'; bytes: Uint8Array; context: JudgeContext }
  | { ask: 'slice'; kind: ProjectedKind; from: number; to: number }
  | { ask: 'missing'; kind: ProjectedKind; keys: string[] }
  | { ask: 'shares'; publisherDomain: string; most: number }
  | { ask: 'tally' }
);

let reader: ProjectionReader | undefined;

parentPort?.on('message', async (question: Question) => {
  try {
    parentPort?.postMessage({ id: question.id, result: await answer(question) });
  } catch (cause) {
    parentPort?.postMessage({
      id: question.id,
      error: cause instanceof Error ? cause.message : String(cause),
    });
  }
});

async function answer(question: Question): Promise<unknown> {
  if (question.ask === 'judge') {
    const file = judgeAdagentsFile(question.bytes, question.context);
    reader = readerOf(file.projection);
    const projection = { ...file.projection, properties: [], collections: [], authorizations: [] };
    return { file: { ...file, projection }, sha256: sha256Hex(question.bytes), counts: reader.counts };
  }
  if (reader === undefined) throw new Error('nothing was judged yet');
  switch (question.ask) {
    case 'slice':
      return reader.slice(question.kind, question.from, question.to);
    case 'missing':
      return reader.missing(question.kind, question.keys);
    case 'shares':
      return reader.shares(question.publisherDomain, question.most);
    case 'tally':
      return reader.tally();
  }
}
