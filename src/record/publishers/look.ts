import type { AdagentsDiscovery } from '../../domain/publishers/adagents/discovery.ts';
import type { JudgedFile } from '../../domain/publishers/adagents/judge.ts';

export type FileValidators = { etag?: string; lastModified?: string };

/** A look at a publisher's file: the verdict, and what recording it takes. */
export type AdagentsLook = {
  discovery: AdagentsDiscovery;
  /** The judged file that the verdict is about, when one could be read. */
  judged: JudgedFile | null;
  body: Uint8Array | null;
  validators: FileValidators;
  close(): Promise<void>;
};
