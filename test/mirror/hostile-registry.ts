import { createHash, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { keyMembers } from '../../mirror/keys.ts';
import { type DumpType, signManifest } from '../../src/domain/dump/manifest.ts';
import { FEED_START } from '../../src/domain/feed/feed.ts';
import { checkpointText } from '../../src/domain/feed/log/checkpoint.ts';
import { eventDigest, eventEntry } from '../../src/domain/feed/log/entry.ts';
import { EMPTY_ROOT, leafHash, treeRoot } from '../../src/domain/feed/log/merkle.ts';
import { signatureLine, signedNote, signer, verifierKey } from '../../src/domain/feed/log/note.ts';
import { entryBundle, subtreesOf } from '../../src/domain/feed/log/tiles.ts';

type Json = Record<string, unknown>;
export type SentEvent = { event_id: string; event_type: string; payload: unknown };
type Part = {
  name: string;
  type: string;
  bytes: number;
  uncompressed_bytes: number;
  records: number;
  sha256: string;
  sha256_uncompressed: string;
  first_key: string | null;
  last_key: string | null;
  encoding: string;
};
export type SentManifest = Json & { parts: Part[] };

/** What a registry does that signs whatever it likes; it does nothing wrong but that. */
export type Conduct = {
  /** Text of the parts of its dump: one for each kind, or as many as the list has. */
  readonly texts?: Partial<Record<DumpType, string | Buffer | readonly string[]>>;
  /** Events of its feed and its log. */
  readonly events?: readonly SentEvent[];
  /** Changes a manifest before it is signed. */
  readonly manifest?: (manifest: SentManifest) => unknown;
  /** Bytes of its parts, in place of the compressed text. */
  readonly packed?: (text: Buffer) => Buffer;
  /** Answers a request; anything but `true` leaves it to what is right. */
  readonly answer?: (path: string, response: ServerResponse, request: IncomingMessage) => unknown;
};

export type HostileRegistry = {
  readonly url: string;
  /** Begins another dump and another conduct. */
  behave(conduct: Conduct): void;
  /** Another conduct with the same dump. */
  change(conduct: Conduct): void;
  close(): Promise<void>;
};

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const idOf = (number: number): string => `0190a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A registry of the test's own on loopback, which makes a new dump whenever it changes its conduct. */
export async function startHostileRegistry(): Promise<HostileRegistry> {
  const { privateKey } = generateKeyPairSync('ed25519');
  let dumps = 0;
  let files = new Map<string, Buffer>();
  let conduct: Conduct = {};
  const server = createServer((request, response) => {
    response.on('error', () => {});
    const path = request.url ?? '';
    if (conduct.answer?.(path, response, request) === true) return;
    const body = files.get(path.split('?')[0] ?? '');
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(body ?? '{"error":"not_found","message":"there is no such file"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const change = (next: Conduct) => {
    conduct = next;
    files = new Map([...logFiles(host, privateKey, next), ...dumpFiles(host, privateKey, idOf(dumps), next)]);
  };
  return {
    url: `http://${host}`,
    change,
    behave(next) {
      dumps += 1;
      change(next);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Key = ReturnType<typeof generateKeyPairSync>['privateKey'];

/** The log with the events, and the feed. */
function logFiles(host: string, key: Key, { events = [] }: Conduct): [string, Buffer][] {
  const origin = `${host}/log/1`;
  const own = signer(origin, 'ed25519', key);
  const entries = events.map((event) => {
    // What cannot be hashed has some digest: nobody will come so far as to compare it.
    const digest = tried(() => eventDigest(event)) ?? '0'.repeat(64);
    return eventEntry(event.event_id, digest);
  });
  const hashes = Buffer.concat(entries.map(leafHash));
  const size = entries.length;
  const root =
    size === 0
      ? EMPTY_ROOT
      : treeRoot(
          size,
          subtreesOf(() => hashes),
        );
  const text = checkpointText({ origin, size, root });
  const log = {
    origin,
    checkpoint: signedNote(text, [signatureLine(text, own, 0)]),
    verifier_keys: [verifierKey(own)],
  };
  const tiles =
    size === 0
      ? []
      : ([
          ['0', hashes],
          ['entries', entryBundle(entries)],
        ] as const);
  const page = { events, cursor: events.at(-1)?.event_id ?? FEED_START, has_more: false };
  return [
    ['/api/registry/log', jsonOf(log)],
    ['/api/registry/feed', jsonOf(page)],
    ['/api/registry/brands/changes', jsonOf({ changes: [], cursor: 'brands', has_more: false })],
    ...tiles.map(([kind, bytes]): [string, Buffer] => [`/log/1/tile/${kind}/000.p/${size}`, bytes]),
  ];
}

function dumpFiles(host: string, key: Key, id: string, conduct: Conduct): [string, Buffer][] {
  const { texts = {}, manifest: change = () => {}, packed = (text: Buffer) => gzipSync(text) } = conduct;
  const place = `/api/registry/dump/${id}`;
  const files: [string, Buffer][] = [];
  const given = Object.entries(texts).flatMap(([type, text]) =>
    (typeof text === 'string' || Buffer.isBuffer(text) ? [text] : text).map(
      (one, place) => [type, one, place + 1] as const,
    ),
  );
  const parts = given.map(([type, content, number]): Part => {
    const text = Buffer.from(content);
    const bytes = packed(text);
    const name = `${type}-${String(number).padStart(4, '0')}.ndjson.gz`;
    files.push([`${place}/${name}`, bytes]);
    return {
      name,
      type,
      bytes: bytes.length,
      uncompressed_bytes: text.length,
      records: text.toString('latin1').split('\n').length - 1,
      sha256: sha256(bytes),
      sha256_uncompressed: sha256(text),
      first_key: null,
      last_key: lastKeyOf(type, text),
      encoding: 'gzip',
    };
  });
  const manifest: SentManifest = {
    format_version: 1,
    id,
    registry: `http://${host}`,
    log_origin: `${host}/log/1`,
    created_at: '2026-01-01T00:00:00.000Z',
    software_version: '0.0.0',
    cursor: FEED_START,
    brands_cursor: 'brands',
    checkpoint: null,
    parts,
    records: parts.reduce((sum, { records }) => sum + records, 0),
    previous_id: null,
    retention: { generations: 2, hours: 24 },
  };
  const changed = change(manifest);
  const bytes = typeof changed === 'string' ? Buffer.from(changed) : jsonOf(manifest);
  const name = `${host}/dump`;
  const note = signManifest({ id, bytes, name }, [signer(name, 'ed25519', key)]);
  return [
    ...files,
    ['/api/registry/dump', bytes],
    [`${place}/manifest.json`, bytes],
    [`${place}/manifest.note`, Buffer.from(note)],
  ];
}

/** The key of the last record, where the text has one. */
function lastKeyOf(type: string, text: Buffer): string | null {
  const last = text.toString().trimEnd().split('\n').at(-1) ?? '';
  const key = tried(() => JSON.parse(last)[keyMembers[type as DumpType]]);
  return typeof key === 'string' ? key : null;
}

const jsonOf = (value: unknown): Buffer => Buffer.from(tried(() => JSON.stringify(value)) ?? '{}');

function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
