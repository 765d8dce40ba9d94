import { createHash, createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { assert } from 'chai';
import fc from 'fast-check';
import {
  type CheckpointFault,
  checkpointText,
  openCheckpoint,
  parseCheckpoint,
} from '../../../../src/domain/feed/log/checkpoint.ts';
import {
  checkNote,
  parseNote,
  parseVerifierKey,
  signatureLine,
  signedNote,
  signer,
  verifierKey,
} from '../../../../src/domain/feed/log/note.ts';

const seeded = (first: number) =>
  createPrivateKey({
    key: Buffer.concat([
      Buffer.from('302e020100300506032b657004220420', 'hex'),
      Buffer.from(Array.from({ length: 32 }, (_, index) => first + index)),
    ]),
    format: 'der',
    type: 'pkcs8',
  });

const ORIGIN = 'registry.example/log-1';
const log = signer(ORIGIN, 'ed25519', seeded(0));
const witness = signer('witness.example/w1', 'cosignature', seeded(32));
const root = Buffer.from('4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4', 'hex');
const text = checkpointText({ origin: ORIGIN, size: 5, root });
const ownLine =
  '— registry.example/log-1 n4NZ/oeJcLq/DItttsmRS/4bRfSOdz/lMkq1TkCFO/mv5P4w5SB0ZP/SGEUSgEhydt86fDOKWGmoK5Zmk1ncxgvGBAI=\n';
const witnessLine =
  '— witness.example/w1 IDJKvgAAAABlU/EA4SLFZdiA7K5yeK1O7OEk4B+CYE6MLDCtg6ZIBxn8oewkagGjl4rGiW5fHcEy71zly4+Tp0qn4x2NJGdIC+CnAw==\n';
const bytes = (lines: readonly string[], of = text) => Buffer.from(signedNote(of, lines));

describe('a checkpoint', () => {
  it('is signed byte for byte as the published example', () => {
    assert.equal(signatureLine(text, log, 0), ownLine);
    assert.equal(signatureLine(text, witness, 1_700_000_000), witnessLine);
    const whole = bytes([ownLine]);
    assert.equal(whole.length, 191);
    assert.equal(
      createHash('sha256').update(whole).digest('hex'),
      '2d124267c23f005107d65a3e59b79815d4ec83f8a27a18a1d7e521f4b94d729e',
    );
  });

  it('names its keys as verifiers write them', () => {
    assert.equal(
      verifierKey(log),
      'registry.example/log-1+9f8359fe+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4',
    );
    assert.equal(
      verifierKey(witness),
      'witness.example/w1+20324abe+BCmsuuFBvMrwsi4alNNNC8c2HlJtC/4SyJeUvJMilm3X',
    );
    const { privateKey: _, ...known } = log;
    assert.deepEqual(parseVerifierKey(verifierKey(log)), known);
  });

  it('reads and checks a note that another program signed', () => {
    const key = parseVerifierKey('example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k');
    const read = parseNote(
      Buffer.from(
        'This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n',
      ),
    );
    if (key === undefined || read === undefined) return assert.fail('the example is not read');
    assert.deepEqual(checkNote(read, [key]), [{ verifier: key, time: null }]);
  });

  it('opens with the signatures of its log and of known witnesses, whatever order they have', () => {
    for (const lines of [
      [ownLine, witnessLine],
      [witnessLine, ownLine],
    ]) {
      const opened = openCheckpoint(bytes(lines), log, [witness]);
      if (!opened.ok) return assert.fail(opened.fault);
      const { checkpoint } = opened;
      assert.deepInclude(checkpoint, { origin: ORIGIN, size: 5, text });
      assert.deepEqual(Buffer.from(checkpoint.root), root);
      assert.deepEqual(
        checkpoint.witnesses.map(({ verifier, time }) => [verifier.name, time]),
        [['witness.example/w1', 1_700_000_000]],
      );
    }
  });

  const stranger = signer(ORIGIN, 'ed25519', generateKeyPairSync('ed25519').privateKey);
  const otherText = checkpointText({ origin: 'registry.example/log-2', size: 5, root });
  const faults: [title: string, given: Buffer, fault: CheckpointFault][] = [
    ['no signature of the log', bytes([witnessLine]), 'not_signed'],
    ['a signature by another key of the same name', bytes([signatureLine(text, stranger, 0)]), 'not_signed'],
    ['another size under the signature', bytes([ownLine], text.replace('5', '6')), 'not_signed'],
    [
      'a wrong signature of a known witness',
      bytes([ownLine, witnessLine], text.replace('5', '6')),
      'not_signed',
    ],
    [
      'a right signature beside a wrong one of a known key',
      bytes([ownLine, signatureLine(otherText, witness, 1)]),
      'not_signed',
    ],
    ['the text of another log', bytes([signatureLine(otherText, log, 0)], otherText), 'other_origin'],
    ['no root', bytes([signatureLine(`${ORIGIN}\n5\n`, log, 0)], `${ORIGIN}\n5\n`), 'malformed'],
    ['nothing', Buffer.alloc(0), 'malformed'],
    ['no signature', Buffer.from(`${text}\n`), 'malformed'],
    [
      'a line after the signatures that is none',
      Buffer.concat([bytes([ownLine]), Buffer.from('x\n')]),
      'malformed',
    ],
    ['no line feed at the end', bytes([ownLine]).subarray(0, -1), 'malformed'],
    ['an ASCII dash', bytes([ownLine.replace('—', '-')]), 'malformed'],
    ['base64 without padding', bytes([ownLine.replace('=', '')]), 'malformed'],
    ['base64 of addresses', bytes([ownLine.replaceAll('/o', '_o')]), 'malformed'],
    ['a carriage return', Buffer.from(bytes([ownLine]).toString().replace('\n5\n', '\r\n5\n')), 'malformed'],
    ['bytes that are no UTF-8', Buffer.concat([Buffer.of(0xff), bytes([ownLine])]), 'malformed'],
    ['65 signatures', bytes(Array.from({ length: 65 }, () => ownLine)), 'malformed'],
    ['101,000 bytes', bytes([ownLine], `${'x'.repeat(101_000)}\n`), 'malformed'],
  ];
  for (const [title, given, fault] of faults)
    it(`is refused with ${title}`, () => {
      assert.deepEqual(openCheckpoint(given, log, [witness]), { ok: false, fault });
    });

  it('is refused when a byte of a known signature or of its text was changed', () => {
    const whole = bytes([ownLine, witnessLine]);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (place, by) => {
        const changed = Buffer.from(whole);
        changed[place] = (whole[place] ?? 0) ^ by;
        const opened = openCheckpoint(changed, log, [witness]);
        // A line whose name or id is unknown now is passed over; that of the log must be there.
        if (opened.ok) assert.isAbove(place, text.length + ownLine.length);
      }),
    );
  });

  const texts: string[] = [
    '',
    '\n',
    `${ORIGIN}\n5\n`,
    `\n5\n${root.toString('base64')}\n`,
    `${ORIGIN}\n05\n${root.toString('base64')}\n`,
    `${ORIGIN}\n-1\n${root.toString('base64')}\n`,
    `${ORIGIN}\n5.0\n${root.toString('base64')}\n`,
    `${ORIGIN}\n9007199254740992\n${root.toString('base64')}\n`,
    `${ORIGIN}\n5\n${root.subarray(1).toString('base64')}\n`,
    `${ORIGIN}\n5\n${root.toString('base64')}`,
    `${ORIGIN}\n5\n${root.toString('base64')}\n\n`,
    `${ORIGIN}\n5\n${root.toString('base64url')}\n`,
  ];
  for (const given of texts)
    it(`has no text ${JSON.stringify(given)}`, () => {
      assert.isUndefined(parseCheckpoint(given));
    });

  const keys = [
    '',
    'a',
    'a+b',
    'registry.example/log-1+9f8359ff+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4',
    'registry.example/log-2+9f8359fe+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4',
    'registry.example/log-1+9f8359fe+AgOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4',
    'registry.example/log-1+9F8359FE+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4',
    'registry example+9f8359fe+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4',
  ];
  for (const given of keys)
    it(`knows no key ${JSON.stringify(given)}`, () => {
      assert.isUndefined(parseVerifierKey(given));
    });

  it('is signed by keys of Ed25519 with an ordinary name only', () => {
    assert.throws(() => signer('a+b', 'ed25519', seeded(0)), '"a+b" cannot name a key');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    assert.throws(() => signer('a', 'ed25519', privateKey), 'a key of Ed25519');
  });
});
