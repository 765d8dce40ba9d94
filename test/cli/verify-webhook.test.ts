import { assert } from 'chai';
import { signedWebhooks } from '../../scripts/languages/signed-webhooks.ts';
import { JWK_FORMS, KEY_PURPOSE_MEMBER } from '../../src/domain/signatures/keys.ts';
import { hmacHeaders } from '../../src/domain/signatures/legacy-hmac.ts';
import { runCli } from './run-cli.ts';

const BODY = '{"idempotency_key":"0123456789abcdef","event":"x"}';
const { messages, jwks } = signedWebhooks(new Map([['any', BODY]]));
/** The keys as the profile wants them published. */
const keySet = {
  keys: jwks.keys.map((key) => ({
    ...key,
    ...JWK_FORMS[key.kid === 'ed25519' ? 'ed25519' : 'ecdsa-p256-sha256'],
    use: 'sig',
    key_ops: ['verify'],
    [KEY_PURPOSE_MEMBER]: 'webhook-signing',
  })),
};

/** A message as tools record it. */
const recorded = (headers: object, body: string, first = ''): string =>
  `${first}${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`;

describe('the command line and a received webhook', () => {
  const files = (more: readonly (readonly [string, string])[] = []) =>
    new Map<string, string>([['keys.json', JSON.stringify(keySet)], ...more]);
  const verify = (
    input: string,
    args: readonly string[],
    more: readonly (readonly [string, string])[] = [],
  ) => runCli(['verify-webhook', ...args], { input, files: files(more) });

  for (const message of messages)
    it(`${message.isGood ? 'accepts' : 'refuses'} ${message.name}`, async () => {
      const args = ['--url', message.url, '--keys', 'keys.json', '--at', String(message.at), '--json'];
      const { code, out, err } = await verify(recorded(message.headers, message.body), args);
      const verdict = JSON.parse(out);
      assert.equal(verdict.ok, message.isGood, out + err);
      assert.equal(code, message.isGood ? 0 : 1);
      if (message.isGood) assert.equal(verdict.idempotencyKey, '0123456789abcdef');
      else assert.match(verdict.code, /^webhook_/);
    });

  const [good] = messages;
  assert(good !== undefined);
  const { url, headers, body, at } = good;
  const args = ['--url', url, '--keys', 'keys.json', '--at', String(at)];

  it('takes a request line in front, header lines of their own, and a file', async () => {
    const lined = await verify(recorded(headers, body, 'POST /hooks/1?op=7 HTTP/1.1\r\n'), args);
    assert.equal(lined.code, 0, lined.out + lined.err);
    assert.match(lined.out, /^verified\nkey +ed25519\n/);
    const head = recorded(headers, '').replaceAll('\r\n', '\n');
    const apart = await verify(body, [...args, '--headers', 'head'], [['head', head]]);
    assert.equal(apart.code, 0, apart.out + apart.err);
    const named = await verify('', ['message', ...args], [['message', recorded(headers, body)]]);
    assert.equal(named.code, 0, named.out + named.err);
  });

  it('names the fault, the step and what the sender must have signed', async () => {
    const late = await verify(recorded(headers, body), [...args.slice(0, 4), '--at', String(at + 3_600)]);
    assert.equal(late.code, 1);
    assert.match(late.out, /^not verified: webhook_signature_window_invalid\n/);
    const changed = await verify(recorded({ ...headers, 'content-type': 'text/plain' }, body), args);
    assert.match(changed.out, /signature base:\n {2}"@method": POST\n/);
    const unsigned = await verify(`content-type: application/json\n\n${body}`, args);
    assert.match(unsigned.out, /webhook_signature_header_malformed/);
  });

  it('verifies the legacy scheme with a secret from a file', async () => {
    const now = new Date(at * 1_000);
    const message = recorded(hmacHeaders('secret-of-the-test', body, now), body);
    const legacy = ['--url', url, '--secret-file', 's', '--at', now.toISOString()];
    assert.equal((await verify(message, legacy, [['s', 'secret-of-the-test\n']])).code, 0);
    const wrong = await verify(message, legacy, [['s', 'another']]);
    assert.equal(wrong.code, 1);
    assert.match(wrong.out, /webhook_signature_invalid/);
    assert.notInclude(wrong.out, 'another');
  });

  const WRONG: readonly (readonly [what: string, input: string, args: string[], said: RegExp])[] = [
    ['no keys', body, ['--url', url], /exactly one of --keys/],
    ['two kinds of keys', body, [...args, '--agent', 'https://a.example'], /exactly one of --keys/],
    ['no address', body, ['--keys', 'keys.json'], /--url/],
    ['a message without a head', body, args, /an empty line/],
    ['a line that is no header', `what is this\n\n${body}`, args, /Line 1 of the headers/],
    ['a time that is none', recorded(headers, body), [...args.slice(0, 4), '--at', 'noon'], /--at must be/],
    ['keys that are no JSON', recorded(headers, body), ['--url', url, '--keys', 'bad'], /not JSON/],
    ['keys that are no key set', recorded(headers, body), ['--url', url, '--keys', 'list'], /list `keys`/],
  ];
  for (const [what, input, asked, said] of WRONG)
    it(`ends with 2 for ${what}`, async () => {
      const ran = await verify(input, asked, [
        ['bad', '{'],
        ['list', '[]'],
      ]);
      assert.equal(ran.code, 2, ran.out + ran.err);
      assert.match(ran.err, said);
    });
});
