/** A piece of JSON: text, or bytes of UTF-8 that were made before. */
export type JsonPiece = string | Buffer;

/** A value as JSON, and the same text as the inside of a JSON string. */
export type JsonPieces = { readonly plain: readonly JsonPiece[]; readonly quoted: readonly JsonPiece[] };

type Kept = { readonly plain: Buffer; readonly quoted: Buffer };

/** Bytes of JSON that are kept. Values beyond that are written anew each time. */
const MOST_BYTES = 32 * 1024 * 1024;
let keptBytes = 0;
const ended = new FinalizationRegistry<number>((bytes) => {
  keptBytes -= bytes;
});

const kept = new WeakMap<object, Kept | null>();
const extended = new WeakMap<object, object>();

/**
 * Marks an object of which many answers have the JSON, so that it is made once.
 *
 * @param value an object that never changes again
 */
export function keepJson<T extends object>(value: T): T {
  if (!kept.has(value)) kept.set(value, null);
  return value;
}

/** An object that was marked, with further members behind its own. */
export function withMembers<T extends object, M extends object>(value: T, members: M): T & M {
  const whole = { ...value, ...members };
  if (kept.has(value) && !Object.keys(members).some((name) => Object.hasOwn(value, name)))
    extended.set(whole, value);
  return whole;
}

/** The object that was marked, of which the JSON of this value begins with the JSON; undefined for none. */
const baseOf = (value: unknown): object | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  return kept.has(value) ? value : extended.get(value);
};

/** The JSON of an object, as `JSON.stringify` writes it. Objects that were marked are found in its members and their lists. */
export function jsonPieces(body: Readonly<Record<string, unknown>>): JsonPieces {
  if (!Object.values(body).some(holdsKept)) {
    const text = JSON.stringify(body);
    return { plain: [text], quoted: [inside(text)] };
  }
  const writer = openWriter();
  writer.members(body, Object.keys(body), '{');
  writer.text('}');
  return writer.end();
}

const holdsKept = (value: unknown): boolean =>
  Array.isArray(value) ? value.some((item) => baseOf(item) !== undefined) : baseOf(value) !== undefined;

/** The text inside a JSON string. */
const inside = (text: string): string => JSON.stringify(text).slice(1, -1);

function openWriter() {
  const plain: JsonPiece[] = [];
  const quoted: JsonPiece[] = [];
  let waiting = '';

  function flush() {
    if (waiting === '') return;
    plain.push(waiting);
    quoted.push(inside(waiting));
    waiting = '';
  }

  function text(some: string) {
    waiting += some;
  }

  /** Writes the members that JSON has, the first one after `before`, the others after commas. */
  function members(holder: Readonly<Record<string, unknown>>, names: readonly string[], before: string) {
    let separator = before;
    for (const name of names) {
      const value = holder[name];
      if (!isWritten(value)) continue;
      text(`${separator}${JSON.stringify(name)}:`);
      write(value);
      separator = ',';
    }
    if (separator === '{') text('{');
  }

  function write(value: unknown) {
    const base = baseOf(value);
    if (base !== undefined) return writeKept(base, value as Readonly<Record<string, unknown>>);
    if (!Array.isArray(value) || !holdsKept(value)) return text(JSON.stringify(value));
    for (const [at, item] of value.entries()) {
      text(at === 0 ? '[' : ',');
      if (baseOf(item) === undefined) text(JSON.stringify(item) ?? 'null');
      else write(item);
    }
    text(']');
  }

  function writeKept(base: object, whole: Readonly<Record<string, unknown>>) {
    const made = keptOf(base);
    if (made === null) return text(JSON.stringify(whole));
    flush();
    if (base === whole) {
      plain.push(made.plain);
      quoted.push(made.quoted);
      return;
    }
    // Without the last bracket, behind which nothing is quoted.
    plain.push(made.plain.subarray(0, -1));
    quoted.push(made.quoted.subarray(0, -1));
    const names = Object.keys(whole).slice(Object.keys(base).length);
    members(whole, names, made.plain.length > 2 ? ',' : '');
    text('}');
  }

  return {
    text,
    members,
    end(): JsonPieces {
      flush();
      return { plain, quoted };
    },
  };
}

/** What `JSON.stringify` writes of a member. */
const isWritten = (value: unknown): boolean =>
  value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';

function keptOf(value: object): Kept | null {
  const earlier = kept.get(value) ?? null;
  if (earlier !== null || keptBytes >= MOST_BYTES) return earlier;
  const text = JSON.stringify(value);
  const made = { plain: Buffer.from(text), quoted: Buffer.from(inside(text)) };
  const bytes = made.plain.length + made.quoted.length;
  keptBytes += bytes;
  ended.register(value, bytes);
  kept.set(value, made);
  return made;
}

/** The pieces as one text, or as bytes when one of them is bytes. */
export const joinedPieces = (pieces: readonly JsonPiece[]): JsonPiece =>
  pieces.every((piece) => typeof piece === 'string')
    ? pieces.join('')
    : Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
