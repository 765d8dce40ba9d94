import { assert } from 'chai';
import { isOwnOrigin, reachesListener } from '../../../src/domain/net/address.ts';

describe('the own origin', () => {
  const own = (url: string, baseUrl = 'https://registry.example') => isOwnOrigin(new URL(url), { baseUrl });

  it('is known in every spelling, over http and https', () => {
    for (const url of [
      'https://registry.example/api/brands/resolve?domain=a.example&fresh=true',
      'http://registry.example/',
      'https://REGISTRY.example:443/',
      'http://registry.example:80/x',
      'https://registry.example./',
      'https://registry.example:80/',
    ])
      assert.isTrue(own(url), url);
    assert.isTrue(own('https://xn--bcher-kva.example/', 'https://bücher.example'));
    assert.isTrue(own('https://[2001:db8::1]/', 'https://[2001:DB8:0::1]'));
  });

  it('is no other host and no other service of the same host', () => {
    for (const url of [
      'https://www.registry.example/',
      'https://registry.example.evil.example/',
      'https://registry.example:8443/',
      'https://example/',
    ])
      assert.isFalse(own(url), url);
  });

  it('keeps a port of its own apart from the usual ones', () => {
    assert.isTrue(own('http://registry.example:8080/', 'http://registry.example:8080'));
    assert.isFalse(own('http://registry.example/', 'http://registry.example:8080'));
  });
});

describe('a connection', () => {
  const interfaces = ['127.0.0.1', '::1', '93.184.216.34', '2606:2800:220:1::1'];
  const reaches = (host: string, address: string, port = 8080) =>
    reachesListener(host, port, { listening: { address, port: 8080 }, interfaces });

  it('reaches a listener on one address by that address alone, however it is spelled', () => {
    for (const host of ['93.184.216.34', '::ffff:93.184.216.34', '64:ff9b::5db8:d822', '2002:5db8:d822::'])
      assert.isTrue(reaches(host, '93.184.216.34'), host);
    for (const host of ['93.184.216.35', '127.0.0.1', '::1'])
      assert.isFalse(reaches(host, '93.184.216.34'), host);
  });

  it('reaches a listener on every address by any of the machine', () => {
    for (const any of ['0.0.0.0', '::'])
      for (const host of [
        '127.0.0.1',
        '127.8.9.10',
        '::1',
        '93.184.216.34',
        '2606:2800:220:1:0:0:0:1',
        'localhost',
        '0.0.0.0',
      ])
        assert.isTrue(reaches(host, any), `${host} ${any}`);
    assert.isFalse(reaches('93.184.216.35', '::'));
  });

  it('reaches a listener on loopback by the name of the machine, and not by the name of another', () => {
    for (const address of ['127.0.0.1', '::1', '0.0.0.0'])
      assert.isTrue(reaches('localhost', address), address);
    assert.isFalse(reaches('localhost', '93.184.216.34'));
    // Another container of the same network may well listen on the same port.
    assert.isFalse(reaches('sites', '0.0.0.0'));
  });

  it('reaches no listener on another port, nor where nothing listens', () => {
    assert.isFalse(reaches('127.0.0.1', '127.0.0.1', 8081));
    assert.isFalse(reachesListener('127.0.0.1', 8080, { listening: null, interfaces }));
  });
});
