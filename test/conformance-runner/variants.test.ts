import { assert } from 'chai';
import { parts } from '../../conformance/index.ts';
import { secondAgent } from './second/agent.ts';
import type { Handle } from './second/http.ts';
import { judged } from './second/judged.ts';
import { agentPeer, registryPeer } from './second/peers.ts';
import { secondRegistry } from './second/registry.ts';
import { agentVariants } from './variants/agent-variants.ts';
import { registryVariants } from './variants/registry-variants.ts';
import { spoilt, spoiltAgent } from './variants/variant.ts';

const known = new Set(parts.flatMap(({ requirements }) => requirements.map(({ id }) => id)));

type Case = {
  readonly finds: string;
  readonly fault: string;
  readonly peer: typeof registryPeer;
  readonly service: () => Handle;
};

const cases: readonly Case[] = [
  // Both transports in turn: a fault of a task does not depend on the way to it.
  ...agentVariants.map((variant, index) => ({
    ...variant,
    peer: agentPeer(variant.transport ?? (index % 2 === 0 ? 'mcp' : 'a2a')),
    service: () => spoiltAgent(secondAgent(), variant),
  })),
  ...registryVariants
    .filter(({ finds }) => known.has(finds))
    .map((variant) => ({
      ...variant,
      peer: registryPeer,
      service: () => spoilt(secondRegistry(), variant),
    })),
];

describe('a runner and broken services, each with one fault', () => {
  for (const { finds, fault, peer, service } of cases)
    it(`finds by ${finds}, and by nothing else: ${fault}`, async () => {
      const { results } = await judged(peer, service());
      const violated = results.filter(({ verdict }) => verdict === 'violated').map(({ id }) => id);
      assert.deepEqual(violated, [finds]);
    });

  it('are different from each other', () => {
    const all = [...agentVariants, ...registryVariants].map(({ finds, fault }) => `${finds}: ${fault}`);
    assert.sameMembers([...new Set(all)], all);
  });
});
