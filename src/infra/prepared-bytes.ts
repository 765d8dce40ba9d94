import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A text in every coding that clients ask for, each with a strong entity tag of its own (RFC 9110 section 8.8.3). */
export type Prepared = Readonly<Record<PreparedCoding, { readonly bytes: Buffer; readonly etag: string }>>;
export type PreparedCoding = 'identity' | 'gzip' | 'br';

export type PreparedBytes = {
  /** The prepared text under a key; `make` returns it, or null when there is none, which is not kept. */
  get(key: string, make: () => Promise<string | null>): Promise<Prepared | null>;
  /** Bytes that are held. */
  held(): number;
};

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
/** Half a percent larger than the best quality, in a fiftieth of the time. */
const BROTLI_QUALITY = 6;

/**
 * Texts that seldom change, packed once. Packing runs beside the event loop; requests for one text wait for the same
 * packing. When more than `limit` bytes are held, those that were not asked for the longest go first.
 */
export function createPreparedBytes(limit: number): PreparedBytes {
  const entries = new Map<string, { readonly prepared: Promise<Prepared | null>; size: number }>();
  let held = 0;

  const forget = (key: string) => {
    held -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };

  return {
    held: () => held,
    async get(key, make) {
      const known = entries.get(key);
      if (known !== undefined) {
        // To the end of the order, which is the order of eviction.
        entries.delete(key);
        entries.set(key, known);
        return known.prepared;
      }
      const entry = { prepared: make().then((text) => (text === null ? null : prepareBytes(text))), size: 0 };
      entries.set(key, entry);
      try {
        const prepared = await entry.prepared;
        if (prepared === null) forget(key);
        else if (entries.get(key) === entry) {
          entry.size = prepared.identity.bytes.length + prepared.gzip.bytes.length + prepared.br.bytes.length;
          held += entry.size;
          for (const oldest of entries.keys()) {
            if (held <= limit) break;
            forget(oldest);
          }
        }
        return prepared;
      } catch (cause) {
        forget(key);
        throw cause;
      }
    },
  };
}

/** Packs one text, for what is not worth keeping too. */
export async function prepareBytes(text: string): Promise<Prepared> {
  const bytes = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [gzipped, packed] = await Promise.all([toGzip(bytes), toBrotli(bytes, { params })]);
  const tag = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return {
    identity: { bytes: alone(bytes), etag: `"${tag}"` },
    gzip: { bytes: alone(gzipped), etag: `"${tag}-gzip"` },
    br: { bytes: alone(packed), etag: `"${tag}-br"` },
  };
}

/** The bytes in memory of their own. A packer returns the start of 16 KB, which would be held as long as the bytes are. */
function alone(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
