import { consistencyProof } from '../../domain/feed/log/merkle.ts';
import { linesBy, linesByOthers, type NoteVerifier, signedNote } from '../../domain/feed/log/note.ts';
import { addCheckpointBody } from '../../domain/feed/log/witness.ts';
import type { FeedTree } from '../../store/feed/feed-log.ts';
import type { Tables } from '../../store/index.ts';
import { fromTiles, noteOf } from './log.ts';

/** Whether a witness has cosigned the checkpoint of a log. Lines are checked before they are stored. */
export const isCosigned = (tree: FeedTree, key: NoteVerifier): boolean =>
  linesBy(noteOf(tree), [key]).length > 0;

/** What a witness is sent that has cosigned the first `oldSize` entries of a log. */
export async function witnessRequest(
  log: Pick<Tables['feedLog'], 'tile'>,
  tree: FeedTree,
  oldSize: number,
): Promise<string> {
  const proof = await fromTiles(log, tree.number, (read) => consistencyProof(oldSize, tree.size, read));
  return addCheckpointBody(oldSize, proof, tree.checkpoint);
}

/**
 * Adds a cosignature to the checkpoint of a log, in the place of an older one by the same key.
 *
 * @param line a cosignature that was checked over the text of the checkpoint
 * @returns whether the log still has this checkpoint; a larger one needs another cosignature
 */
export async function addCosignature(
  tx: Pick<Tables, 'feedLog'>,
  { origin, text }: { readonly origin: string; readonly text: string },
  { key, line }: { readonly key: NoteVerifier; readonly line: string },
): Promise<boolean> {
  await tx.feedLog.lock();
  const current = await tx.feedLog.current();
  if (current?.origin !== origin) return false;
  const note = noteOf(current);
  if (note.text !== text) return false;
  await tx.feedLog.change({
    ...current,
    checkpoint: signedNote(text, [...linesByOthers(note, [key]), line]),
  });
  return true;
}
