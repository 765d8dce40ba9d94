import { assert } from 'chai';
import fc from 'fast-check';
import { isAllowedAddress, isNamedPlace, readAllowedPlaces } from '../../../src/domain/net/allowed-places.ts';

const placesOf = (...items: string[]) => {
  const read = readAllowedPlaces(items);
  if ('fault' in read) throw new Error(read.fault);
  return read;
};

describe('private places that the operator allows', () => {
  for (const item of [
    '0.0.0.0/0',
    '10.0.0.0/7',
    '::/0',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '8.8.8.0/24',
    'fe80::/10',
    '10.0.0.0/33',
    '10.0.0/8',
    '10.0.0.0/',
    '/8',
    '172.16.0.0/11',
    'fc00::/6',
    '2001:db8::/32',
    '127.0.0.1',
    '169.254.169.254',
    '8.8.8.8',
    '[::1]',
    '[fe80::1]',
    '100.100.100.200',
    '[fd00:ec2::254]',
    'agent.internal:0',
    'agent.internal:65536',
    'agent.internal:',
    'https://agent.internal',
    'a b',
    '*.internal',
    'agent.internal/path',
    'user@agent.internal',
    '-agent',
    'agent-',
    '',
    '0',
    '10.1',
    '2130706433',
  ])
    it(`are not ${JSON.stringify(item)}`, () => {
      assert.property(readAllowedPlaces([item]), 'fault');
    });

  it('are hosts by name, in any case, with the web ports or one of their own', () => {
    const places = placesOf('Governance.INTERNAL', 'vault:8443', '10.1.2.3:9000', '[fd12::1]');
    for (const [host, port, isNamed] of [
      ['governance.internal', 443, true],
      ['governance.internal', 80, true],
      ['governance.internal', 8443, false],
      ['sub.governance.internal', 443, false],
      ['internal', 443, false],
      ['vault', 8443, true],
      ['vault', 443, false],
      ['10.1.2.3', 9000, true],
      ['10.1.2.3', 443, false],
      ['fd12::1', 443, true],
    ] as const)
      assert.equal(isNamedPlace(places, host, port), isNamed, `${host}:${port}`);
  });

  it('are networks, of which no address outside is allowed', () => {
    const places = placesOf('10.1.2.0/24', 'fd12:3456::/32');
    for (const [address, isAllowed] of [
      ['10.1.2.0', true],
      ['10.1.2.255', true],
      ['::ffff:10.1.2.9', true],
      ['10.1.3.0', false],
      ['::ffff:10.1.3.9', false],
      ['fd12:3456::1', true],
      ['fd12:3457::1', false],
      ['93.184.216.34', false],
      ['x', false],
      ['', false],
    ] as const)
      assert.equal(isAllowedAddress(places, address, false), isAllowed, address);
  });

  it('never include this machine, its link, or what gives credentials in a cloud, even of a named host', () => {
    const places = placesOf('10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7');
    for (const address of [
      '127.0.0.1',
      '0.0.0.0',
      '169.254.169.254',
      '::1',
      '::',
      'fe80::1',
      '::ffff:127.0.0.1',
      '224.0.0.1',
      '100.100.100.200',
      'fd00:ec2::254',
      'fd20:ce::254',
      '168.63.129.16',
      '64:ff9b::7f00:1',
    ])
      for (const isNamed of [true, false])
        assert.isFalse(isAllowedAddress(places, address, isNamed), address);
  });

  it('allow nothing when there are none', () => {
    const part = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(part, part, part, part, (...parts) => {
        assert.isFalse(isAllowedAddress(placesOf(), parts.join('.'), false));
      }),
    );
  });
});
