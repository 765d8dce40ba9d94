import type { Connection } from 'pg';
import pg from 'pg';
import { PreparedBatch } from './postgres-read.ts';

const DATA_ROW = 0x44;
/** The kind of a message, and its length without the kind. */
const HEAD_BYTES = 5;
/** Behind the head of a row: its number of fields. */
const COUNT_BYTES = 2;

type Listener = (bytes: Buffer) => void;
/** What the driver calls on a stream to read its messages. */
type Source = { on(event: string, listener: Listener): unknown };
/** Members of the driver's client and connection that its types do not have. */
type Reading = Connection & { attachListeners(stream: Source): void };
type Working = { readonly connection: Reading; _getActiveQuery(): object | null };

/**
 * A client of the driver whose batches take their rows from the bytes that were received. The driver would make a list
 * of texts of each row, an object for that list, and two events; all other messages still go its way.
 */
export class RowReadingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { connection } = this as object as Working;
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) => {
      const received = new Received(this as object as Working);
      attach({
        on: (event, listener) => {
          if (event !== 'data') return stream.on(event, listener);
          received.rest = listener;
          return stream.on(event, (bytes) => received.read(bytes));
        },
      });
    };
  }
}

/** What a connection receives, message by message. */
class Received {
  /** Takes the messages that are no rows of a batch. */
  rest: Listener = () => {};
  readonly #client: Working;
  /** Pieces of a message that is not complete, with their length. */
  #begun: Buffer[] = [];
  #length = 0;

  constructor(client: Working) {
    this.#client = client;
  }

  read(bytes: Buffer): void {
    const from = this.#begun.length === 0 ? 0 : this.#complete(bytes);
    if (from === bytes.length) return;
    const end = this.#pass(bytes, from);
    if (end < bytes.length) this.#keep(bytes.subarray(end));
  }

  #keep(piece: Buffer): void {
    this.#begun.push(piece);
    this.#length += piece.length;
  }

  /** Adds what is missing of the message that has begun. Returns where the next one begins. */
  #complete(bytes: Buffer): number {
    let taken = 0;
    // Its length first, and then the rest of it.
    for (;;) {
      const missing = Math.max(0, this.#needed() - this.#length);
      if (missing === 0) break;
      const piece = bytes.subarray(taken, taken + missing);
      if (piece.length > 0) this.#keep(piece);
      taken += piece.length;
      if (piece.length < missing) return taken;
    }
    const message = Buffer.concat(this.#begun, this.#length);
    this.#begun = [];
    this.#length = 0;
    this.#pass(message, 0);
    return taken;
  }

  /** Bytes that the begun message has, as far as it is known. */
  #needed(): number {
    if (this.#length < HEAD_BYTES) return HEAD_BYTES;
    const [first] = this.#begun;
    if (first !== undefined && first.length < HEAD_BYTES) this.#begun = [Buffer.concat(this.#begun)];
    return endOf(this.#begun[0] ?? Buffer.alloc(HEAD_BYTES), 0);
  }

  /** Passes the complete messages on. Returns where they end. */
  #pass(bytes: Buffer, from: number): number {
    let at = from;
    let passed = from;
    let batch: PreparedBatch | undefined;
    let isRow = false;
    while (at + HEAD_BYTES <= bytes.length) {
      const end = endOf(bytes, at);
      if (end > bytes.length) break;
      const wasRow = isRow;
      isRow = bytes[at] === DATA_ROW;
      if (isRow && !wasRow) {
        // The messages before it tell the driver whose row it is.
        if (passed < at) this.rest(bytes.subarray(passed, at));
        passed = at;
        const query = this.#client._getActiveQuery();
        batch = query instanceof PreparedBatch ? query : undefined;
      }
      if (isRow && batch !== undefined) {
        batch.readRow(bytes, at + HEAD_BYTES + COUNT_BYTES);
        passed = end;
      }
      at = end;
    }
    if (passed < at) this.rest(bytes.subarray(passed, at));
    return at;
  }
}

const endOf = (bytes: Buffer, at: number): number =>
  at + Math.max(HEAD_BYTES, 1 + bytes.readUInt32BE(at + 1));
