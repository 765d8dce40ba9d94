import type { Peer } from '../../../conformance/index.ts';
import { BUYER, OTHER_BUYER } from './agent.ts';
import { MEMBER, OUTSIDER } from './registry.ts';

/** The second implementation as the runner is told of it. Nothing listens there: its requests end in this process. */
export const registryPeer: Peer = {
  subject: 'registry',
  url: new URL('http://second.test'),
  credentials: { member: MEMBER, outsider: OUTSIDER },
  given: ['sandbox'],
};

export const agentPeer = (transport: 'mcp' | 'a2a'): Peer => ({
  subject: 'agent',
  transport,
  url: new URL('http://ridge.test/mcp'),
  credentials: { member: BUYER, other: OTHER_BUYER },
  given: ['sandbox'],
});
