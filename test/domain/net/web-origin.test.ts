import { assert } from 'chai';
import { isLoopbackOrigin, isWebOrigin } from '../../../src/domain/net/address.ts';

describe('origins of pages', () => {
  it('are http or https, with a host and no more', () => {
    for (const text of ['https://page.example', 'http://page.example:8080', 'http://[::1]:3000']) {
      assert.isTrue(isWebOrigin(text), text);
    }
    for (const text of [
      '',
      'null',
      'page.example',
      'https://',
      'https://page.example/',
      'https://page.example/a',
      'HTTPS://page.example',
      'https://Page.example',
      'https://page.example:443',
      'file://',
      'ws://a.example',
      'https://user@page.example',
      'https://page.example?a',
      'chrome-extension://abc',
      ' https://a.example',
    ]) {
      assert.isFalse(isWebOrigin(text), text);
    }
  });

  it('are on the machine itself by name or address only', () => {
    for (const text of [
      'http://localhost',
      'http://localhost:6274',
      'https://app.localhost',
      'http://127.0.0.1:1',
      'http://127.9.9.9',
      'http://[::1]',
    ]) {
      assert.isTrue(isLoopbackOrigin(text), text);
    }
    for (const text of [
      'https://page.example',
      'http://localhost.page.example',
      'http://127.0.0.1.page.example',
      'http://notlocalhost',
      'http://10.0.0.1',
      'http://[::2]',
      'null',
      '',
      'http://128.0.0.1',
    ]) {
      assert.isFalse(isLoopbackOrigin(text), text);
    }
  });
});
