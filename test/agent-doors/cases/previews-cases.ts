import type { TaskName } from '../../../generated/tasks.ts';
import type { Case } from './cases.ts';

const creative_manifest = {
  format_id: { agent_url: 'https://elsewhere.example', id: 'display_300x250' },
  assets: {
    image: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 },
    click_url: { asset_type: 'url', url: 'https://outdoor.example/?c={CITY}' },
  },
};

/** Cases of previews of creatives. */
export const previewCases = {
  preview_creative: [
    {
      name: 'one manifest with macros, in the form that clients send',
      args: ({ account }) => ({
        request_type: 'single',
        creative_manifest: { ...creative_manifest, creative_id: 'c1', name: 'Boots' },
        account: { account_id: account },
        inputs: [{ name: 'Oslo', macros: { CITY: 'Oslo & Bergen' } }],
        output_format: 'url',
        format: 'ignored',
      }),
      look: ({ previews: [{ renders, input }], expires_at: end }) =>
        renders[0].preview_html.includes('?c=Oslo%20%26%20Bergen') &&
        input.name === 'Oslo' &&
        end !== undefined,
    },
    {
      name: 'a batch in which one fails',
      args: () => ({
        request_type: 'batch',
        requests: [{ creative_manifest }, { creative_manifest: { format_kind: 'image', assets: {} } }],
      }),
      look: ({ results, errors }) => results[0].success && !results[1].success && errors === undefined,
    },
    {
      name: 'a variant that there is not',
      args: () => ({ request_type: 'variant', variant_id: 'ghost.served' }),
      code: 'REFERENCE_NOT_FOUND',
    },
  ],
} satisfies Partial<Readonly<Record<TaskName, readonly [Case, ...Case[]]>>>;
