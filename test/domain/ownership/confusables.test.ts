import { assert } from 'chai';
import fc from 'fast-check';
import { protocol } from '../../../generated/protocol.ts';
import { canonicalDomain } from '../../../src/domain/net/domain-name.ts';
import {
  judgeName,
  likenessOf,
  mixesScripts,
  skeletonOf,
} from '../../../src/domain/ownership/confusables.ts';

const domainOf = (input: string): string => {
  const judged = canonicalDomain(input);
  if (!judged.ok) throw new Error(`${input}: ${judged.reason}`);
  return judged.domain;
};

describe('a skeleton', () => {
  const label = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.stringMatching(/^[a-zA-Z0-9-]{0,30}$/),
    fc.stringMatching(/^[0O1lI|rnmàаοıſKÅ]{0,12}$/u),
  );

  it('is its own skeleton', () => {
    fc.assert(
      fc.property(label, (text) => assert.equal(skeletonOf(skeletonOf(text)), skeletonOf(text))),
      { numRuns: 2000 },
    );
  });

  it('is the same for small and capital letters', () => {
    const cased = fc.stringMatching(/^[a-zA-Zà-öø-þα-ρа-я0-9-]{0,30}$/u);
    fc.assert(
      fc.property(cased, (text) => {
        assert.equal(skeletonOf(text.toUpperCase()), skeletonOf(text.toLowerCase()));
        assert.equal(skeletonOf(text.toLowerCase()), skeletonOf(text));
      }),
      { numRuns: 2000 },
    );
  });

  for (const [one, other] of [
    ['acme', 'аcme'],
    ['acme', 'асmе'],
    ['acme', 'acrne'],
    ['google', 'g00gle'],
    ['paypal', 'paypa1'],
    ['apple', 'аррӏе'],
    ['modern', 'modem'],
    ['news', 'nеws'],
    ['a-b', 'a‐b'],
    ['oslo', 'οsӏο'],
    ['scope', 'ѕсоре'],
  ] as const)
    it(`is the same for ${one} and ${other}`, () => assert.equal(skeletonOf(one), skeletonOf(other)));

  for (const [one, other] of [
    ['acme', 'acmes'],
    ['munchen', 'münchen'],
    ['resume', 'résumé'],
    ['abc', 'acb'],
    ['a-b', 'ab'],
    ['vest', 'west'],
  ] as const)
    it(`tells ${one} from ${other}`, () => assert.notEqual(skeletonOf(one), skeletonOf(other)));
});

describe('the likeness of a domain', () => {
  for (const [input, label] of [
    ['acme.example', 'acme'],
    ['news.acme.example', 'acme'],
    ['acme.co.uk', 'acme'],
    ['shop.someone.github.io', 'someone'],
    ['аcme.example', 'аcme'],
    ['xn--mnchen-3ya.de', 'münchen'],
    ['co.uk', 'co'],
  ] as const)
    it(`of ${input} is that of ${label}`, () =>
      assert.deepEqual(likenessOf(domainOf(input)), { label, skeleton: skeletonOf(label) }));

  it('is had by every domain', () => {
    fc.assert(
      fc.property(fc.domain(), (name) => {
        const { skeleton, label } = likenessOf(domainOf(name));
        assert.isNotEmpty(label);
        assert.equal(skeleton, skeletonOf(label));
      }),
    );
  });
});

describe('mixed scripts', () => {
  for (const label of ['аcme', 'pαypal', 'gооgle', 'Ꭺcme', 'ευρo', 'аβ'])
    it(`are seen in ${label}`, () => assert.isTrue(mixesScripts(label)));
  for (const label of [
    'acme',
    'москва',
    'αθηνα',
    'toyota日本',
    'カタカナtokyo',
    'köln-2',
    'शिव',
    'مثال',
    '123',
  ])
    it(`are not seen in ${label}`, () => assert.isFalse(mixesScripts(label)));
});

describe('a name by itself', () => {
  for (const [input, expected] of [
    ['google.example', { reason: 'protected_name', resembles: 'google.com' }],
    ['g00gle.example', { reason: 'protected_name', resembles: 'google.com' }],
    ['ɡoogle.com', { reason: 'protected_name', resembles: 'google.com' }],
    ['ads.paypa1.example', { reason: 'protected_name', resembles: 'paypal.com' }],
    ['rnicrosoft.com', { reason: 'protected_name', resembles: 'microsoft.com' }],
    ['localhost.example', { reason: 'reserved_word', resembles: 'localhost' }],
    ['1oca1host.example', { reason: 'reserved_word', resembles: 'localhost' }],
    ['wpad.example', { reason: 'reserved_word', resembles: 'wpad' }],
    [`${protocol.name}.example`, { reason: 'reserved_word', resembles: protocol.name }],
    ['quiеt.example', { reason: 'mixed_scripts', resembles: null }],
  ] as const)
    it(`of ${input} is suspicious`, () => assert.deepEqual(judgeName(domainOf(input)), expected));

  for (const input of [
    'google.com',
    'ads.google.com',
    'microsoft.com',
    'news.bbc.co.uk',
    'googles.example',
    'google-ads.example',
    'google.acme.example',
    'localhosts.example',
    'acme.example',
    'münchen.example',
    'пример.example',
  ])
    it(`of ${input} is fine`, () => assert.isNull(judgeName(domainOf(input))));
});
