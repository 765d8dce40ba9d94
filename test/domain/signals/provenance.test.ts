import { assert } from 'chai';
import { providerStatus, readProviderFile } from '../../../src/domain/signals/provenance.ts';

const AGENT = 'https://agent.example/mcp';
const signals = [
  { id: 'cars', tags: ['auto'] },
  { id: 'boats', tags: ['water'] },
];
const file = (...entries: object[]) => ({ signals, authorized_agents: entries });
const status = (body: unknown, id: string) => providerStatus(readProviderFile(body, AGENT), id);

describe('what a data provider says about a signal', () => {
  for (const [what, body, id, expected] of [
    ['named by its id', file({ url: AGENT, signal_ids: ['cars'] }), 'cars', 'confirmed'],
    ['named by a tag', file({ url: AGENT, signal_tags: ['auto', 'x'] }), 'cars', 'confirmed'],
    [
      'for this agent in another spelling',
      file({ url: 'HTTPS://Agent.Example:443/mcp', signal_ids: ['cars'] }),
      'cars',
      'confirmed',
    ],
    [
      'for this agent over another transport',
      file({ url: 'https://agent.example/a2a', signal_ids: ['cars'] }),
      'cars',
      'confirmed',
    ],
    ['for another signal', file({ url: AGENT, signal_ids: ['cars'] }), 'boats', 'not_confirmed'],
    [
      'for another agent',
      file({ url: 'https://other.example/mcp', signal_ids: ['cars'] }),
      'cars',
      'not_confirmed',
    ],
    [
      'for an agent whose name begins alike',
      file({ url: 'https://agent.example/mcp2', signal_ids: ['cars'] }),
      'cars',
      'not_confirmed',
    ],
    ['that the file does not list', file({ url: AGENT, signal_ids: ['planes'] }), 'planes', 'not_confirmed'],
    ['of a file without authorizations', { signals }, 'cars', 'not_confirmed'],
    [
      'of a file of another shape',
      { signals: 'cars', authorized_agents: [null, { url: 7, signal_ids: 'cars' }] },
      'cars',
      'not_confirmed',
    ],
    ['of a list', [], 'cars', 'not_confirmed'],
  ] as const)
    it(`is ${expected} ${what}`, () => assert.equal(status(body, id), expected));

  it('is not checked without a file', () => assert.equal(providerStatus(null, 'cars'), 'not_checked'));
});
