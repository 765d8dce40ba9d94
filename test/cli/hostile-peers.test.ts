import { assert } from 'chai';
import { type Peer, sendJson, startPeer } from '../client/peer.ts';
import { runCli } from './run-cli.ts';

const ESCAPES = '\u001b[2J\u001b]0;owned\u0007\u009b31m\u202eevil\u2066\r\n';
/** What a terminal obeys, or what turns the text behind it around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const OBEYED = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const SECRET = 'sk-very-secret-0123456789';

describe('the command line and hostile peers', () => {
  let peer: Peer;
  let answer: { body: unknown; status: number };
  before(async () => {
    peer = await startPeer((_, response) => sendJson(response, answer.body, answer));
  });
  after(() => peer.close());

  const run = (args: readonly string[], isTerminal = false) =>
    runCli(args, { env: { REGISTRY_URL: peer.origin, REGISTRY_TOKEN: SECRET, NO_COLOR: '1' }, isTerminal });

  const BODIES: readonly (readonly [command: string, args: string[], status: number, body: unknown])[] = [
    [
      'resolve',
      ['resolve', 'a.example'],
      200,
      {
        brand_name: ESCAPES,
        canonical_domain: ESCAPES,
        publisher_domain: ESCAPES,
        properties: [{ id: ESCAPES, name: ESCAPES }],
        authorized_agents: [{ url: ESCAPES }],
      },
    ],
    ['a refusal', ['resolve', 'a.example'], 400, { error: ESCAPES, message: ESCAPES }],
    [
      'authorize',
      ['authorize', 'https://a.example', 'b.example'],
      200,
      {
        authorized: false,
        reason: 'x',
        identifier_value: ESCAPES,
        publisher_side: { file_url: ESCAPES },
        operator_side: {},
        checks: [{ check: ESCAPES, ok: false, detail: ESCAPES }],
      },
    ],
    [
      'validate',
      ['validate', 'a.example'],
      200,
      {
        data: { validation: { valid: false, errors: [{ field: ESCAPES, message: ESCAPES }], warnings: [] } },
        findings: [],
      },
    ],
    [
      'feed',
      ['feed'],
      200,
      {
        events: [{ created_at: ESCAPES, event_type: ESCAPES, entity_type: ESCAPES, entity_id: ESCAPES }],
        cursor: '00000000-0000-7000-8000-000000000000',
        has_more: false,
      },
    ],
  ];
  for (const [command, args, status, body] of BODIES)
    for (const format of [[], ['--json']])
      it(`print no character that a terminal obeys: ${command} ${format.join('')}`, async () => {
        answer = { body, status };
        const { out, err } = await run([...args, ...format]);
        assert.isNotEmpty(out + err);
        assert.notMatch(out, OBEYED);
        assert.notMatch(err, OBEYED);
        if (format.length > 0 && status === 200)
          assert.include(JSON.stringify(out.trim().split('\n').length === 1 ? JSON.parse(out) : out), 'evil');
      });

  it('refuse what is not the JSON that was asked for', async () => {
    for (const body of ['text', 7, [], {}, null])
      for (const args of [
        ['resolve', 'a.example'],
        ['feed'],
        ['authorize', 'https://a.example', 'b.example'],
        ['validate', 'a.example'],
      ]) {
        answer = { body, status: 200 };
        const { code, err } = await run(args);
        assert.equal(code, 3, `${args.join(' ')}: ${JSON.stringify(body)}`);
        assert.match(err, /^error: The (answer|registry) /);
      }
  });

  it('never see a credential that another address was given, and never print one', async () => {
    answer = { body: { message: `your token is ${SECRET}` }, status: 401 };
    const { code, err, out } = await run(['feed', '--json']);
    assert.equal(code, 4);
    assert.notInclude(err, SECRET);
    assert.notInclude(out, SECRET);
    const unknown = await run(['feed', `--token=${SECRET}`]);
    assert.equal(unknown.code, 2);
    assert.notInclude(unknown.err, SECRET);
    const inAddress = await run(['feed', '--registry', `https://me:${SECRET}@a.example`]);
    assert.equal(inAddress.code, 2);
    assert.notInclude(inAddress.err, SECRET);
  });

  it('are shown as progress on a terminal only, and without colours where NO_COLOR is set', async () => {
    answer = {
      body: { authorized: false, reason: 'x', publisher_side: {}, operator_side: {}, checks: [] },
      status: 200,
    };
    const args = ['authorize', 'https://a.example', 'b.example'];
    assert.equal((await run(args)).err, '');
    const seen = await run(args, true);
    assert.match(seen.err, /reading both sides/);
    assert.notInclude(seen.out, '\u001b');
    const coloured = await runCli(args, { env: { REGISTRY_URL: peer.origin }, isTerminal: true });
    assert.include(coloured.out, '\u001b[31mnot authorized');
  });
});
