import { assert } from 'chai';
import { changed, errorsOf, fixture, warningsOf } from './documents.ts';

describe('checkBrandJson: fields of a house', () => {
  const document = fixture('house-portfolio.json');
  const wrong: [string, unknown, string[]?][] = [
    ['house.domain', undefined],
    ['house.domain', 'other.example'],
    ['house.domain', 7],
    ['house.domain', 'nova'],
    ['house.name', undefined],
    ['house.name', ''],
    ['house.names', []],
    ['house.architecture', 'flat'],
    ['house.agents[0].type', 'x'],
    ['house.data_subject_contestation', {}],
    ['house.identity_relying_parties', {}],
    ['brands', 'nova'],
    ['brands', { nova: {} }],
    ['brands[0]', 'nova'],
    ['brands[0].id', undefined],
    ['brands[0].names', undefined],
    ['brands[0].id', 'nova_kids', ['brands[1].id']],
    ['brands[0].id', 'star', ['brand_refs[0].brand_id']],
    ['brands[1].parent_brand', 'nova_kids'],
    ['brands[0].house_domain', 'nova.example'],
    ['brands[0].keller_type', 'x'],
    ['brand_refs', {}],
    ['brand_refs[0]', 'star.example'],
    ['brand_refs[0].domain', undefined],
    ['brand_refs[0].brand_id', undefined],
    ['brand_refs[0].brand_id', 'Star'],
    ['brand_refs[0].effective_at', 'soon'],
    ['brand_refs[0].domain', 'http://star.example'],
    ['authorized_operators', {}],
    ['authorized_operators[0].domain', undefined],
    ['authorized_operators[0].domain', 'agency'],
    ['authorized_operators[0].brands', undefined],
    ['authorized_operators[0].brands', []],
    ['authorized_operators[0].brands', '*'],
    ['authorized_operators[0].brands[0]', 'All of them'],
    ['authorized_operators[0].countries', 'DE'],
    ['authorized_operators[0].scopes[0]', 'everything'],
    ['authorized_operators[0].valid_from', 'always'],
    ['authorized_operators[0].valid_until', '2025-12-31T00:00:00Z'],
    ['trademarks', {}],
    ['contact.email', 'x'],
    ['id', 'nova'],
    ['names', []],
    ['agents', []],
    ['brand_agent', {}],
    ['default_language', 1],
    ['version', {}],
  ];
  for (const [path, value, fields = [path]] of wrong)
    it(`refuses ${path}: ${JSON.stringify(value)?.slice(0, 40)}`, () => {
      assert.sameMembers(errorsOf(changed(document, path, value)), fields);
    });

  const doubtful: [string, unknown, string?][] = [
    ['brands[1].parent_brand', 'ghost'],
    ['authorized_operators[0].brands[1]', 'ghost'],
    ['brands[0].id', 'nova.example'],
    ['house.domain', 'Nova.example'],
    ['brand_refs[0].effective_at', '2026-01-15'],
    ['slogan', 'x'],
  ];
  for (const [path, value, field = path] of doubtful)
    it(`only warns of ${path}: ${JSON.stringify(value)}`, () => {
      const other = changed(document, path, value);
      assert.isEmpty(errorsOf(other));
      assert.include(warningsOf(other), field);
    });
});

describe('checkBrandJson: redirects', () => {
  const pointer = { authoritative_location: 'https://cdn.example/nova.json' };
  const redirect = { house: 'group.example' };
  const wrong: [object, string, unknown][] = [
    [pointer, 'redirect_reason', 'merger'],
    [pointer, 'redirect_effective_at', '1 June'],
    [pointer, 'note', 7],
    [pointer, 'house', 'group.example'],
    [pointer, 'id', 'nova'],
    [pointer, 'last_updated', ''],
    [redirect, 'redirect_reason', null],
    [redirect, 'region', 'uk'],
    [redirect, 'region', 'GBR'],
    [redirect, 'brands', []],
    [redirect, 'brand_refs', []],
    [redirect, 'agents', []],
    [redirect, 'authoritative_location', {}],
    [redirect, 'house', ''],
    [redirect, 'house', 'nova.example'],
    [redirect, 'house', 'user@group.example'],
    [redirect, 'house', 'group.example:443'],
    [redirect, 'house', '127.0.0.1'],
  ];
  for (const [document, path, value] of wrong)
    it(`refuses ${path}: ${JSON.stringify(value)} in ${Object.keys(document)[0]}`, () => {
      assert.deepEqual(errorsOf(changed(document, path, value)), [path]);
    });
});
