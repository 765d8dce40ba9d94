import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { assert } from 'chai';
import { checkpointText } from '../../../../src/domain/feed/log/checkpoint.ts';
import {
  parseVerifierKey,
  signatureLine,
  signer,
  verifierKey,
} from '../../../../src/domain/feed/log/note.ts';
import {
  addCheckpointBody,
  faultOfWitnesses,
  judgeWitness,
  MOST_WITNESSES,
  readWitnessKey,
} from '../../../../src/domain/feed/log/witness.ts';

const KEY = 'witness.example/w1+20324abe+BCmsuuFBvMrwsi4alNNNC8c2HlJtC/4SyJeUvJMilm3X';
const LINE =
  '— witness.example/w1 IDJKvgAAAABlU/EA4SLFZdiA7K5yeK1O7OEk4B+CYE6MLDCtg6ZIBxn8oewkagGjl4rGiW5fHcEy71zly4+Tp0qn4x2NJGdIC+CnAw==\n';
const ROOT = Buffer.from('4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4', 'hex');
const text = checkpointText({ origin: 'registry.example/log-1', size: 5, root: ROOT });
const NOW = new Date(1_700_000_100_000);
const key = parseVerifierKey(KEY) ?? assert.fail('the published key is not read');
const own = signer(
  'witness.example/w1',
  'cosignature',
  createPrivateKey({
    key: Buffer.concat([
      Buffer.from('302e020100300506032b657004220420', 'hex'),
      Buffer.from(Array.from({ length: 32 }, (_, index) => 32 + index)),
    ]),
    format: 'der',
    type: 'pkcs8',
  }),
);
const stranger = signer('witness.example/w1', 'cosignature', generateKeyPairSync('ed25519').privateKey);
const seconds = NOW.getTime() / 1_000;
const judge = (status: number, body: string | Uint8Array, contentType = 'text/plain') =>
  judgeWitness({ status, contentType, body: Buffer.from(body) }, text, key, NOW);

describe('the response of a witness', () => {
  it('is taken when it is the published cosignature, alone or beside lines of other keys', () => {
    const cosigned = { kind: 'cosigned', line: LINE, time: 1_700_000_000 };
    assert.deepEqual(judge(200, LINE), cosigned as never);
    assert.deepEqual(judge(200, signatureLine(text, stranger, seconds) + LINE), cosigned as never);
  });

  it('may be up to five minutes ahead of this clock', () => {
    assert.deepInclude(judge(200, signatureLine(text, own, seconds + 299)), { kind: 'cosigned' });
  });

  for (const [what, body] of [
    ['nothing', ''],
    ['junk', 'OK\n'],
    ['bytes that are no UTF-8', Buffer.of(0xe2, 0x80, 0x94, 0x20, 0xff, 0x0a)],
    ['a line without its end', LINE.slice(0, -1)],
    ['a whole note', `${text}\n${LINE}`],
    ['a second text before the line', `more\n\n${LINE}`],
    ['a line of another key under the same name', signatureLine(text, stranger, seconds)],
    ['a cosignature of another checkpoint', signatureLine(text.replace('5', '6'), own, seconds)],
    ['a cosignature without a time', signatureLine(text, own, 0)],
    ['a cosignature of the future', signatureLine(text, own, seconds + 301)],
    ['a good and a wrong line of the same key', LINE + signatureLine(text.replace('5', '6'), own, seconds)],
    ['sixty-five lines', LINE.repeat(65)],
  ] as const)
    it(`is broken when it is ${what}`, () => {
      assert.deepInclude(judge(200, body), { kind: 'fault', fault: 'broken_answer' });
    });

  it('may name the size that it has cosigned', () => {
    for (const [body, size] of [
      ['0\n', 0],
      ['7\n', 7],
      ['9007199254740991\n', 2 ** 53 - 1],
    ] as const)
      assert.deepEqual(judge(409, body, 'text/x.tlog.size'), { kind: 'other_size', size });
  });

  for (const [body, type] of [
    ['7', 'text/x.tlog.size'],
    ['07\n', 'text/x.tlog.size'],
    ['-1\n', 'text/x.tlog.size'],
    ['7\n7\n', 'text/x.tlog.size'],
    ['9007199254740993\n', 'text/x.tlog.size'],
    ['7\n', 'text/plain'],
    ['', 'text/x.tlog.size'],
  ] as const)
    it(`names no size with ${JSON.stringify(body)} as ${type}`, () => {
      assert.deepInclude(judge(409, body, type), { kind: 'fault', fault: 'broken_answer' });
    });

  for (const [status, fault] of [
    [400, 'refused'],
    [403, 'unknown_key'],
    [404, 'unknown_log'],
    [422, 'inconsistent'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [201, 'broken_answer'],
    [302, 'broken_answer'],
    [418, 'broken_answer'],
  ] as const)
    it(`is ${fault} with status ${status}, whatever its body is`, () => {
      assert.deepInclude(judge(status, LINE), { kind: 'fault', fault });
    });
});

describe('the keys of witnesses', () => {
  it('are read as verifiers write them', () => {
    assert.deepEqual(readWitnessKey(KEY), { key });
  });

  for (const [what, wrong, why] of [
    ['nothing', '', /no verifier key/],
    ['another id', KEY.replace('20324abe', '20324abf'), /no verifier key/],
    ['another name', KEY.replace('w1', 'w2'), /no verifier key/],
    ['a shortened key', KEY.slice(0, -4), /no verifier key/],
    ['a key that signs without a time', verifierKey({ ...key, kind: 'ed25519' }), /type 04/],
  ] as const)
    it(`are refused for ${what}`, () => {
      const read = readWitnessKey(wrong);
      assert.match('fault' in read ? read.fault : '', why);
    });

  it('are refused together when one counts twice, or when there are too many', () => {
    const many = Array.from({ length: MOST_WITNESSES + 1 }, (_, at) =>
      signer(`w${at}.example`, 'cosignature', generateKeyPairSync('ed25519').privateKey),
    );
    assert.isNull(faultOfWitnesses(many.slice(1)));
    assert.match(faultOfWitnesses(many) ?? '', /names 17 witnesses, at most 16/);
    assert.match(faultOfWitnesses([key, { ...key, name: 'other.example' }]) ?? '', /names one key twice/);
  });
});

describe('the request to a witness', () => {
  it('is written as the protocol has it', () => {
    assert.equal(addCheckpointBody(0, [], `${text}\n${LINE}`), `old 0\n\n${text}\n${LINE}`);
    assert.equal(
      addCheckpointBody(3, [ROOT, ROOT], `${text}\n${LINE}`),
      `old 3\n${ROOT.toString('base64')}\n${ROOT.toString('base64')}\n\n${text}\n${LINE}`,
    );
  });

  it('has no room for a proof that no log can have', () => {
    assert.throws(
      () =>
        addCheckpointBody(
          1,
          Array.from({ length: 64 }, () => ROOT),
          text,
        ),
      RangeError,
    );
  });
});
