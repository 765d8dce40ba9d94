import { generateKeyPairSync } from 'node:crypto';
import { checkpointText, openCheckpoint } from '../../../src/domain/feed/log/checkpoint.ts';
import { consistencyProof, leafHash, nodeHash, treeRoot } from '../../../src/domain/feed/log/merkle.ts';
import {
  type NoteSigner,
  type NoteVerifier,
  signatureLine,
  signedNote,
  signer,
  verifierKey,
} from '../../../src/domain/feed/log/note.ts';
import { addCheckpointBody } from '../../../src/domain/feed/log/witness.ts';

/** A log that signs whatever it is asked to. */
export type TestLog = {
  readonly origin: string;
  readonly key: NoteSigner;
  readonly verifierKey: string;
  /** A tree of this log; those of other names have the same entries before `fork`, and others from there on. */
  tree(name?: string, fork?: number): TestTree;
};

type TestTree = {
  root(size: number): Buffer;
  proof(oldSize: number, size: number): Uint8Array[];
  text(size: number): string;
  /** The checkpoint of a size, with the signature of the log. */
  note(size: number): string;
  /** The request of a log that continues from one size to another. */
  body(oldSize: number, size: number): string;
};

export function testLog(origin: string): TestLog {
  const key = signer(origin, 'ed25519', generateKeyPairSync('ed25519').privateKey);
  return {
    origin,
    key,
    verifierKey: verifierKey(key),
    tree(name = '', fork = 0) {
      const hashes = new Map<string, Buffer>();
      function read(level: number, index: number): Buffer {
        const at = `${level}/${index}`;
        const known = hashes.get(at);
        if (known !== undefined) return known;
        const hash =
          level === 0
            ? leafHash(Buffer.from(index < fork ? `${index}` : `${name}${index}`))
            : nodeHash(read(level - 1, index * 2), read(level - 1, index * 2 + 1));
        hashes.set(at, hash);
        return hash;
      }
      const root = (size: number) => treeRoot(size, read);
      const text = (size: number) => checkpointText({ origin, size, root: root(size) });
      const note = (size: number) => signedNote(text(size), [signatureLine(text(size), key, 0)]);
      const proof = (oldSize: number, size: number) => consistencyProof(oldSize, size, read);
      return {
        root,
        proof,
        text,
        note,
        body: (oldSize, size) => addCheckpointBody(oldSize, proof(oldSize, size), note(size)),
      };
    },
  };
}

/** The time of a valid cosignature by a witness over a text that the log signed; null when there is none. */
export function timeOf(line: string, text: string, log: TestLog, witness: NoteVerifier): number | null {
  const note = signedNote(text, [signatureLine(text, log.key, 0), line]);
  const opened = openCheckpoint(Buffer.from(note), log.key, [witness]);
  return opened.ok ? (opened.checkpoint.witnesses[0]?.time ?? null) : null;
}
