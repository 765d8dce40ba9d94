import { assert } from 'chai';
import fc from 'fast-check';
import { createJudgeTarget, createJudgeUrl } from '../../../src/infra/fetcher/judge-url.ts';
import { BAD_URLS, GOOD_URLS, LISTED } from '../../support/called-urls.ts';

const OWN = { baseUrl: 'https://registry.example' };
const judgeUrl = createJudgeUrl(LISTED, () => OWN);

describe('the rule for URLs that are registered to be called', () => {
  for (const url of GOOD_URLS) {
    it(`accepts ${url}`, () => {
      assert.deepEqual(judgeUrl(url), { ok: true });
    });
  }

  for (const url of BAD_URLS) {
    it(`refuses ${JSON.stringify(url).slice(0, 60)}`, () => {
      assert.isFalse(judgeUrl(url).ok);
    });
  }

  it('refuses every spelling of the address of this service', () => {
    for (const url of [
      'https://registry.example/hook',
      'https://REGISTRY.example:443/',
      'https://registry.example./',
    ]) {
      assert.deepEqual(judgeUrl(url), { ok: false, message: 'the address belongs to this service' }, url);
    }
  });

  it('refuses every private, loopback and link-local IPv4 address in every spelling', () => {
    const part = fc.integer({ min: 0, max: 255 });
    const inner = fc.oneof(
      fc.tuple(fc.constant(10), part, part, part),
      fc.tuple(fc.constant(127), part, part, part),
      fc.tuple(fc.constant(169), fc.constant(254), part, part),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), part, part),
      fc.tuple(fc.constant(192), fc.constant(168), part, part),
    );
    fc.assert(
      fc.property(inner, ([a, b, c, d]) => {
        const number = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
        const hex = number.toString(16).padStart(8, '0');
        const spellings = [
          `${a}.${b}.${c}.${d}`,
          String(number),
          `0x${hex}`,
          `${a}.${b}.${c * 256 + d}`,
          `[::ffff:${a}.${b}.${c}.${d}]`,
          `[64:ff9b::${hex.slice(0, 4)}:${hex.slice(4)}]`,
        ];
        for (const host of spellings) assert.isFalse(judgeUrl(`https://${host}/hook`).ok, host);
      }),
    );
  });

  it('is kept by the sender: what may not be registered is never sent to', () => {
    const judgeTarget = createJudgeTarget(LISTED);
    for (const url of BAD_URLS) assert.isFalse(judgeTarget(url).ok, url);
    for (const url of GOOD_URLS) assert.isTrue(judgeTarget(url).ok, url);
  });

  it('knows the places that the operator named', () => {
    const judgeTarget = createJudgeTarget(LISTED);
    assert.deepEqual(judgeTarget('http://listed.example/hook'), { ok: true, isNamed: true });
    assert.deepEqual(judgeTarget('https://not-yet.example/hook'), { ok: true, isNamed: false });
  });
});
