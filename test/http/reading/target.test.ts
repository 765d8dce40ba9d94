import { assert } from 'chai';
import { MOST_PATH, readTarget } from '../../../src/http/reading/target.ts';

describe('the target of a request', () => {
  const CASES: readonly [raw: string, path: string, query: string][] = [
    ['/', '/', ''],
    ['/a?b=c', '/a', 'b=c'],
    ['/a?b?c', '/a', 'b?c'],
    ['/a?', '/a', ''],
    ['?', '/', ''],
    ['/a#b?c', '/a', ''],
    ['/a?b#c', '/a', 'b'],
    ['//a.example/b', '//a.example/b', ''],
    ['http://a.example', '/', ''],
    ['http://a.example?b', '/', 'b'],
    ['HTTPS://a.example:8443/b/c?d', '/b/c', 'd'],
    ['http://[::1]/a', '/a', ''],
    ['/http://a.example/b', '/http://a.example/b', ''],
  ];
  for (const [raw, path, query] of CASES)
    it(`${raw} has the path ${path} and ${query === '' ? 'no query' : `the query ${query}`}`, () => {
      const target = readTarget(raw);
      assert.deepEqual([target.path, target.query], [path, query]);
    });

  for (const raw of [
    '/',
    '*',
    '/a b',
    '/%',
    'http://a.example/',
    'http://a.example:80/b',
    'https://[::1]:8443',
  ])
    it(`${raw} can be served`, () => assert.isNull(readTarget(raw).fault));

  for (const raw of [
    'http://[::1',
    'http://[',
    'http://',
    'http:///a',
    'https://?',
    'http://a b/',
    'http://a:99999/',
    'ftp://a.example/',
    'a.example:443',
    'a',
    '',
    '**',
    'http:/a',
    '?',
    '#',
    'javascript:1',
    `http://${'a.'.repeat(200)}example/`,
    `/${'a'.repeat(MOST_PATH)}`,
  ])
    it(`${raw.slice(0, 40) || 'nothing'} cannot be served, and does not throw`, () => {
      const { fault, path } = readTarget(raw);
      assert.match(fault ?? '', /^The .*\.$/);
      assert.isAtMost(path.length, MOST_PATH);
    });
});
