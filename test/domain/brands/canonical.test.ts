import { assert } from 'chai';
import { brand, house, look, resolved, type World, website, wellKnown } from './world.ts';

const idOf = (domain: string, world: World, earlierId?: string) => {
  const { record } = resolved(domain, world, earlierId === undefined ? {} : { earlierId });
  return `${record.canonical_id} ${record.canonical_domain}`;
};
const redirect = { json: { house: 'nova.example' } };
const nova = (...brands: object[]): World[string] => ({
  json: house('nova.example', { brands: [brand('nova', { keller_type: 'master' }), ...brands] }),
});

describe('the canonical id of a brand', () => {
  it('does not come from what a site calls itself', () => {
    const world = (id: string) => ({ 'pottery.example': { json: brand(id, { keller_type: 'master' }) } });
    for (const id of ['ironclove', 'nova', 'pottery'])
      assert.equal(idOf('pottery.example', world(id)), 'pottery.example pottery.example');
  });

  it('is one for all websites of an inline brand that lead to its house', () => {
    const star = brand('star', { properties: [website('star.example'), website('star.de')] });
    const world = { 'nova.example': nova(star), 'star.example': redirect, 'star.de': redirect };
    for (const domain of ['star.example', 'star.de'])
      assert.equal(idOf(domain, world), 'star.example star.example');
  });

  const others: [string, World][] = [
    ['serves a brand of its own', { 'star.example': { json: brand('star') } }],
    ['serves another house', { 'star.example': { json: house('star.example') } }],
    ['leads to another house', { 'star.example': { json: { house: 'moon.example' } } }],
    ['serves no file', {}],
    ['serves a broken file', { 'star.example': { text: '{broken' } }],
    ['cannot be reached', { 'star.example': { failed: 'timeout' } }],
    ['serves a copy of the house file', { 'star.example': nova() }],
  ];
  for (const [name, world] of others) {
    it(`is not the first website of an inline brand when that domain ${name}`, () => {
      const star = brand('star', { properties: [website('star.example'), website('star.de')] });
      const found = idOf('star.de', { 'nova.example': nova(star), 'star.de': redirect, ...world });
      assert.equal(found, 'nova.example#star nova.example');
    });
  }

  it('stays while the first website cannot be reached, and changes when it answers otherwise', () => {
    const star = brand('star', { properties: [website('star.example'), website('star.de')] });
    const world = { 'nova.example': nova(star), 'star.de': redirect };
    const down = { ...world, 'star.example': { failed: 'timeout' } };
    assert.equal(idOf('star.de', down, 'star.example'), 'star.example star.example');
    assert.equal(idOf('star.de', world, 'star.example'), 'nova.example#star nova.example');
  });

  it('is the domain that was asked for, and one below the house, without asking further', () => {
    const asked = (site: string) => {
      const world = {
        'nova.example': nova(brand('star', { properties: [website(site), website('star.example')] })),
        'star.example': redirect,
      };
      const { look: found, asked: fetched } = look('star.example', world);
      assert.equal(found.outcome, 'resolved');
      return fetched.map(({ url }) => url);
    };
    const two = [wellKnown('star.example'), wellKnown('nova.example')];
    assert.deepEqual(asked('star.example'), two);
    assert.deepEqual(asked('star.nova.example'), two);
    assert.deepEqual(asked('moon.example'), [...two, wellKnown('moon.example')]);
  });

  it('is a place in the house for a brand without a website', () => {
    assert.equal(idOf('nova.example', { 'nova.example': nova() }), 'nova.example#nova nova.example');
  });

  it('tells brands of a house apart that list the same first website', () => {
    const star = brand('star', { properties: [website('star.example')] });
    const moon = brand('moon', { properties: [website('star.example'), website('moon.example')] });
    const world = { 'nova.example': nova(star, moon), 'star.example': redirect, 'moon.example': redirect };
    assert.equal(idOf('star.example', world), 'star.example star.example');
    assert.equal(idOf('moon.example', world), 'nova.example#moon nova.example');
  });
});
