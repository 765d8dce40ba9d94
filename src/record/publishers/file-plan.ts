import type { JudgedFile, ProjectedKind, ProjectionReader } from '../../domain/publishers/adagents/judge.ts';
import {
  type KnownRevocation,
  nextRevocation,
  revocationOf,
} from '../../domain/publishers/adagents/revocations.ts';
import { LAST_GOOD_COPY_MS } from '../../domain/publishers/crawl.ts';
import type { Tables } from '../../store/index.ts';
import type { Document } from '../../store/publishers/documents.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import type { RecordContext } from '../context.ts';
import { entryReader, outcomeWithoutFile, type WithoutFile } from './entry.ts';
import type { AdagentsLook } from './publisher.ts';
import { emptyReader } from './reconcile.ts';

/**
 * What one look at a publisher's file changes: nothing (`unchanged`), only the time of the next look, because the last
 * good copy stays (`kept`), everything that the file lists (`file`), or all that was listed before (`without`).
 */
export type FilePlan =
  | { kind: 'unchanged' }
  | { kind: 'kept' }
  | { kind: 'file'; judged: JudgedFile; reader: ProjectionReader }
  | { kind: 'without'; outcome: WithoutFile; reader: ProjectionReader };

/** The records about a publisher that decide what a look at its file changes. */
export type KnownFile = {
  readonly stored: Document | undefined;
  readonly publisher: Publisher | undefined;
  readonly revocation: KnownRevocation | undefined;
};

export const knownFile = async (
  tables: Pick<Tables, 'documents' | 'publishers' | 'publisherRevocations'>,
  domain: string,
): Promise<KnownFile> => ({
  stored: await tables.documents.find(domain, 'adagents'),
  publisher: await tables.publishers.find(domain),
  revocation: await tables.publisherRevocations.find(domain),
});

/** Decides what a look changes, from the look and what is recorded. A crawl and a dry run both follow this. */
export function filePlanOf(
  look: AdagentsLook,
  { stored, publisher, revocation }: KnownFile,
  context: Pick<RecordContext, 'domain' | 'now'>,
): FilePlan {
  const { discovery, judged } = look;
  const { domain, now } = context;
  const mustRecord = discovery.outcome === 'valid' && isOver(revocation, now);
  if (isUnchanged(look, stored) && !mustRecord) return { kind: 'unchanged' };
  if (discovery.outcome === 'valid' && judged !== null) {
    if (isOlder(judged, stored, now) && isRecent(publisher, now)) return { kind: 'kept' };
    const isHeld = revocationAfter(revocation, look, judged, context)?.heldUntil != null;
    return { kind: 'file', judged, reader: isHeld ? withoutAuthorizations(judged.reader) : judged.reader };
  }
  if (discovery.transient && isRecent(publisher, now)) return { kind: 'kept' };
  return {
    kind: 'without',
    outcome: outcomeWithoutFile(discovery),
    reader: entryReader(domain, publisher),
  };
}

/** The same bytes at another place count as changed: the place decides what the file states about the publisher. */
export function isUnchanged({ discovery, judged }: AdagentsLook, stored: Document | undefined): boolean {
  if (discovery.outcome === 'unchanged') return true;
  return (
    discovery.outcome === 'valid' &&
    stored !== undefined &&
    judged?.sha256 === stored.sha256 &&
    discovery.method === stored.variant &&
    discovery.resolvedUrl === stored.url
  );
}

/**
 * A file older than the stored copy comes from a cache on the way, or from an attacker who replays it. A stored
 * date in the future says nothing about age.
 */
export const isOlder = ({ file }: JudgedFile, stored: Document | undefined, now: Date) =>
  stored?.fileLastUpdated != null &&
  stored.fileLastUpdated <= now &&
  file.lastUpdated !== null &&
  file.lastUpdated < stored.fileLastUpdated;

const isRecent = (publisher: Publisher | undefined, now: Date) =>
  publisher?.validatedAt != null && now.getTime() - publisher.validatedAt.getTime() < LAST_GOOD_COPY_MS;

/** The revocation that is in effect for the publisher once the file is recorded. */
export const revocationAfter = (
  before: KnownRevocation | undefined,
  { discovery }: Pick<AdagentsLook, 'discovery'>,
  judged: JudgedFile,
  { domain, now }: Pick<RecordContext, 'domain' | 'now'>,
): KnownRevocation | null =>
  nextRevocation(before, revocationOf(judged.file, domain), {
    publisherDomain: domain,
    fileUrl: discovery.resolvedUrl ?? discovery.url,
    now,
  });

/** A file's projection while the publisher is held revoked: without its authorizations of agents. */
function withoutAuthorizations(reader: ProjectionReader): ProjectionReader {
  const readerFor = (kind: ProjectedKind) => (kind === 'authorizations' ? emptyReader : reader);
  return {
    ...reader,
    counts: { ...reader.counts, authorizations: 0 },
    slice: (kind, from, to) => readerFor(kind).slice(kind, from, to),
    pieces: (kind) => readerFor(kind).pieces(kind),
    missing: (kind, keys) => readerFor(kind).missing(kind, keys),
    shares: emptyReader.shares,
  };
}

/**
 * Whether the file must be recorded again, changed or not, because the revocation ended and its authorizations
 * count again.
 */
export const isOver = (revocation: KnownRevocation | undefined, now: Date): boolean =>
  revocation?.heldUntil != null && revocation.heldUntil <= now;
