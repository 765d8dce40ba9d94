import { createHash, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a witness does instead of what the protocol says. */
type Misbehave = (response: ServerResponse, honest: WitnessReply) => void;
type WitnessReply = { status: number; type?: string; body: string };

/** A witness of logs on loopback (C2SP tlog-witness), written from the specification and without code of the registry. */
export type LogWitness = {
  readonly name: string;
  /** `name+id+key` of its cosignatures. */
  readonly verifierKey: string;
  /** Submission prefix. */
  readonly url: string;
  readonly origin: string;
  /** Adds a log by its verifier key. */
  trust(verifierKey: string): void;
  forget(): void;
  /** What it has cosigned last of a log. */
  size(origin: string): number;
  /** Forgets nothing, but takes a log for larger or smaller. */
  setState(origin: string, state: { size: number; root: string }): void;
  misbehave(how: Misbehave | undefined): void;
  /** Bodies of all requests. */
  readonly requests: string[];
  /** A cosignature by its key over any text. */
  cosign(text: string, time: number): string;
  close(): Promise<void>;
};

type State = { size: number; root: string };

const sha256 = (...parts: readonly Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest();
const idOf = (name: string, kind: number, key: Buffer) =>
  sha256(Buffer.from(`${name}\n`), Buffer.of(kind), key).subarray(0, 4);
const rawKey = (key: KeyObject) => Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');
const spki = (key: Buffer) => ({
  key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), key]),
  format: 'der' as const,
  type: 'spki' as const,
});

export async function startLogWitness(name: string): Promise<LogWitness> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const id = idOf(name, 4, rawKey(publicKey));
  const logs = new Map<string, Buffer>();
  const states = new Map<string, State>();
  const requests: string[] = [];
  let wrong: Misbehave | undefined;

  function cosign(text: string, time: number): string {
    const stamp = Buffer.alloc(8);
    stamp.writeBigUInt64BE(BigInt(time));
    const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${time}\n${text}`), privateKey);
    return `— ${name} ${Buffer.concat([id, stamp, signature]).toString('base64')}\n`;
  }

  /** Comparing and storing happen in one turn: nothing waits between the two. */
  function addCheckpoint(body: string): WitnessReply {
    const [, old = '', proofText = '', text = '', lines = ''] =
      /^old (\d+)\n((?:[A-Za-z0-9+/=]+\n){0,63})\n([^\n]+\n\d+\n[^\n]+\n(?:[^\n]+\n)*)\n((?:— .+\n)+)$/.exec(
        body,
      ) ?? [];
    if (text === '') return { status: 400, body: 'malformed' };
    const [origin = '', sizeText = '', root = ''] = text.split('\n');
    const key = logs.get(origin);
    if (key === undefined) return { status: 404, body: 'unknown origin' };
    if (!isSigned(text, lines, origin, key)) return { status: 403, body: 'no known signature' };
    const size = Number(sizeText);
    if (Number(old) > size) return { status: 400, body: 'the old size is larger' };
    const before = states.get(origin) ?? { size: 0, root: '' };
    if (Number(old) !== before.size)
      return { status: 409, type: 'text/x.tlog.size', body: `${before.size}\n` };
    const proof = proofText
      .split('\n')
      .slice(0, -1)
      .map((line) => Buffer.from(line, 'base64'));
    if (!begins(before, { size, root }, proof)) return { status: 422, body: 'inconsistent' };
    states.set(origin, { size, root });
    return { status: 200, body: cosign(text, Math.floor(Date.now() / 1_000)) };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    requests.push(body);
    const isAdd = request.method === 'POST' && request.url === '/w/add-checkpoint';
    const reply = isAdd ? addCheckpoint(body) : { status: 405, body: 'no such address' };
    if (wrong !== undefined) return wrong(response, reply);
    response.writeHead(reply.status, { 'content-type': reply.type ?? 'text/plain; charset=utf-8' });
    response.end(reply.body);
  }
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    name,
    verifierKey: `${name}+${id.toString('hex')}+${Buffer.concat([Buffer.of(4), rawKey(publicKey)]).toString('base64')}`,
    url: `https://${name.split('/')[0]}/w`,
    origin,
    trust(text) {
      const [log = '', , ...encoded] = text.split('+');
      logs.set(log, Buffer.from(encoded.join('+'), 'base64').subarray(1));
    },
    forget: () => logs.clear(),
    size: (log) => states.get(log)?.size ?? 0,
    setState: (log, state) => void states.set(log, state),
    misbehave: (how) => {
      wrong = how;
    },
    requests,
    cosign,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A signature of the log is there, and none of its key fails. */
function isSigned(text: string, lines: string, origin: string, key: Buffer): boolean {
  const id = idOf(origin, 1, key);
  const own = lines
    .split('\n')
    .map((line) => line.split(' '))
    .filter(
      ([, name, encoded = '']) => name === origin && Buffer.from(encoded, 'base64').subarray(0, 4).equals(id),
    )
    .map(([, , encoded = '']) => Buffer.from(encoded, 'base64').subarray(4));
  return own.length > 0 && own.every((signature) => verify(null, Buffer.from(text), spki(key), signature));
}

const node = (left: Buffer, right: Buffer) => sha256(Buffer.of(1), left, right);

/** Whether a tree begins with another (RFC 6962 section 2.1.2, by recursion as the proof is made). */
function begins(old: State, fresh: State, proof: readonly Buffer[]): boolean {
  if (fresh.size === 0 && fresh.root !== sha256().toString('base64')) return false;
  if (old.size === 0) return proof.length === 0;
  if (old.size === fresh.size) return proof.length === 0 && old.root === fresh.root;
  const left = [...proof];
  const oldRoot = Buffer.from(old.root, 'base64');
  const roots = (m: number, n: number, known: boolean): { old: Buffer; fresh: Buffer } | undefined => {
    if (m === n) {
      const hash = known ? oldRoot : left.shift();
      return hash && { old: hash, fresh: hash };
    }
    let k = 1;
    while (k * 2 < n) k *= 2;
    const below = m <= k ? roots(m, k, known) : roots(m - k, n - k, false);
    const beside = left.shift();
    if (below === undefined || beside === undefined) return undefined;
    return m <= k
      ? { old: below.old, fresh: node(below.fresh, beside) }
      : { old: node(beside, below.old), fresh: node(beside, below.fresh) };
  };
  const found = roots(old.size, fresh.size, true);
  return (
    left.length === 0 &&
    found !== undefined &&
    found.old.equals(oldRoot) &&
    found.fresh.toString('base64') === fresh.root
  );
}
