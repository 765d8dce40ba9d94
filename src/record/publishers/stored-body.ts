import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';

// A few milliseconds of writing; 20 MB at once would take a quarter of a second, and every request with it.
const PART_BYTES = 512 * 1024;

/** A body that is stored, or still to be stored by `finish` together with what is known about it. */
export type StoredBody = { finish(tx: Tables): Promise<void> };

/**
 * Stores the text of a publisher's file. A large one goes in part by part, each in a transaction of its own: until
 * the copy is put again it is not trusted, so a crash in between leaves nothing that could be taken for the file.
 */
export async function storeBody(
  store: Store,
  domain: string,
  body: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<StoredBody> {
  const decoder = new TextDecoder();
  const parts = Math.max(1, Math.ceil(body.length / PART_BYTES));
  const textOf = (part: number) =>
    decoder.decode(body.subarray(part * PART_BYTES, (part + 1) * PART_BYTES), { stream: part < parts - 1 });
  if (parts === 1) {
    const text = textOf(0);
    return {
      async finish(tx) {
        await tx.documents.putPart(domain, 'adagents', 0, text);
        await tx.documents.cutBody(domain, 'adagents', 1);
      },
    };
  }
  await store.transaction((tx) => tx.documents.distrust(domain, 'adagents'));
  for (let part = 0; part < parts; part++) {
    signal?.throwIfAborted();
    const text = textOf(part);
    await store.transaction((tx) => tx.documents.putPart(domain, 'adagents', part, text));
    await nextTurn();
  }
  return {
    async finish(tx) {
      await tx.documents.cutBody(domain, 'adagents', parts);
    },
  };
}
