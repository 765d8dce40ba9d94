import { expect } from 'chai';
import { describeSite } from '../../../src/http/site-pages.ts';
import { familyTree } from '../../../web/brands/family.ts';
import { htmlText } from '../../../web/html.ts';

const site = describeSite('https://registry.example', '0');
const tree = (brands: unknown, own = 'own.example') => htmlText(familyTree(site, { brands }, own));
const brand = (id: string, parent?: unknown) => ({
  id,
  names: [{ en: `Name ${id}` }],
  url: `https://${id}.example`,
  parent_brand: parent,
});
const itemsOf = (text: string) => [...text.matchAll(/Name (\w+)/g)].map(([, id]) => id);

describe('the tree of a house', () => {
  it('shows each brand once below its parent, and marks the brand of the page', () => {
    const text = tree([
      brand('house'),
      brand('own', 'house'),
      brand('child', 'own'),
      brand('sister', 'house'),
    ]);
    expect(itemsOf(text)).deep.equal(['house', 'own', 'child', 'sister']);
    expect(text).match(/<strong><bdi class="foreign">Name own<\/bdi><\/strong>/);
    expect(text).contain('<a href="/brands/child.example">');
  });

  it('ends where parents form a ring, name themselves, are unknown, or go deep', () => {
    const ring = tree([brand('a', 'b'), brand('b', 'a'), brand('c', 'c'), brand('d', 'nobody')]);
    expect(itemsOf(ring).sort()).deep.equal(['a', 'b', 'c', 'd']);
    const deep = Array.from({ length: 40 }, (_, index) =>
      brand(`n${index}`, index === 0 ? undefined : `n${index - 1}`),
    );
    expect(itemsOf(tree(deep))).length(40);
  });

  it('is cut after 50 brands, with the number of the others, and keeps the brand of the page', () => {
    const text = tree([...Array.from({ length: 5_000 }, (_, index) => brand(`n${index}`)), brand('own')]);
    expect(itemsOf(text)).length(51).include('own');
    expect(text).contain('and 4,950 more in the file');
  });

  it('is left out for what is no list of brands, and shows hostile values as text', () => {
    for (const brands of [undefined, null, 7, 'x', {}, [], [1, null, 'a'], [brand('alone')]])
      expect(tree(brands)).equal('');
    const hostile = { id: '<b>', names: [{ en: '<script>alert(1)</script>' }], url: 'javascript:alert(1)' };
    const text = tree([hostile, { ...hostile, id: {}, names: 3 }, brand('own')]);
    expect(text).not.contain('<script').not.contain('href="javascript');
  });
});
