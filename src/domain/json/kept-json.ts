import type { Steps } from '../steps.ts';
import { isObject } from './values.ts';

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

/** An object that was marked, or was made of one here, with further members behind its own. */
export function withMembers<T extends object, M extends object>(value: T, members: M): T & M {
  const whole = { ...value, ...members };
  const base = baseOf(value);
  if (base !== undefined && !Object.keys(members).some((name) => Object.hasOwn(value, name)))
    extended.set(whole, base);
  return whole;
}

/** The object that was marked, of which the JSON of this value begins with the JSON; undefined for none. */
const baseOf = (value: unknown): object | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  return kept.has(value) ? value : extended.get(value);
};

type Body = Readonly<Record<string, unknown>>;

/**
 * The JSON of an object, as `JSON.stringify` writes it, in steps: a report of many packages is more than one turn of the
 * event loop may write. Objects that were marked are found in it itself, in its members and in their lists.
 */
export function* jsonPiecesIn(body: Body): Steps<JsonPieces> {
  if (isLong(body)) {
    const writer = new Writer(true);
    yield* writer.long(body);
    return writer.end();
  }
  if (!isMadeOfKept(body)) {
    const text = JSON.stringify(body);
    return { plain: [text], quoted: [inside(text)] };
  }
  const writer = new Writer(true);
  writer.body(body);
  return writer.end();
}

/** Values that are written at once, and characters of text that count as one. */
const MOST_VALUES = 500;
const CHARACTERS = 100;
/** Characters of JSON between two pauses: about a millisecond. */
const STEP = 64 * 1024;

/** Whether a value holds so much that it is written part by part. It looks at no more of it than that. */
function isLong(value: unknown): boolean {
  let left = MOST_VALUES;
  const count = (one: unknown): void => {
    left -= typeof one === 'string' ? 1 + Math.floor(one.length / CHARACTERS) : 1;
    if (typeof one !== 'object' || one === null || baseOf(one) !== undefined) return;
    if (Array.isArray(one)) {
      for (let at = 0; at < one.length && left >= 0; at += 1) count(one[at]);
      return;
    }
    for (const name in one) {
      if (left < 0) return;
      count((one as Body)[name]);
    }
  };
  count(value);
  return left < 0;
}

/**
 * The JSON of a message around such an object, as `JSON.stringify` writes it.
 *
 * @param names the members that lead to it, each one in the member before it or in the objects of its list; a member that is
 * absent is passed over
 */
export function jsonPiecesAround(message: Body, names: readonly string[]): readonly JsonPiece[] {
  const writer = new Writer(false);
  writer.around(message, names);
  return writer.end().plain;
}

const isMadeOfKept = (body: Body): boolean =>
  baseOf(body) !== undefined || Object.values(body).some(holdsKept);

const holdsKept = (value: unknown): boolean =>
  Array.isArray(value) ? value.some((item) => baseOf(item) !== undefined) : baseOf(value) !== undefined;

/** The text inside a JSON string. */
const inside = (text: string): string => JSON.stringify(text).slice(1, -1);

type WriteMember = (value: unknown, name: string) => void;

class Writer {
  readonly #isQuotedToo: boolean;
  readonly #plain: JsonPiece[] = [];
  readonly #quoted: JsonPiece[] = [];
  #waiting = '';

  constructor(isQuotedToo: boolean) {
    this.#isQuotedToo = isQuotedToo;
  }

  body(value: Body) {
    const base = baseOf(value);
    if (base !== undefined) return this.#kept(base, value);
    this.#members(value, Object.keys(value), '{');
    this.#text('}');
  }

  around(value: unknown, names: readonly string[]) {
    if (Array.isArray(value)) return this.#list(value, (item) => this.around(item, names));
    if (!isObject(value)) return this.#text(JSON.stringify(value) ?? 'null');
    const next = names.findIndex((name) => isWritten(value[name]));
    const name = names[next];
    if (name === undefined) return isMadeOfKept(value) ? this.body(value) : this.#text(JSON.stringify(value));
    const others = names.slice(next + 1);
    this.#members(value, Object.keys(value), '{', (member, its) =>
      its === name ? this.around(member, others) : this.#text(JSON.stringify(member)),
    );
    this.#text('}');
  }

  /** Writes a long value: what is long in it likewise, and all else at once. */
  *long(value: Body | readonly unknown[]): Steps<void> {
    const base = baseOf(value);
    if (base !== undefined) return this.#kept(base, value as Body);
    const isList = Array.isArray(value);
    const holder = value as Body;
    let separator = isList ? '[' : '{';
    for (const name of Object.keys(holder)) {
      const member = holder[name];
      if (!isList && !isWritten(member)) continue;
      this.#text(isList ? separator : `${separator}${JSON.stringify(name)}:`);
      separator = ',';
      if (typeof member === 'object' && member !== null && isLong(member)) yield* this.long(member as Body);
      else this.#value(member);
      if (this.#waiting.length < STEP) continue;
      this.#flushBytes();
      yield;
    }
    this.#text(`${separator === ',' ? '' : separator}${isList ? ']' : '}'}`);
  }

  end(): JsonPieces {
    this.#flush();
    return { plain: this.#plain, quoted: this.#quoted };
  }

  #text(some: string) {
    this.#waiting += some;
  }

  #flush() {
    if (this.#waiting === '') return;
    this.#plain.push(this.#waiting);
    if (this.#isQuotedToo) this.#quoted.push(inside(this.#waiting));
    this.#waiting = '';
  }

  /** As `#flush`, as bytes: a long text would be encoded all at once when it is sent. */
  #flushBytes() {
    this.#plain.push(Buffer.from(this.#waiting));
    if (this.#isQuotedToo) this.#quoted.push(Buffer.from(inside(this.#waiting)));
    this.#waiting = '';
  }

  /** Writes the members that JSON has, the first one after `before`, the others after commas. */
  #members(holder: Body, names: readonly string[], before: string, write: WriteMember = this.#value) {
    let separator = before;
    for (const name of names) {
      const value = holder[name];
      if (!isWritten(value)) continue;
      this.#text(`${separator}${JSON.stringify(name)}:`);
      write.call(this, value, name);
      separator = ',';
    }
    if (separator === '{') this.#text('{');
  }

  #value(value: unknown) {
    const base = baseOf(value);
    if (base !== undefined) return this.#kept(base, value as Body);
    if (!Array.isArray(value) || !holdsKept(value)) return this.#text(JSON.stringify(value) ?? 'null');
    this.#list(value, (item) =>
      baseOf(item) === undefined ? this.#text(JSON.stringify(item) ?? 'null') : this.#value(item),
    );
  }

  #list(items: readonly unknown[], write: (item: unknown) => void) {
    let separator = '[';
    for (const item of items) {
      this.#text(separator);
      write(item);
      separator = ',';
    }
    this.#text(items.length === 0 ? '[]' : ']');
  }

  #kept(base: object, whole: Body) {
    const made = keptOf(base);
    if (made === null) return this.#text(JSON.stringify(whole));
    this.#flush();
    if (base === whole) {
      this.#plain.push(made.plain);
      this.#quoted.push(made.quoted);
      return;
    }
    // Without the last bracket, behind which nothing is quoted.
    this.#plain.push(made.plain.subarray(0, -1));
    this.#quoted.push(made.quoted.subarray(0, -1));
    const names = Object.keys(whole).slice(Object.keys(base).length);
    this.#members(whole, names, made.plain.length > 2 ? ',' : '');
    this.#text('}');
  }
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
