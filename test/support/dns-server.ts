import { createSocket, type Socket as DatagramSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode, TRUNCATED_RESPONSE } from 'dns-packet';

type RecordKind = 'A' | 'AAAA' | 'TXT';

/** What one query gets: records, an error, or nothing at all. TXT records may be given as their several strings. */
export type DnsReply = {
  records?: readonly (string | string[])[];
  /** The name that the one asked for stands for; the records are its. */
  cname?: string;
  error?: 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED';
  silent?: boolean;
  delayMs?: number;
};

export type DnsServer = {
  /** `ip:port`, as DNS_SERVERS takes it. */
  readonly address: string;
  /** Every query so far, as `A name`. */
  readonly asked: string[];
  /** Answers queries in turn; the last reply repeats. */
  set(name: string, kind: RecordKind, ...replies: DnsReply[]): void;
  close(): Promise<void>;
};

const RCODES = { NXDOMAIN: 3, SERVFAIL: 2, REFUSED: 5 } as const;

/** Longer answers are truncated, and asked for again over TCP (RFC 7766). */
const MOST_UDP_BYTES = 1232;

/** A name server on loopback. Names it was not told about do not exist; other kinds of a known name have no data. */
export async function startDnsServer(): Promise<DnsServer> {
  const scripts = new Map<string, DnsReply[]>();
  const asked: string[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const socket = createSocket('udp4');

  const replyTo = (name: string, kind: string): DnsReply => {
    const replies = scripts.get(`${kind} ${name}`);
    if (replies !== undefined) return (replies.length > 1 ? replies.shift() : replies[0]) ?? {};
    return [...scripts.keys()].some((key) => key.endsWith(` ${name}`)) ? {} : { error: 'NXDOMAIN' };
  };

  /** Truncated answers by query, for the same query over TCP: it takes no further reply of the script. */
  const truncated = new Map<string, Buffer>();

  socket.on('message', (message, { port, address }) => {
    const [question] = decode(message).questions ?? [];
    if (question === undefined) return;
    const query = `${question.type} ${question.name.toLowerCase()}`;
    asked.push(query);
    const reply = replyTo(question.name.toLowerCase(), question.type);
    if (reply.silent === true) return;
    let packet = packetFor(message, reply);
    if (packet.length > MOST_UDP_BYTES) {
      truncated.set(query, packet);
      packet = packetFor(message, {});
      packet.writeUInt16BE(packet.readUInt16BE(2) | TRUNCATED_RESPONSE, 2);
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      socket.send(packet, port, address);
    }, reply.delayMs ?? 0);
    timers.add(timer);
  });

  const { sockets, server: overTcp } = answersOverTcp(truncated);
  await listenTogether(socket, overTcp);
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    set: (name, kind, ...replies) => void scripts.set(`${kind} ${name}`, replies),
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      for (const stream of sockets) stream.destroy();
      overTcp.close();
      socket.close();
      await once(socket, 'close');
    },
  };
}

/** The packet that answers a query. */
function packetFor(message: Buffer, reply: DnsReply): Buffer {
  const { id, questions = [] } = decode(message);
  const [question] = questions;
  const name = question?.name ?? '';
  const { records = [], cname, error } = reply;
  return encode({
    type: 'response',
    ...(id !== undefined && { id }),
    flags: AUTHORITATIVE_ANSWER | (error === undefined ? 0 : RCODES[error]),
    questions,
    answers: [
      ...(cname === undefined ? [] : [{ name, ttl: 300, type: 'CNAME' as const, data: cname }]),
      ...records.map((data): Answer => {
        const record = { name: cname ?? name, ttl: 300 };
        if (Array.isArray(data)) return { ...record, type: 'TXT', data };
        if (question?.type === 'TXT') return { ...record, type: 'TXT', data };
        return { ...record, type: question?.type === 'AAAA' ? 'AAAA' : 'A', data };
      }),
    ],
  });
}

/** A server for what was truncated. */
function answersOverTcp(truncated: ReadonlyMap<string, Buffer>) {
  const sockets = new Set<Socket>();
  const serveTcp = (stream: Socket) => {
    sockets.add(stream);
    let received = Buffer.alloc(0);
    stream.on('error', () => {});
    stream.once('close', () => sockets.delete(stream));
    stream.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      while (received.length >= 2 && received.length >= 2 + received.readUInt16BE(0)) {
        const message = received.subarray(2, 2 + received.readUInt16BE(0));
        received = received.subarray(2 + message.length);
        const [question] = decode(message).questions ?? [];
        const packet = truncated.get(`${question?.type} ${question?.name.toLowerCase()}`);
        if (packet === undefined) return stream.destroy();
        // The id of this query, in place of that of the one before.
        const length = Buffer.alloc(2);
        length.writeUInt16BE(packet.length);
        stream.write(Buffer.concat([length, message.subarray(0, 2), packet.subarray(2)]));
      }
    });
  };
  return { sockets, server: createServer(serveTcp) };
}

/** One port for both; few programs have ports for datagrams, so that the one that is free for streams mostly is for them. */
async function listenTogether(datagrams: DatagramSocket, streams: Server): Promise<void> {
  streams.listen(0, '127.0.0.1');
  await once(streams, 'listening');
  datagrams.bind((streams.address() as AddressInfo).port, '127.0.0.1');
  await once(datagrams, 'listening');
}
