import { isIP } from 'node:net';
import { assert } from 'chai';
import fc from 'fast-check';
import { judgeAddress } from '../../../src/domain/net/address.ts';

const REFUSED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '255.255.255.255/32',
];

const REFUSED_V6 = [
  '0:0:0:0:0:0:0:0/96',
  '0:0:0:0:ffff:0:0:0/96',
  '64:ff9b:1:0:0:0:0:0/48',
  '100:0:0:0:0:0:0:0/64',
  '2001:0:0:0:0:0:0:0/23',
  '2001:0:0:0:0:0:0:0/32',
  '2001:2:0:0:0:0:0:0/48',
  '2001:10:0:0:0:0:0:0/28',
  '2001:20:0:0:0:0:0:0/28',
  '2001:db8:0:0:0:0:0:0/32',
  '2620:4f:8000:0:0:0:0:0/48',
  '3fff:0:0:0:0:0:0:0/20',
  '4000:0:0:0:0:0:0:0/2',
  '5f00:0:0:0:0:0:0:0/16',
  '8000:0:0:0:0:0:0:0/1',
  'fc00:0:0:0:0:0:0:0/7',
  'fe80:0:0:0:0:0:0:0/10',
  'fec0:0:0:0:0:0:0:0/10',
  'ff00:0:0:0:0:0:0:0/8',
];

/** The number of the network and how many bits after it are free. */
function network(cidr: string): { base: bigint; free: bigint } {
  const [address = '', length = ''] = cidr.split('/');
  const v4 = address.includes('.');
  const parts = address.split(v4 ? '.' : ':').map((part) => BigInt(v4 ? part : `0x${part}`));
  const base = parts.reduce((number, part) => (number << (v4 ? 8n : 16n)) | part, 0n);
  return { base, free: (v4 ? 32n : 128n) - BigInt(length) };
}

const within = (cidr: string) => {
  const { base, free } = network(cidr);
  return fc.bigInt({ min: base, max: base + (1n << free) - 1n });
};

const dotted = (number: bigint) => [24n, 16n, 8n, 0n].map((shift) => (number >> shift) & 255n).join('.');

const groups = (number: bigint) =>
  Array.from({ length: 8 }, (_, at) => ((number >> BigInt(112 - at * 16)) & 0xffffn).toString(16)).join(':');

const high = (v4: bigint) => (v4 >> 16n).toString(16);
const low = (v4: bigint) => (v4 & 0xffffn).toString(16);

/** Spellings of an IPv6 address that stands for an IPv4 one. */
const wrappings = (v4: bigint) => [
  `::ffff:${dotted(v4)}`,
  `::FFFF:${high(v4)}:${low(v4)}`,
  `0:0:0:0:0:ffff:${high(v4)}:${low(v4)}`,
  `::${dotted(v4)}`,
  `64:ff9b::${dotted(v4)}`,
  `64:ff9b::${high(v4)}:${low(v4)}`,
  `2002:${high(v4)}:${low(v4)}::1`,
  `2002:${high(v4)}:${low(v4)}:1:2:3:4:5`,
];

/** Spellings that inet_aton reads, and so do some programs. */
const oddSpellings = (v4: bigint) => [
  v4.toString(),
  `0x${v4.toString(16)}`,
  `0${v4.toString(8)}`,
  `${v4 >> 24n}.${v4 & 0xffffffn}`,
];

describe('judgeAddress', () => {
  for (const cidr of REFUSED_V4) {
    it(`refuses all of ${cidr}, however it is wrapped or spelt`, () => {
      fc.assert(
        fc.property(within(cidr), (address) => {
          for (const text of [dotted(address), ...wrappings(address), ...oddSpellings(address)]) {
            assert.isFalse(judgeAddress(text).ok, text);
          }
        }),
      );
    });

    it(`refuses both ends of ${cidr}`, () => {
      const { base, free } = network(cidr);
      assert.isFalse(judgeAddress(dotted(base)).ok);
      assert.isFalse(judgeAddress(dotted(base + (1n << free) - 1n)).ok);
    });
  }

  for (const cidr of REFUSED_V6) {
    it(`refuses all of ${cidr}`, () => {
      fc.assert(fc.property(within(cidr), (address) => assert.isFalse(judgeAddress(groups(address)).ok)));
      const { base, free } = network(cidr);
      assert.isFalse(judgeAddress(groups(base)).ok);
      assert.isFalse(judgeAddress(groups(base + (1n << free) - 1n)).ok);
    });
  }

  const named = [
    ['127.0.0.1', 'loopback'],
    ['10.1.2.3', 'private'],
    ['172.31.255.255', 'private'],
    ['169.254.169.254', 'link-local'],
    ['100.100.100.200', 'carrier-nat'],
    ['168.63.129.16', 'metadata'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::127.0.0.1', 'ipv4-compatible'],
    ['::8.8.8.8', 'ipv4-compatible'],
    ['::ffff:10.0.0.1', 'private'],
    ['64:ff9b::169.254.169.254', 'link-local'],
    ['64:ff9b:1::1', 'local-nat64'],
    ['2002:7f00:1::', 'loopback'],
    ['2001:0:4136:e378::1', 'teredo'],
    ['fd00:ec2::254', 'unique-local'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'scoped'],
    ['2606:4700::1111%1', 'scoped'],
    ['0x7f.1', 'loopback'],
    ['2130706433', 'loopback'],
    ['0177.0.0.1', 'loopback'],
    ['010.8.8.8', 'ambiguous'],
    ['8.8.8', 'ambiguous'],
    ['134744072', 'ambiguous'],
    ['4000::1', 'reserved'],
  ] as const;
  for (const [address, range] of named) {
    it(`calls ${address} ${range}`, () => assert.deepEqual(judgeAddress(address), { ok: false, range }));
  }

  for (const text of [
    '',
    ' ',
    'example.com',
    '1.2.3.4.5',
    '256.1.1.1',
    '1.1.1.1/32',
    '[2606:4700::1]',
    '1.1.1.1 ',
  ]) {
    it(`takes ${JSON.stringify(text)} for no address`, () => {
      assert.deepEqual(judgeAddress(text), { ok: false, range: 'invalid' });
    });
  }

  const neighbours = [
    '1.0.0.0',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '168.63.129.15',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2001:200::1',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
    '2620:4f:7fff::1',
    '3ffe:ffff::1',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
    '2002:808:808::1',
  ];
  for (const address of neighbours) {
    it(`passes ${address}`, () => assert.deepEqual(judgeAddress(address), { ok: true }));
  }

  it('judges every spelling of an IPv6 address alike', () => {
    const v6 = fc.oneof(
      fc.ipV6(),
      fc
        .tuple(fc.constantFrom('::', '::ffff:', '::ffff:0:', '64:ff9b::', '2606:4700::'), fc.ipV4())
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(v6, (address) => {
        const plain = new URL(`http://[${address}]/`).hostname.slice(1, -1);
        assert.deepEqual(judgeAddress(address), judgeAddress(plain), `${address} and ${plain}`);
      }),
      { numRuns: 2000 },
    );
  });

  it('passes nothing that the socket layer would take for a name', () => {
    const character = fc.constantFrom(...'0123456789abcdefx.:%');
    const text = fc.oneof(
      fc.string({ unit: character, maxLength: 40 }),
      fc.ipV4(),
      fc.ipV4Extended(),
      fc.ipV6(),
    );
    fc.assert(
      fc.property(text, (address) => {
        if (judgeAddress(address).ok) assert.notEqual(isIP(address), 0, address);
      }),
      { numRuns: 2000 },
    );
  });
});
