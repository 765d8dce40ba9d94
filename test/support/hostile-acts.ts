import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { type Act, answer, endless, head, redirectTo } from './hostile-server.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const CHUNKED = head({ headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' } });
const MIB = 1024 * 1024;
const ZEROS = Buffer.alloc(32 * MIB);

/** Says some bytes and then nothing more. */
const stall =
  (bytes: string): Act =>
  (socket) =>
    void socket.write(bytes);
const hangUp =
  (bytes: string): Act =>
  (socket) =>
    void socket.end(bytes);
const reset =
  (bytes: string): Act =>
  (socket) =>
    void socket.write(bytes, () => socket.resetAndDestroy());
const json = (text: string): Act => answer(text, { headers: JSON_TYPE });

/** As fast as it is taken, and the end comes while the reader still works on the beginning. */
function bomb(coding: string, packed: Buffer): Act {
  const bytes = Buffer.concat(Array.from({ length: 4 }, () => packed));
  return answer(bytes, { headers: { ...JSON_TYPE, 'content-encoding': coding, connection: 'close' } });
}

/**
 * What a site may do to who fetches from it, once it has the request, by name.
 *
 * @param inner addresses that redirects try to lead to
 */
export function hostileActs(inner: readonly string[]): Record<string, Act> {
  const redirects = Object.fromEntries(
    inner.map((url): [string, Act] => [`redirect to ${url}`, redirectTo(url)]),
  );
  return {
    ...redirects,
    silence: stall(''),
    'half a head': stall('HTTP/1.1 200 OK\r\nx-a'),
    'dripping head': endless('HTTP/1.1 200 OK\r\n', 'x-a: 1\r\n', 20),
    'endless head': endless('HTTP/1.1 200 OK\r\n', 'x-a: 1\r\n'.repeat(100)),
    'enormous headers': answer('{}', { headers: { 'x-big': 'a'.repeat(200_000) } }),
    'many headers': answer('{}', {
      headers: Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`x-${at}`, '1'])),
    }),
    'dripping body': endless(CHUNKED, '1\r\n[\r\n', 20),
    'endless body': endless(CHUNKED, `10000\r\n${'['.repeat(65_536)}\r\n`),
    'endless body without a length': endless(head({ headers: JSON_TYPE }), 'a'.repeat(65_536)),
    'gzip bomb': bomb('gzip', gzipSync(ZEROS)),
    'deflate bomb': bomb('deflate', deflateSync(ZEROS)),
    'brotli bomb': bomb('br', brotliCompressSync(ZEROS)),
    'stacked codings': answer(gzipSync(gzipSync('{}')), { headers: { 'content-encoding': 'gzip, gzip' } }),
    'no gzip at all': answer('{}', { headers: { 'content-encoding': 'gzip' } }),
    'length too long': hangUp(`${head({ headers: { ...JSON_TYPE, 'content-length': '500' } })}{}`),
    'length too short': answer('{"a":1}', { headers: { ...JSON_TYPE, 'content-length': '2' } }),
    'length over the cap': stall(head({ headers: { 'content-length': '99999999999' } })),
    'two lengths': hangUp(head({ headers: { 'content-length': '5\r\ncontent-length: 6' } })),
    'negative length': hangUp(head({ headers: { 'content-length': '-5' } })),
    'end before the answer': hangUp(''),
    'end in the status line': hangUp('HTTP/1.1 20'),
    'end in the head': hangUp('HTTP/1.1 200 OK\r\nx-a'),
    'end in a chunk': hangUp(`${CHUNKED}a\r\nabc`),
    'reset before the answer': reset(''),
    'reset in the head': reset('HTTP/1.1 200 OK\r\nx-a'),
    'reset in a chunk': reset(`${CHUNKED}a\r\nabc`),
    'reset of a body without a length': reset('HTTP/1.0 200 OK\r\n\r\n{"a":'),
    'broken chunk': hangUp(`${CHUNKED}3\r\nabc\r\nzz\r\n`),
    'chunk extensions': endless(CHUNKED, `1;${'a'.repeat(8_000)}\r\n[\r\n`),
    trailers: endless(`${CHUNKED}2\r\n{}\r\n0\r\n`, 'x-a: 1\r\n'.repeat(100)),
    'no HTTP': hangUp('SSH-2.0-OpenSSH_9.2\r\n'),
    'HTTP/2': hangUp('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    upgrade: stall('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
    '100 Continue': stall('HTTP/1.1 100 Continue\r\n\r\n'),
    'storm of hints': endless('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(50)),
    'two answers': hangUp(`${head({ headers: { 'content-length': '2' } })}{}HTTP/1.1 200 OK\r\n\r\n`),
    'status 999': answer('{}', { status: 999 }),
    'status 304': answer('', { status: 304 }),
    'status 204': hangUp('HTTP/1.1 204 No Content\r\n\r\n'),
    'status 500': answer('x'.repeat(MIB), { status: 500 }),
    'status 401': answer('{}', { status: 401, headers: { 'www-authenticate': 'Bearer' } }),
    'redirect to itself': redirectTo('/'),
    'redirects without end': (socket, request) => redirectTo(`${request.path}a`)(socket, request),
    'redirect to nothing readable': redirectTo('http://['),
    'open brackets': json('['.repeat(3_000_000)),
    'deep JSON': json(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
    'deep lists': json(`{"authorized_agents":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
    'a page': answer(`<html>${'<p>x'.repeat(700_000)}</html>`, { headers: { 'content-type': 'text/html' } }),
    'a page that calls itself JSON': json(`<!doctype html>${'<a href=x>'.repeat(300_000)}`),
    'a number': json('1e999'),
    null: json('null'),
    'a list': json('[]'),
    'a long text': json(JSON.stringify('x'.repeat(3 * MIB))),
    'prototype names': json(
      '{"__proto__":{"a":1},"constructor":{"prototype":{}},"toString":1,"authorized_agents":[]}',
    ),
    'lone surrogates': json(
      '{"authorized_agents":[{"url":"\\ud800","authorized_for":"\\u0000"}],"id":"\\udfff"}',
    ),
    'broken text': answer(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x00, 0x22, 0x3a, 0x31, 0x7d]), {
      headers: JSON_TYPE,
    }),
    'many events': answer('data: {}\n\n'.repeat(100_000), {
      headers: { 'content-type': 'text/event-stream' },
    }),
    'deep events': answer(`data: ${'['.repeat(500_000)}\n\n`, {
      headers: { 'content-type': 'text/event-stream' },
    }),
  };
}
