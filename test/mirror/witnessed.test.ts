import { generateKeyPairSync } from 'node:crypto';
import { assert } from 'chai';
import { MirrorError, MirrorFault } from '../../mirror/fault.ts';
import { follow } from '../../mirror/follow.ts';
import type { MirrorTools } from '../../mirror/tools.ts';
import { verify } from '../../mirror/verify.ts';
import { type WitnessPolicy, witnessPolicy } from '../../mirror/witnessed.ts';
import { parseVerifierKey, signer, verifierKey } from '../../src/domain/feed/log/note.ts';
import { addCosignature } from '../../src/record/feed/cosign.ts';
import { noteOf } from '../../src/record/feed/log.ts';
import { type Database, enginesInTurn } from '../support/databases.ts';
import { type LogWitness, startLogWitness } from '../support/log-witness.ts';
import { type MirrorWorld, startMirrorWorld } from './world.ts';

describe('the witnesses that a mirror names', () => {
  const keyOf = (name: string) =>
    verifierKey(signer(name, 'cosignature', generateKeyPairSync('ed25519').privateKey));
  const one = keyOf('one.example');
  const two = keyOf('two.example');

  it('are all needed unless a number is given', () => {
    assert.equal(witnessPolicy([one, two], undefined, 1).needed, 2);
    assert.equal(witnessPolicy([one, two], 1, 1).needed, 1);
    assert.equal(witnessPolicy([], undefined, 1).needed, 0);
  });

  for (const [what, texts, needed, why] of [
    ['a key that is none', ['one.example'], undefined, /^--witness: "one.example" is no verifier key/],
    ['a key twice', [one, one], undefined, /^--witness: names one key twice/],
    ['more than there are', [one], 2, /^--witnesses-needed: expected a whole number from 0 to 1/],
    ['no number', [one], Number.NaN, /^--witnesses-needed/],
    ['a negative number', [one], -1, /^--witnesses-needed/],
    ['a part of a witness', [one], 0.5, /^--witnesses-needed/],
    ['a number without witnesses', [], 1, /^--witnesses-needed: expected a whole number from 0 to 0/],
  ] as const)
    it(`are refused with ${what}`, () => {
      assert.throws(() => witnessPolicy(texts, needed, 1), MirrorError, why);
    });
});

