import { assert } from 'chai';
import fc from 'fast-check';
import { schemaValidators } from '../../../generated/validators/index.ts';
import { type AgentObservation, judgeCompliance, type Run } from '../../../src/domain/agents/compliance.ts';
import { areas } from '../../../src/domain/contract/agent-kinds.ts';

const NAMES = { protocolName: 'p', capabilitiesTask: 'get_p_capabilities' };
const answer = (more: Record<string, unknown> = {}) => ({
  p: { major_versions: [3], supported_versions: ['3.0', '3.10', '3.9'] },
  supported_protocols: ['media_buy'],
  ...more,
});
const TOOLS = [NAMES.capabilitiesTask, ...areas.media_buy.tasks];
const refused = { task: 'get_media_buys', outcome: 'refused', detail: 'refused', durationMs: 5 } as const;

function judge(
  more: Partial<AgentObservation> & { answer?: Record<string, unknown> | null; problems?: string[] } = {},
): Run {
  const { answer: given = answer(), problems = [], ...rest } = more;
  return judgeCompliance(
    {
      tools: TOOLS,
      capabilities: { answer: given, problems, durationMs: 10 },
      unauthenticated: [refused],
      ...rest,
    },
    NAMES,
  );
}
const tracks = ({ tracks: all }: Run) => Object.fromEntries(all.map(({ track, status }) => [track, status]));

