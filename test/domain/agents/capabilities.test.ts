import { assert } from 'chai';
import {
  capabilitiesBlock,
  capabilitiesProblems,
  readTools,
  type SeenCapabilities,
} from '../../../src/domain/agents/capabilities.ts';
import { capabilitiesAnswer } from '../../support/agents.ts';

const seen = (
  names: string[],
  answer: unknown = {},
  more: Partial<SeenCapabilities> = {},
): SeenCapabilities => ({
  tools: names.map((name) => ({ name })),
  answer,
  metrics: [],
  inferredType: 'unknown',
  protocols: [],
  specialisms: [],
  problem: null,
  at: new Date('2026-01-01T00:00:00Z'),
  ...more,
});

describe('capabilitiesBlock', () => {
  it('folds in what the tasks tell of a sales agent', () => {
    const block = capabilitiesBlock(seen(['get_products', 'create_media_buy']));
    assert.equal(block.tools_count, 2);
    assert.deepEqual(block.standard_operations, {
      can_search_inventory: true,
      can_get_availability: true,
      can_reserve_inventory: true,
      can_get_pricing: true,
      can_create_order: true,
      can_list_properties: false,
    });
    assert.notProperty(block, 'creative_capabilities');
    assert.notProperty(block, 'signals_capabilities');
  });

  it('folds in creative and signals catalogs', () => {
    const answer = {
      creative: {
        supported_formats: [
          {
            capability_id: 'c',
            format: { format_kind: 'image', format_id: { agent_url: 'nonsense', id: 'a b' } },
            operations: ['build'],
          },
        ],
      },
    };
    const block = capabilitiesBlock(seen(['preview_creative', 'get_signals', 'activate_signal'], answer));
    assert.deepEqual(block.creative_capabilities, {
      supported_formats: [{ capability_id: 'c', format: { format_kind: 'image' }, operations: ['build'] }],
      can_generate: false,
      can_validate: false,
      can_preview: true,
    });
    assert.deepEqual(block.signals_capabilities, {
      audience_types: [],
      can_match: false,
      can_activate: true,
      can_get_signals: true,
    });
  });

  it('shows at most 200 tasks and counts all', () => {
    const block = capabilitiesBlock(seen(Array.from({ length: 300 }, (_, i) => `t${i}`)));
    assert.equal(block.tools_count, 300);
    assert.lengthOf(block.tools ?? [], 200);
  });
});

describe('readTools', () => {
  it('takes names that can be shown, each once', () => {
    const tools = readTools([
      { name: 'a', description: 'A' },
      { name: 'a', description: 'again' },
      { name: 7 },
      null,
      'b',
      { name: '<script>alert(1)</script>' },
      { name: `long${'x'.repeat(1000)}`, description: 'y'.repeat(5000) },
    ]);
    assert.deepEqual(tools[0], { name: 'a', description: 'A' });
    assert.lengthOf(tools, 2);
    assert.lengthOf(tools[1]?.name ?? '', 128);
    assert.lengthOf(tools[1]?.description ?? '', 500);
  });
});

describe('capabilitiesProblems', () => {
  it('finds none in a sound answer', async () => {
    assert.deepEqual(await capabilitiesProblems(capabilitiesAnswer()), []);
  });

  const wrong: [string, Record<string, unknown>][] = [
    ['no protocols', { supported_protocols: [] }],
    ['an unknown protocol', { supported_protocols: ['telepathy'] }],
    ['billing missing', { account: {} }],
    ['an unsigned profile', { webhook_signing: { supported: true } }],
    ['a portfolio of nobody', { media_buy: { portfolio: { publisher_domains: [] } } }],
    ['no metrics', { measurement: { metrics: [] } }],
    ['a metric without id', { measurement: { metrics: [{}] } }],
    ['a time that is none', { last_updated: 'yesterday' }],
  ];
  for (const [what, more] of wrong) {
    it(`finds ${what}`, async () => assert.isNotEmpty(await capabilitiesProblems(capabilitiesAnswer(more))));
  }

  it('finds an answer without its versions', async () => {
    assert.isNotEmpty(await capabilitiesProblems({ supported_protocols: ['media_buy'] }));
  });

  it('does not judge what is too large', async () => {
    const problems = await capabilitiesProblems(
      capabilitiesAnswer({ ext: { list: Array.from({ length: 30_000 }, () => 1) } }),
    );
    assert.deepEqual(problems, ['the answer holds more than 25000 values']);
  });
});