for (const engine of enginesInTurn(import.meta.filename))
  describe(`a mirror with witnesses on ${engine.name}`, () => {
    let world: MirrorWorld;
    let database: Database;
    let tools: MirrorTools;
    let lines: string[];
    let close: () => Promise<void>;
    let one: LogWitness;
    let two: LogWitness;
    before(async () => {
      world = await startMirrorWorld(engine, 20260127);
      one = await startLogWitness('one.example/w');
      two = await startLogWitness('two.example/w');
      await world.living.round();
      await world.dump();
      database = await engine.createEmpty();
      const opened = await world.open(database.url);
      ({ tools, lines } = opened);
      close = () => opened.copy.close();
      await follow(tools, { untilCaughtUp: true });
    });
    after(async () => {
      await close();
      await database.drop();
      await Promise.all([one.close(), two.close(), world.drop()]);
    });
    afterEach(() => world.tamper(undefined));

    const witnessed = (needed?: number, mostLooks = 2): WitnessPolicy =>
      witnessPolicy([one.verifierKey, two.verifierKey], needed, mostLooks);
    const update = (witnesses: WitnessPolicy) => follow({ ...tools, witnesses }, { untilCaughtUp: true });
    const faultOf = async (work: Promise<unknown>): Promise<MirrorFault> => {
      const cause = await work.catch((error: unknown) => error);
      return cause instanceof MirrorFault ? cause : assert.fail(`no fault: ${cause}`);
    };
    /** Changes the registry, and returns the text of its new checkpoint. */
    async function change(): Promise<string> {
      const before = await world.living.store.primary.events.newestId();
      while ((await world.living.store.primary.events.newestId()) === before) await world.living.round();
      await world.extendLog();
      const tree = await world.living.store.primary.feedLog.current();
      return tree === undefined ? assert.fail('there is no log') : noteOf(tree).text;
    }
    const seconds = (ahead = 0) => Math.floor(Date.now() / 1_000) + ahead;
    /** Adds a line to the checkpoint that the registry shows. */
    async function add(witness: LogWitness, line: string): Promise<void> {
      const { store } = world.living;
      const tree = (await store.primary.feedLog.current()) ?? assert.fail('there is no log');
      const key = parseVerifierKey(witness.verifierKey) ?? assert.fail('the key is not read');
      const { text } = noteOf(tree);
      await store.transaction((tx) => addCosignature(tx, { origin: tree.origin, text }, { key, line }));
    }

    it('goes on when as many as it needs have cosigned, and names those that are missing', async () => {
      const text = await change();
      const before = tools.mirror.state();
      const none = await faultOf(update(witnessed()));
      assert.equal(none.code, 'not_witnessed');
      assert.match(
        none.message,
        /has 0 of 2 cosignatures .*: one\.example\/w has not .*; two\.example\/w has not/,
      );
      await add(one, one.cosign(text, seconds()));
      for (const work of [update, (witnesses: WitnessPolicy) => verify({ ...tools, witnesses })]) {
        const some = await faultOf(work(witnessed()));
        assert.equal(some.code, 'not_witnessed');
        assert.match(
          some.message,
          /has 1 of 2 cosignatures that are needed: two\.example\/w has not cosigned it\.$/,
        );
      }
      assert.deepEqual(tools.mirror.state(), before);
      await update(witnessed(1));
      await add(two, two.cosign(text, seconds()));
      await update(witnessed());
      await verify({ ...tools, witnesses: witnessed() });
      assert.include(tools.mirror.state().standing?.note, 'two.example/w');
    });

    it('waits for the cosignatures of the newest checkpoint, and says so once', async () => {
      const text = await change();
      lines.length = 0;
      let requests = 0;
      const seen = world.onRequest(() => {
        requests += 1;
      });
      const following = update(witnessed(undefined, Number.POSITIVE_INFINITY));
      while (requests < 5) await new Promise((resolve) => setImmediate(resolve));
      for (const witness of [one, two]) await add(witness, witness.cosign(text, seconds()));
      await following;
      seen();
      assert.lengthOf(
        lines.filter((line) => line.startsWith('waiting for witnesses: ')),
        1,
      );
    });

    const bad: readonly [string, string, RegExp, (text: string) => string][] = [
      [
        'has no time',
        'not_witnessed',
        /one\.example\/w has a cosignature without a time/,
        (text) => one.cosign(text, 0),
      ],
      [
        'is of the future',
        'not_witnessed',
        /one\.example\/w has a cosignature of the future/,
        (text) => one.cosign(text, seconds(3_600)),
      ],
      [
        'is over another checkpoint',
        'bad_signature',
        /cosignature .* is not one of its witness/,
        (text) => one.cosign(text.replace(/\n\d+\n/, '\n1\n'), seconds()),
      ],
      [
        'is of a stranger under its name',
        'not_witnessed',
        /one\.example\/w has not cosigned it/,
        (text) => two.cosign(text, seconds()).replace('two.example', 'one.example'),
      ],
    ];
    for (const [what, code, why, make] of bad)
      it(`refuses a checkpoint whose cosignature ${what} (${code})`, async () => {
        const text = await change();
        const before = tools.mirror.state();
        await add(one, make(text));
        await add(two, two.cosign(text, seconds()));
        const fault = await faultOf(update(witnessed()));
        assert.equal(fault.code, code);
        assert.match(fault.message, why);
        assert.deepEqual(tools.mirror.state(), before);
        await add(one, one.cosign(text, seconds()));
        await update(witnessed());
      });
  });