describe('judgeCompliance', () => {
  it('passes an agent that keeps its word', () => {
    const run = judge();
    assert.equal(run.status, 'passing');
    assert.deepEqual(tracks(run), {
      capability_discovery: 'pass',
      task_coverage: 'pass',
      specialisms: 'skipped',
      consistency: 'skipped',
      security_baseline: 'pass',
    });
    assert.deepEqual(run.badges, [{ role: 'media-buy', specialisms: ['baseline'], version: '3.10' }]);
    assert.match(run.headline, /^All \d+ checks passed\.$/);
  });

  it('badges the specialisms that the agent claims', () => {
    const run = judge({ answer: answer({ specialisms: ['sales-non-guaranteed', 'sales-guaranteed'] }) });
    assert.equal(run.status, 'passing');
    assert.deepEqual(run.badges[0]?.specialisms, ['sales-guaranteed', 'sales-non-guaranteed']);
  });

  it('gives the version by its major alone when there are no releases', () => {
    assert.equal(judge({ answer: answer({ p: { major_versions: [3] } }) }).badges[0]?.version, '3.0');
  });

  it('fails an agent that does not answer what it is', () => {
    const run = judge({
      answer: null,
      problems: ['the agent asks for a credential'],
      tools: [],
      unauthenticated: [],
    });
    assert.equal(run.status, 'failing');
    assert.equal(tracks(run).capability_discovery, 'fail');
    assert.deepEqual(run.badges, []);
  });

  it('fails one whose answer breaks the schema', () => {
    const run = judge({ problems: ['/p must be object'] });
    assert.equal(run.status, 'failing');
    assert.equal(tracks(run).capability_discovery, 'partial');
    assert.deepEqual(run.badges, []);
  });

  it('fails one that does not list the capabilities task', () => {
    assert.equal(judge({ tools: [...areas.media_buy.tasks] }).status, 'failing');
  });

  it('degrades one that lacks a task of its protocol, without its badge', () => {
    const run = judge({ tools: TOOLS.filter((task) => task !== 'update_media_buy') });
    assert.equal(run.status, 'degraded');
    assert.deepEqual(run.badges, []);
    assert.match(run.tracks[1]?.steps[0]?.detail ?? '', /update_media_buy/);
  });

  it('keeps the badge of a protocol whose own tasks are there', () => {
    const run = judge({ answer: answer({ supported_protocols: ['media_buy', 'signals'] }) });
    assert.equal(run.status, 'degraded');
    assert.deepEqual(
      run.badges.map(({ role }) => role),
      ['media-buy'],
    );
  });

  it('degrades one that answers a protected task to anybody, without any badge', () => {
    for (const outcome of ['answered', 'other_error'] as const) {
      const run = judge({ unauthenticated: [{ ...refused, outcome, detail: outcome }] });
      assert.equal(run.status, 'degraded');
      assert.equal(tracks(run).security_baseline, 'fail');
      assert.deepEqual(run.badges, []);
    }
  });

  it('gives no badge to one that guards some of its tasks', () => {
    const leak = { ...refused, task: 'list_creatives', outcome: 'answered', detail: 'answered' } as const;
    const run = judge({ unauthenticated: [refused, leak] });
    assert.equal(tracks(run).security_baseline, 'partial');
    assert.equal(run.status, 'degraded');
    assert.deepEqual(run.badges, []);
    assert.match(run.headline, /security_baseline: list_creatives/);
  });

  it('skips the credential check when there is nothing to try it on', () => {
    const run = judge({ unauthenticated: [] });
    assert.equal(run.status, 'passing');
    assert.equal(tracks(run).security_baseline, 'skipped');
  });

  const claims: [string, string[], RegExp][] = [
    ['of another protocol', ['signal-owned'], /needs signals/],
    ['whose tasks are missing', ['sales-catalog-driven'], /sync_catalogs/],
    ['that nobody knows', ['sales-telepathic'], /no such specialism/],
    ['named like a built-in', ['constructor'], /no such specialism/],
  ];
  for (const [what, specialisms, detail] of claims) {
    it(`refuses a specialism ${what}`, () => {
      const run = judge({ answer: answer({ specialisms }) });
      assert.equal(run.status, 'degraded');
      assert.equal(tracks(run).specialisms, 'fail');
      assert.match(run.tracks[2]?.steps[0]?.detail ?? '', detail);
    });
  }

  it('wants measurement to be listed as experimental, with metrics that can be used', () => {
    const measurement = { metrics: [{ metric_id: 'm' }] };
    const of = (more: Record<string, unknown>) =>
      tracks(judge({ answer: answer({ supported_protocols: ['measurement'], ...more }) })).consistency;
    assert.equal(of({ measurement, experimental_features: ['measurement.core'] }), 'pass');
    assert.equal(of({ measurement }), 'partial');
    assert.equal(of({ experimental_features: ['measurement.core'] }), 'partial');
    assert.equal(
      of({ measurement: { metrics: [{ metric_id: 'm' }, {}] }, experimental_features: ['measurement.core'] }),
      'partial',
    );
    assert.equal(of({}), 'fail');
  });

  it('wants whoever sends webhooks to sign them', () => {
    const mediaBuy = { media_buy: { reporting_delivery_methods: ['webhook'] } };
    assert.equal(tracks(judge({ answer: answer(mediaBuy) })).consistency, 'fail');
    assert.equal(
      tracks(judge({ answer: answer({ ...mediaBuy, webhook_signing: { supported: false } }) })).consistency,
      'fail',
    );
    assert.equal(
      tracks(judge({ answer: answer({ ...mediaBuy, webhook_signing: { supported: true } }) })).consistency,
      'pass',
    );
  });

  it('asks of governance any one of its tasks', () => {
    const of = (tools: string[]) =>
      tracks(
        judge({
          answer: answer({ supported_protocols: ['governance'] }),
          tools: [NAMES.capabilitiesTask, ...tools],
        }),
      ).task_coverage;
    assert.equal(of(['check_governance']), 'pass');
    assert.equal(of(['list_property_lists']), 'pass');
    assert.equal(of(['get_products']), 'fail');
  });

  it('ignores protocols that nobody knows, and answers of any shape', () => {
    for (const protocols of ['media_buy', null, [7, {}, 'constructor'], { media_buy: true }]) {
      const run = judge({ answer: answer({ supported_protocols: protocols, specialisms: 7, p: null }) });
      assert.deepEqual(run.badges, []);
    }
  });

  it('bears whatever is said, and badges only what was declared and tested', async () => {
    const validate = await schemaValidators['registry/events/agent-verification-earned']();
    const word = fc.oneof(
      fc.constantFrom<unknown>('media_buy', 'signals', 'sales-guaranteed', 'signal-owned', 'signed-requests'),
      fc.constantFrom<unknown>(
        'constructor',
        '__proto__',
        'toString',
        '',
        7,
        null,
        {},
        ['media_buy'],
        '3.1',
        '9e9',
      ),
      fc.string({ maxLength: 8 }),
    );
    const words = fc.oneof(fc.array(word, { maxLength: 6 }), word);
    fc.assert(
      fc.property(
        fc.record(
          {
            p: fc.oneof(fc.record({ supported_versions: words, major_versions: words }), word),
            supported_protocols: words,
            specialisms: words,
            experimental_features: words,
            measurement: fc.jsonValue(),
            media_buy: fc.jsonValue(),
            webhook_signing: fc.jsonValue(),
          },
          { requiredKeys: [] },
        ),
        fc.subarray([...TOOLS, 'get_signals', 'constructor']),
        fc.constantFrom('refused', 'answered', 'other_error'),
        (said, tools, outcome) => {
          const run = judge({ answer: said, tools, unauthenticated: [{ ...refused, outcome }] });
          const declared: unknown[] = Array.isArray(said.supported_protocols) ? said.supported_protocols : [];
          for (const { role, specialisms, version } of run.badges) {
            assert.include(declared, role.replaceAll('-', '_'));
            assert.equal(outcome, 'refused');
            const payload = {
              agent_url: 'https://a.example',
              role,
              verified_specialisms: specialisms,
              version,
            };
            assert.isTrue(validate(payload), JSON.stringify(payload));
          }
          assert.equal(
            run.status === 'passing',
            run.tracks.every(({ status }) => status === 'pass' || status === 'skipped'),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
});
