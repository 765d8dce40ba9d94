import type { Model } from '../model.ts';

/** `contract.jsonl`: the published contract, one record a line, so that a changed schema is a changed line. */
export function emitContract({ contract }: Pick<Model, 'contract'>): string {
  return contract.map((record) => `${JSON.stringify(record)}\n`).join('');
}
