import { assert } from 'chai';
import fc from 'fast-check';
import { addressBucket } from '../../../src/domain/net/address.ts';

describe('addressBucket', () => {
  for (const [address, bucket] of [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::', '2001:db8:1:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['203.0.113.7:443', 'unknown'],
    ['203.0.113.7, 10.0.0.1', 'unknown'],
    ['[::1]', 'unknown'],
    ['203.0.113.256', 'unknown'],
    ['2001:db8::1::2', 'unknown'],
    ["'; drop table limits; --", 'unknown'],
  ] as const) {
    it(`puts ${JSON.stringify(address)} into ${bucket}`, () => {
      assert.equal(addressBucket(address), bucket);
    });
  }

  it('puts every address of one /64 into one bucket, and those of others elsewhere', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((part) => part.toString(16));
    const four = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(four, four, four, four, (net, host, otherHost, otherNet) => {
        fc.pre(net[0] !== '0' && otherNet[0] !== '0');
        const bucket = addressBucket([...net, ...host].join(':'));
        assert.equal(addressBucket([...net, ...otherHost].join(':')), bucket);
        assert.equal(
          addressBucket([...otherNet, ...host].join(':')) === bucket,
          net.join(':') === otherNet.join(':'),
        );
      }),
    );
  });

  it('gives every text some bucket', () => {
    fc.assert(fc.property(fc.string(), (text) => assert.isNotEmpty(addressBucket(text))));
  });
});
