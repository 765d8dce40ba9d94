import { assert } from 'chai';
import { secondAgent } from './second/agent.ts';
import { listen } from './second/http.ts';
import { judged, violatedIn } from './second/judged.ts';
import { agentPeer, registryPeer } from './second/peers.ts';
import { secondRegistry } from './second/registry.ts';

/** What a runner says when it did not know how to ask, in place of that an optional thing is missing. */
const HELPLESS = /\b(took none|took no|was refused|no connection|no answer|was not taken)\b/;

describe('a runner and a second implementation with the required fields only', () => {
  for (const transport of ['mcp', 'a2a'] as const)
    it(`finds nothing wrong with its agent over ${transport}, and cannot judge only what is optional`, async () => {
      const report = await judged(agentPeer(transport), secondAgent());
      assert.deepEqual(violatedIn(report), []);
      assert.isAtLeast(report.summary.holds, 45);
      for (const result of report.results)
        if (result.verdict === 'cannot be judged') assert.notMatch(result.why, HELPLESS, result.id);
      assert.deepEqual(report.left_behind, []);
    });

  it('finds nothing wrong with its registry, and cannot judge only what is optional', async () => {
    const report = await judged(registryPeer, secondRegistry());
    assert.deepEqual(violatedIn(report), []);
    for (const result of report.results)
      if (result.verdict === 'cannot be judged') assert.notMatch(result.why, HELPLESS, result.id);
  });

  it('is a server like any other', async () => {
    const server = await listen(secondRegistry());
    try {
      const answer = await fetch(new URL('/api/registry/stats', server.url));
      assert.equal(answer.status, 200);
      assert.equal((await fetch(new URL('/api/registry/feed', server.url))).status, 401);
    } finally {
      await server.close();
    }
  });
});
