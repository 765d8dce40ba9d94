import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode } from 'dns-packet';

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

  socket.on('message', (message, { port, address }) => {
    const query = decode(message);
    const [question] = query.questions ?? [];
    if (question === undefined) return;
    const name = question.name.toLowerCase();
    asked.push(`${question.type} ${name}`);
    const { records = [], cname, error, silent = false, delayMs = 0 } = replyTo(name, question.type);
    if (silent) return;
    const packet = encode({
      type: 'response',
      ...(query.id !== undefined && { id: query.id }),
      flags: AUTHORITATIVE_ANSWER | (error === undefined ? 0 : RCODES[error]),
      questions: [question],
      answers: [
        ...(cname === undefined
          ? []
          : [{ name: question.name, ttl: 300, type: 'CNAME' as const, data: cname }]),
        ...records.map((data): Answer => {
          const record = { name: cname ?? question.name, ttl: 300 };
          if (Array.isArray(data)) return { ...record, type: 'TXT', data };
          if (question.type === 'TXT') return { ...record, type: 'TXT', data };
          return { ...record, type: question.type === 'AAAA' ? 'AAAA' : 'A', data };
        }),
      ],
    });
    const timer = setTimeout(() => {
      timers.delete(timer);
      socket.send(packet, port, address);
    }, delayMs);
    timers.add(timer);
  });

  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    set: (name, kind, ...replies) => void scripts.set(`${kind} ${name}`, replies),
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      socket.close();
      await once(socket, 'close');
    },
  };
}
