import { readFileSync } from 'node:fs';
import { assert } from 'chai';
import { parts } from '../../conformance/index.ts';
import { secondAgent } from './second/agent.ts';
import type { Handle } from './second/http.ts';
import { judged } from './second/judged.ts';
import { agentPeer, registryPeer } from './second/peers.ts';
import { secondRegistry } from './second/registry.ts';
import { wireVariants } from './variants/agent/wire.ts';
import { agentVariants } from './variants/agent-variants.ts';
import { everyFault, variantsDocument } from './variants/document.ts';
import { registryVariants } from './variants/registry-variants.ts';
import { spoilt, spoiltAgent } from './variants/variant.ts';
import { withoutVariant } from './variants/without-variant.ts';

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
  ...wireVariants.map((variant) => ({
    ...variant,
    peer: agentPeer(variant.transport),
    service: () => spoilt(secondAgent(), variant),
  })),
  ...registryVariants.map((variant) => ({
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

  it('show each requirement at work, but for those of which a list says why there is none', () => {
    const shown = new Set(everyFault.map(({ finds }) => finds));
    const ids = parts.flatMap(({ requirements }) => requirements.map(({ id }) => id));
    assert.sameMembers(
      Object.values(withoutVariant).flat(),
      ids.filter((id) => !shown.has(id)),
    );
  });

  it('are the table of docs/conformance-variants.md, as npm run conformance:table writes it', () => {
    const file = new URL('../../docs/conformance-variants.md', import.meta.url);
    assert.equal(readFileSync(file, 'utf8'), variantsDocument());
  });

  it('are different from each other', () => {
    const all = cases.map(({ finds, fault, peer }) => `${finds} (${peer.transport}): ${fault}`);
    assert.sameMembers([...new Set(all)], all);
  });
});
