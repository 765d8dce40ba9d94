import type { Model } from '../model.ts';
import { recordLines } from '../releases.ts';

/** `contract.jsonl`, which is published, and every frozen release. */
export function emitContract({
  contract,
  releases,
}: Pick<Model, 'contract' | 'releases'>): Map<string, string> {
  return new Map([
    ['contract.jsonl', recordLines(contract)],
    ...[...releases].map(([release, records]): [string, string] => [
      `releases/${release}.jsonl`,
      recordLines(records),
    ]),
  ]);
}
