import { assert } from 'chai';
import { runCli } from './run-cli.ts';

const NOBODY = { REGISTRY_URL: 'http://127.0.0.1:9' };
const check = (text: string | Uint8Array, ...args: string[]) =>
  runCli(['validate', 'adagents.json', ...args], { env: NOBODY, files: new Map([['adagents.json', text]]) });

const AGENT = {
  url: 'https://sales.example',
  authorized_for: 'All',
  authorization_type: 'property_ids',
  property_ids: ['main'],
};
const FILE = {
  authorized_agents: [AGENT],
  properties: [
    {
      property_id: 'main',
      property_type: 'website',
      name: 'Main',
      identifiers: [{ type: 'domain', value: 'news.example' }],
    },
  ],
};

describe('the command line and a file', () => {
  it('accepts a right file without asking anybody', async () => {
    const ran = await check(JSON.stringify(FILE));
    assert.equal(ran.code, 0, ran.out);
    assert.match(ran.out, /adagents\.json is valid: 0 errors/);
  });

  it('names line, column, field and mend of a fault', async () => {
    const faulty = { authorized_agents: [{ ...AGENT, url: 'sales' }] };
    const ran = await check(JSON.stringify(faulty, null, 2));
    assert.equal(ran.code, 1, ran.out);
    assert.match(ran.out, /^adagents\.json:4:7: error: authorized_agents\[0\]\.url: /m);
  });

  const REFUSED: readonly (readonly [what: string, text: string | Uint8Array, said: RegExp])[] = [
    ['no JSON', '{ "authorized_agents": [', /not JSON/],
    ['nothing', '', /not JSON/],
    ['no text', Uint8Array.of(0x7b, 0xff, 0x7d), /not UTF-8/],
    ['a list', '[]', /object/],
    ['a hundred levels', '['.repeat(100) + ']'.repeat(100), /nested deeper/],
  ];
  for (const [what, text, said] of REFUSED)
    it(`refuses ${what}`, async () => {
      const ran = await check(text);
      assert.equal(ran.code, 1, ran.out);
      assert.match(ran.out, said);
    });

  it('finds the kind by the content, and takes the named one', async () => {
    const brand = JSON.stringify({ id: 'pans', names: [{ en: 'Pans' }] });
    const found = await runCli(['validate', '-', '--json'], { input: brand });
    assert.equal(JSON.parse(found.out).kind, 'brand');
    assert.equal(found.code, 0, found.out);
    const named = await runCli(['validate', '-', '--kind', 'adagents'], { input: brand });
    assert.equal(named.code, 1);
  });

  it('counts warnings as findings when it is strict, and a wrong domain as a wrong argument', async () => {
    const warned = JSON.stringify(FILE).replace('"Main"', '"Main","name":"Main"');
    assert.equal((await check(warned)).code, 0);
    assert.equal((await check(warned, '--strict')).code, 1);
    const wrong = await check(JSON.stringify(FILE), '--domain', 'http://');
    assert.equal(wrong.code, 2, wrong.out);
  });

  it('finds places behind a byte order mark and in a file that a request could not hold', async () => {
    const marked = await check(`\ufeff{"authorized_agents": 7}`);
    assert.match(marked.out, /^adagents\.json:1:2: /m);
    const many = {
      ...FILE,
      tags: Object.fromEntries(
        Array.from({ length: 7_000 }, (_, i) => [`tag_${i}`, { name: 'T', description: 'D' }]),
      ),
    };
    const ran = await check(JSON.stringify(many));
    assert.equal(ran.code, 0, ran.out.slice(0, 500));
  });
});
