import { assert } from 'chai';
import { agentParts } from '../../../conformance/agent/part.ts';
import { runConformance } from '../../../conformance/run/run.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { fetchOf, type Handle } from '../second/http.ts';
import { ownAgentVariants, unlisted } from '../variants/own-variants.ts';
import { spoiltAgent } from '../variants/variant.ts';

/** The answer as one body: a stream of events has one here, and a fault is put into bodies. */
const unframed =
  (service: Handle): Handle =>
  async (request) => {
    const answer = await service(request);
    if (answer.headers.get('content-type')?.startsWith('text/event-stream') !== true) return answer;
    const [, data = ''] = /^data: (.*)$/m.exec(await answer.text()) ?? [];
    const headers = new Headers(answer.headers);
    headers.set('content-type', 'application/json');
    return new Response(data, { status: answer.status, headers });
  };

/** The agent without a task in its list. */
const without =
  (service: Handle, task: string): Handle =>
  async (request) => {
    const copy = request.clone();
    const answer = await service(request);
    if (!(await copy.text()).includes('tools/list')) return answer;
    const told = await answer.json();
    told.result.tools = told.result.tools.filter(({ name }: { name: string }) => name !== task);
    return new Response(JSON.stringify(told), { status: answer.status, headers: answer.headers });
  };

/** What the second agent does not have, and therefore cannot have wrong, is broken in this service. */
describe('a runner and this service as an agent, broken by one fault each', () => {
  let app: TestApp;
  let runs = 0;
  before(async () => {
    const [engine] = engines;
    assert(engine !== undefined);
    app = await startTestApp(engine, { cooperativeOwners: false, jobs: true });
  });
  after(() => app.drop());

  /** Judges one requirement, and what it builds on; each run has callers of its own. */
  async function violated(service: Handle, only: string): Promise<{ ids: string[]; said: string }> {
    runs += 1;
    const { results } = await runConformance({
      peers: [
        {
          subject: 'agent',
          transport: 'mcp',
          era: 'session',
          url: new URL('/mcp', app.baseUrl),
          credentials: { member: `demo-variant-${runs}`, other: `demo-variant-other-${runs}` },
          given: ['sandbox', 'controller'],
        },
      ],
      parts: agentParts,
      version: '1',
      only: [only],
      requestsPerSecond: 1000,
      fetch: fetchOf(service),
    });
    const said = results.map((one) => (one.verdict === 'cannot be judged' ? `${one.id}: ${one.why}` : ''));
    return {
      ids: results.flatMap(({ id, verdict }) => (verdict === 'violated' ? [id] : [])),
      said: said.join('\n'),
    };
  }
  const plain: Handle = unframed((request) => fetch(request));

  for (const variant of ownAgentVariants)
    it(`finds by ${variant.finds}, and by nothing that it builds on: ${variant.fault}`, async () => {
      const { ids, said } = await violated(spoiltAgent(plain, variant), variant.finds);
      assert.deepEqual(ids, [variant.finds], said);
    });
  for (const { finds, fault, task } of unlisted)
    it(`finds by ${finds}, and by nothing that it builds on: ${fault}`, async () => {
      const { ids, said } = await violated(without(plain, task), finds);
      assert.deepEqual(ids, [finds], said);
    });
});
