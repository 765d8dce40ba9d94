import type { BoundValue } from './statement.ts';

const PARSE = 0x50;
const BIND = 0x42;
/** What the unnamed portal returns: its columns, and then its rows. */
const DESCRIBE_PORTAL = Buffer.from([0x44, 0, 0, 0, 6, 0x50, 0]);
const EXECUTE = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);
const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);

const LENGTH_BYTES = 4;
/** A unit of a text takes three bytes at most. */
const BYTES_OF_UNIT = 3;
/** What is kept between two batches. One with larger values has memory of its own. */
const KEPT_BYTES = 64 * 1024;

/**
 * Messages to PostgreSQL, one after the other in one piece of memory, so that many of them are one write to the socket.
 * The driver writes each message by itself.
 */
export class Messages {
  #bytes = Buffer.allocUnsafeSlow(KEPT_BYTES);
  #end = 0;

  /** Prepares a statement under a name. The server finds the types of its parameters. */
  parse(name: string, text: string): void {
    const start = this.#begin(PARSE);
    this.#text(name);
    this.#text(text);
    this.#int16(0);
    this.#finish(start);
  }

  /** Gives values to a prepared statement, all as text, and asks for its columns as text. */
  bind(name: string, values: readonly BoundValue[]): void {
    const start = this.#begin(BIND);
    this.#text('');
    this.#text(name);
    this.#int16(0);
    this.#int16(values.length);
    for (const value of values) this.#value(value);
    this.#int16(0);
    this.#finish(start);
  }

  describe(): void {
    this.#add(DESCRIBE_PORTAL);
  }

  execute(): void {
    this.#add(EXECUTE);
  }

  /** Ends a batch: the server sends what it has to answer, and goes on after an error. */
  sync(): void {
    this.#add(SYNC);
  }

  /** What was written since it was last taken. */
  take(): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#end));
    this.clear();
    return taken;
  }

  /** Forgets what was written. */
  clear(): void {
    this.#end = 0;
    if (this.#bytes.length > KEPT_BYTES) this.#bytes = Buffer.allocUnsafeSlow(KEPT_BYTES);
  }

  #begin(kind: number): number {
    this.#need(1 + LENGTH_BYTES);
    this.#bytes[this.#end] = kind;
    const start = this.#end + 1;
    this.#end = start + LENGTH_BYTES;
    return start;
  }

  #finish(start: number): void {
    this.#bytes.writeInt32BE(this.#end - start, start);
  }

  /** A text with a zero at its end. */
  #text(text: string): void {
    this.#need(text.length * BYTES_OF_UNIT + 1);
    this.#end += this.#bytes.write(text, this.#end);
    this.#bytes[this.#end] = 0;
    this.#end += 1;
  }

  #value(value: BoundValue): void {
    const text = typeof value === 'number' ? String(value) : value;
    const units = text === null ? 0 : text.length;
    this.#need(LENGTH_BYTES + units * BYTES_OF_UNIT);
    const length = text === null ? -1 : this.#bytes.write(text, this.#end + LENGTH_BYTES);
    this.#bytes.writeInt32BE(length, this.#end);
    this.#end += LENGTH_BYTES + Math.max(0, length);
  }

  #int16(value: number): void {
    this.#need(2);
    this.#bytes.writeUInt16BE(value, this.#end);
    this.#end += 2;
  }

  #add(message: Buffer): void {
    this.#need(message.length);
    this.#bytes.set(message, this.#end);
    this.#end += message.length;
  }

  #need(more: number): void {
    const needed = this.#end + more;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
  }
}
