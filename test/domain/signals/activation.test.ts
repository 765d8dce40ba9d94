import { assert } from 'chai';
import fc from 'fast-check';
import {
  afterPlatform,
  deploymentOf,
  deploymentsOf,
  destinationKey,
  isReadyHere,
  type SignalActivation,
  targetOf,
} from '../../../src/domain/signals/activation.ts';
import type { Signal } from '../../../src/domain/signals/signal.ts';

const AGENT = 'https://agent.example/mcp';
const NOW = new Date('2026-05-01T12:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const platform = { type: 'platform', platform: 'dsp' } as const;
const here = { type: 'agent', agent_url: AGENT } as const;

const activation = (more: Partial<SignalActivation> = {}): SignalActivation => {
  const target = more.target ?? platform;
  return {
    principalId: 'p',
    accountId: 'a',
    segmentId: 's',
    destination: destinationKey(target),
    target,
    status: 'activating',
    segmentKey: null,
    pricingOptionId: null,
    governanceContext: null,
    readyAt: later(30),
    deployedAt: null,
    createdAt: NOW,
    ...more,
  };
};
const live = (target: SignalActivation['target'], more: Partial<SignalActivation> = {}) =>
  activation({ target, status: 'live', segmentKey: 'k', deployedAt: NOW, ...more });
const signal = (isLive = false) =>
  ({
    deployments: [
      { type: 'agent', is_live: isLive, estimated_activation_duration_minutes: 5 },
      { type: 'platform', platform: 'dsp', is_live: false, estimated_activation_duration_minutes: 30 },
      {
        type: 'agent',
        agent_url: 'https://Other.example:443/mcp',
        is_live: false,
        estimated_activation_duration_minutes: 7,
      },
    ],
  }) as unknown as Signal;
const states = (asked: readonly object[] | null, activations: SignalActivation[] = [], isAnywhere = false) =>
  deploymentsOf(signal(), {
    activations,
    asked: asked?.map((one) => targetOf(one as never, AGENT)) ?? null,
    isAnywhere,
    agentUrl: AGENT,
    now: NOW,
  });

describe('an activation', () => {
  it('is not live and has no key while the platform prepares it', () =>
    assert.deepEqual(deploymentOf(activation({ segmentKey: 'k' }), platform, NOW), {
      ...platform,
      is_live: false,
      estimated_activation_duration_minutes: 30,
    }));
  it('never promises less than a minute', () =>
    assert.deepInclude(deploymentOf(activation(), platform, later(300)), {
      estimated_activation_duration_minutes: 1,
    }));
  it('has a segment on a platform and a pair on an agent', () => {
    assert.deepInclude(deploymentOf(live(platform), platform, NOW), {
      activation_key: { type: 'segment_id', segment_id: 'k' },
      deployed_at: NOW.toISOString(),
    });
    assert.deepInclude(deploymentOf(live(here), here, NOW), {
      activation_key: { type: 'key_value', key: 'segment', value: 'k' },
    });
  });

  it('is live exactly from the instant that the platform names, whenever it is looked at', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.array(fc.integer({ min: 0, max: 100 })),
        (ready, looks) => {
          let state = activation();
          for (const at of looks.toSorted((a, b) => a - b)) {
            if (state.status === 'activating')
              state = afterPlatform(state, { activation_key: 'k', ready_at: later(ready) }, later(at));
            assert.equal(state.status, at >= ready ? 'live' : 'activating');
            assert.equal(state.deployedAt === null, at < ready);
          }
        },
      ),
    );
  });
});

describe('the deployments of a signal', () => {
  it('are those of the catalog and of the account', () => {
    const strange = { type: 'platform', platform: 'strange' } as const;
    const shown = states(null, [live(platform), live(strange)]);
    assert.deepEqual(
      shown.map(({ is_live: isLive }) => isLive),
      [false, true, false, true],
    );
  });
  it('are those of the request that work', () => {
    assert.deepEqual(states([{ type: 'platform', platform: 'strange' }]), []);
    assert.lengthOf(states([{ type: 'platform', platform: 'strange' }], [], true), 1);
    assert.deepInclude(states([{ type: 'agent', agent_url: 'https://other.example/mcp' }])[0], {
      estimated_activation_duration_minutes: 7,
    });
    assert.deepInclude(states([{ type: 'agent', agent_url: 'https://agent.example/a2a' }])[0], {
      estimated_activation_duration_minutes: 5,
    });
  });
  it('keep seats apart', () => {
    const seat = { ...platform, account: 'seat-1' };
    assert.isTrue(states([seat], [live(seat)])[0]?.is_live);
    assert.isFalse(states([{ ...platform, account: 'seat-2' }], [live(seat)])[0]?.is_live);
    assert.isFalse(states([platform], [live(seat)])[0]?.is_live);
  });
});

describe('a signal is ready for packages here', () => {
  for (const [what, one, activations, isReady] of [
    ['when it stands ready', signal(true), [], true],
    ['when it is live on this agent', signal(), [live(here)], true],
    [
      'when it is live on this agent over another transport',
      signal(),
      [live({ ...here, agent_url: 'https://agent.example/a2a' })],
      true,
    ],
    [
      'not when it is live elsewhere',
      signal(),
      [live(platform), live({ ...here, agent_url: 'https://other.example/mcp' })],
      false,
    ],
    ['not while it is activated', signal(), [activation({ target: here })], false],
    ['not without an activation', signal(), [], false],
  ] as const)
    it(what, () => assert.equal(isReadyHere(one, activations, AGENT), isReady));
});
