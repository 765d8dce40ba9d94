import canonicalize from 'canonicalize';
import { sha256Hex } from '../../text/sha256.ts';
import type { Checkpoint } from './checkpoint.ts';

/** Hash of an event as the feed sends it, whatever spaces and order of members it was sent with (RFC 8785). */
export function eventDigest(event: object): string {
  const text = canonicalize(event);
  if (text === undefined) throw new TypeError('an event is a JSON object');
  return sha256Hex(text);
}

/** The entry of the log that stands for an event: it stays when the event itself is no longer kept. */
export const eventEntry = (eventId: string, digest: string): Buffer =>
  Buffer.from(`{"event_id":"${eventId}","sha256":"${digest}"}`);

/** The first entry of a log that follows another: where that one ended. */
export const successorEntry = ({ origin, size, root }: Checkpoint): Buffer =>
  Buffer.from(JSON.stringify({ follows: { origin, size, root: Buffer.from(root).toString('base64') } }));

const EVENT = /^\{"event_id":"([0-9a-f-]{36})","sha256":"([0-9a-f]{64})"\}$/;

/** Reads the entry of an event; nothing for another entry. */
export function parseEventEntry(entry: Uint8Array): { eventId: string; digest: string } | undefined {
  const [, eventId, digest] = EVENT.exec(Buffer.from(entry).toString('latin1')) ?? [];
  return eventId === undefined || digest === undefined ? undefined : { eventId, digest };
}
