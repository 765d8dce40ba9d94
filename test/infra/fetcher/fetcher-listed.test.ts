import { assert } from 'chai';
import { isListed } from '../../../src/infra/fetcher/target.ts';

const hosts = new Map([
  ['hooks.example', 'http://127.0.0.1:1'],
  ['127.0.0.1:8099', 'http://127.0.0.1:8099'],
]);

describe('isListed', () => {
  for (const [url, listed] of [
    ['https://hooks.example/a', true],
    ['http://hooks.example/a', true],
    ['https://hooks.example:443/', true],
    ['https://hooks.example:8443/', false],
    ['http://127.0.0.1:8099/step/1', true],
    ['http://127.0.0.1/', false],
    ['http://127.0.0.1:8098/', false],
    ['https://sub.hooks.example/', false],
  ] as const)
    it(`is ${listed} for ${url}, as what is sent there later`, () => {
      assert.equal(isListed(new URL(url), hosts), listed);
    });
});
