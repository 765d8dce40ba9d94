import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assert } from 'chai';
import { OwnResponse, putHeader, sendWhole } from '../../src/http/own-response.ts';

type Response = typeof ServerResponse;

/** What a server sends whose response is made so: the status, the lines of its headers without its own, and the body. */
async function sentBy(write: (response: ServerResponse) => void, made: Response, method = 'GET') {
  const server = createServer({ ServerResponse: made }, (_request, response) => write(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = request({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    method,
    agent: false,
  });
  asked.end();
  const [answer] = await once(asked, 'response');
  let body = '';
  for await (const piece of answer.setEncoding('utf8')) body += piece;
  server.close();
  const lines: string[] = [];
  for (let at = 0; at < answer.rawHeaders.length; at += 2)
    if (answer.rawHeaders[at] !== 'Date')
      lines.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`);
  return { status: answer.statusCode, lines: lines.sort(), body };
}

const first = (response: ServerResponse) => {
  putHeader(response, 'X-Request-Id', 'r1');
  putHeader(response, 'Access-Control-Allow-Origin', '*');
};

const ways: Record<string, (response: ServerResponse) => void> = {
  'sent whole': (response) => {
    first(response);
    sendWhole(response, 200, '{"name":"Ü"}');
  },
  'sent whole in bytes': (response) => {
    first(response);
    sendWhole(response, 201, Buffer.from('{}'));
  },
  'whose header is put again in another case': (response) => {
    first(response);
    putHeader(response, 'access-control-allow-origin', 'https://one.example');
    sendWhole(response, 200, '{}');
  },
  'put after something had been set': (response) => {
    response.setHeader('Vary', 'Accept');
    first(response);
    putHeader(response, 'vary', 'Authorization');
    sendWhole(response, 404, '{}');
  },
  'that is set after it was put': (response) => {
    first(response);
    response.setHeader('x-request-id', 'r2');
    response.end('text');
  },
  'of which one was appended to': (response) => {
    first(response);
    response.appendHeader('Access-Control-Allow-Origin', 'https://one.example');
    response.end();
  },
  'of which all were taken away': (response) => {
    first(response);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.end('text');
  },
  'of which one that is there was taken away': (response) => {
    first(response);
    if (response.hasHeader('X-Request-Id')) response.removeHeader('X-Request-Id');
    response.end('text');
  },
  'that were read': (response) => {
    first(response);
    response.end(JSON.stringify([response.getHeader('X-Request-Id'), response.getHeaders()]));
  },
  'with a head of its own': (response) => {
    first(response);
    response.writeHead(203, { 'X-Request-Id': 'r3', Vary: 'Accept' }).end('text');
  },
  'with a reason of its own': (response) => {
    first(response);
    response.writeHead(203, 'Fine', { Vary: 'Accept' }).end('text');
  },
  'in pieces': (response) => {
    first(response);
    response.flushHeaders();
    response.write('one');
    response.end('two');
  },
  'without a body': (response) => {
    first(response);
    response.statusCode = 204;
    response.end();
  },
};

describe('a response of the server', () => {
  for (const [name, write] of Object.entries(ways)) {
    for (const method of ['GET', 'HEAD'])
      it(`${name} is what Node sends for ${method} with the same headers`, async () => {
        const { ServerResponse: plain } = await import('node:http');
        const own = await sentBy(write, OwnResponse, method);
        assert.deepEqual(own, await sentBy(write, plain, method));
      });
  }

  it('with a header that cannot be sent is refused, and can be sent without it', async () => {
    const { status, lines } = await sentBy((response) => {
      putHeader(response, 'Link', 'one\ntwo');
      assert.throws(() => sendWhole(response, 200, '{}'), /Invalid character/);
      assert.isFalse(response.headersSent);
      response.statusCode = 500;
      response.end();
    }, OwnResponse);
    assert.equal(status, 500);
    assert.notInclude(lines.join('\n'), 'Link');
  });
});
