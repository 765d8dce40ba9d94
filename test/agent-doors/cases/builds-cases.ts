import { newId } from '../../../src/infra/random.ts';
import type { Case } from './cases.ts';

const KEY = 'the-key-of-this-build';
const format = (id: string, more: object = {}) => ({ agent_url: 'https://creative.example', id, ...more });
const args = (account: string, more: object = {}) => ({
  idempotency_key: newId(),
  account: { account_id: account },
  message: 'Trail boots for the autumn. Light and dry.',
  target_format_id: format('display_300x250'),
  ...more,
});
const picture = { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 };

/** Cases of building creatives, and of the reads around it. */
export const buildCases = {
  build_creative: [
    {
      name: 'a banner from a brief',
      args: ({ account }) => args(account),
      look: ({ creative_manifest: { assets, format_id }, vendor_cost, currency }) =>
        assets.image.width === 300 &&
        format_id.agent_url === 'https://creative.example' &&
        vendor_cost === 2.5 &&
        currency === 'USD',
    },
    {
      name: 'several formats at once',
      args: ({ account }) => {
        const { target_format_id: _, ...rest } = args(account);
        return { ...rest, target_format_ids: ['display_728x90', 'native_card'].map((id) => format(id)) };
      },
      look: ({ creative_manifests: [first, second] }) =>
        first.format_id.id === 'display_728x90' && second.format_id.id === 'native_card',
    },
    {
      name: 'variants by a transformer',
      args: ({ account }) =>
        args(account, {
          transformer_id: 'brand_banner',
          config: { theme: 'dark' },
          max_variants: 2,
          keep_mode: 'keep_one',
        }),
      look: ({ creatives: [{ variants }], keep_mode_applied }) =>
        variants.length === 2 && keep_mode_applied === 'keep_one',
    },
    {
      name: 'a format that there is not',
      args: ({ account }) => args(account, { target_format_id: format('nothing') }),
      code: 'FORMAT_NOT_SUPPORTED',
    },
    {
      name: 'a parameter out of range',
      args: ({ account }) => args(account, { transformer_id: 'brand_banner', config: { theme: 'plaid' } }),
      code: 'INVALID_REQUEST',
    },
    {
      name: 'a result that there is not',
      args: ({ account }) => args(account, { refine_from_build_variant_id: 'bv_none' }),
      code: 'REFERENCE_NOT_FOUND',
    },
    {
      name: 'an estimate',
      args: ({ account }) => args(account, { mode: 'estimate' }),
      look: ({ estimate }) => estimate.cost_high === 2.5 && estimate.leaves_total === 1,
    },
    {
      name: 'a replay',
      before: ({ account }) => [['build_creative', { ...args(account), idempotency_key: KEY }]],
      args: ({ account }) => ({ ...args(account), idempotency_key: KEY }),
      look: ({ replayed }) => replayed === true,
    },
  ],
  list_transformers: [
    {
      name: 'all, the best fit first',
      args: () => ({ brief: 'a voice for a podcast', expand_params: ['voice'] }),
      look: ({ transformers: [{ transformer_id, params }] }) =>
        transformer_id === 'spoken_script' && params[0].options.length === 10,
    },
    {
      name: 'prices without an account',
      args: () => ({ include_pricing: true }),
      code: 'INVALID_REQUEST',
    },
  ],
  validate_input: [
    {
      name: 'a missing slot',
      args: () => ({
        manifest: { format_kind: 'image', assets: {} },
        targets: [{ kind: 'canonical', id: 'image' }],
      }),
      look: ({ results: [{ result_kind, violations }] }) =>
        result_kind === 'validated_fail' &&
        violations[0].rule === 'required_slot' &&
        violations[0].field === 'assets.image_main',
    },
    {
      name: 'a kind that there is not',
      args: () => ({ manifest: { assets: {} }, targets: [{ kind: 'canonical', id: 'hologram' }] }),
      code: 'REFERENCE_NOT_FOUND',
    },
  ],
  get_creative_features: [
    {
      name: 'of a banner',
      args: () => ({
        creative_manifest: { format_id: format('display_300x250'), assets: { image: picture } },
        feature_ids: ['asset_count', 'nothing'],
      }),
      look: ({ results }) => results.length === 1 && results[0].value === 1,
    },
  ],
  get_creative_delivery: [
    {
      name: 'of buys that there are not',
      args: () => ({ media_buy_ids: ['mb_none'] }),
      look: ({ creatives, reporting_period, currency }) =>
        creatives.length === 0 && reporting_period.timezone === 'UTC' && currency === 'USD',
    },
    { name: 'of nothing', args: () => ({}), code: 'INVALID_REQUEST' },
  ],
} satisfies Partial<Record<string, readonly [Case, ...Case[]]>>;
