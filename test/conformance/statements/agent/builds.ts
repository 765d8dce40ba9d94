import { list, type Statement, some, text } from '../statement.ts';

const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
const format = (id: string) => ({ agent_url: 'https://creative.example', id });
const MESSAGE = 'Boots for every trail. Light, dry and made to last.';

export const buildStatements: readonly Statement[] = [
  {
    heading: 'Agent tasks, creative',
    rule: '`list_creative_formats` returns `format_id`, `name`, `type`, `assets_required` and `renders`, and narrows by `type`.',
    steps: [
      {
        task: 'list_creative_formats',
        arguments: { type: 'audio', pagination: { max_results: 1 } },
        answer: {
          body: {
            formats: some({
              format_id: { agent_url: text, id: text },
              name: text,
              type: 'audio',
              assets_required: list,
              renders: list,
            }),
          },
        },
      },
    ],
  },
  {
    heading: 'Agent tasks, creative',
    rule: '`build_creative` returns a manifest of the target format, complete and ready for `preview_creative`.',
    steps: [
      {
        task: 'build_creative',
        arguments: {
          idempotency_key: 'a-build-of-a-statement',
          account,
          message: MESSAGE,
          target_format_id: format('display_300x250'),
        },
        answer: {
          body: {
            creative_manifest: {
              format_id: format('display_300x250'),
              assets: { image: { asset_type: 'image', width: 300, height: 250 } },
            },
          },
        },
      },
    ],
  },
  {
    heading: 'Agent tasks, creative',
    rule: 'A format that the agent does not support is refused, with the field that names it.',
    steps: [
      {
        task: 'build_creative',
        arguments: {
          idempotency_key: 'a-build-of-nothing-at-all',
          message: MESSAGE,
          target_format_id: format('hologram'),
        },
        answer: { body: { errors: some({ code: 'FORMAT_NOT_SUPPORTED', field: 'target_format_id' }) } },
      },
    ],
  },
  {
    heading: 'Agent tasks, creative',
    rule: '`supports_transformers`: transformers are discovered with `list_transformers` and selected with `transformer_id` and `config`.',
    steps: [
      {
        task: 'list_transformers',
        arguments: { brief: 'A banner in the colors of the brand' },
        answer: { body: { transformers: some({ transformer_id: 'brand_banner', params: list }) } },
      },
      {
        task: 'build_creative',
        arguments: {
          idempotency_key: 'a-build-by-a-transformer',
          account,
          message: MESSAGE,
          transformer_id: 'brand_banner',
          config: { theme: 'dark' },
          target_format_id: format('display_728x90'),
        },
        answer: {
          body: { creative_manifest: { format_id: format('display_728x90') }, build_variant_id: text },
        },
      },
      {
        task: 'build_creative',
        arguments: {
          idempotency_key: 'a-build-with-bad-config',
          account,
          transformer_id: 'brand_banner',
          config: { theme: 'plaid' },
        },
        answer: { body: { errors: some({ code: 'INVALID_REQUEST', field: 'config.theme' }) } },
      },
    ],
  },
  {
    heading: 'Agent tasks, creative',
    rule: '`supports_compliance`: a brief whose disclosures the target format cannot show is refused.',
    steps: [
      {
        task: 'build_creative',
        arguments: {
          idempotency_key: 'a-build-with-a-disclosure',
          account,
          message: MESSAGE,
          creative_manifest: {
            assets: {
              brief: {
                asset_type: 'brief',
                name: 'Boots',
                compliance: { required_disclosures: [{ text: 'Terms apply.', position: 'audio' }] },
              },
            },
          },
          target_format_id: format('display_300x250'),
        },
        answer: { body: { errors: some({ code: 'COMPLIANCE_UNSATISFIED' }) } },
      },
    ],
  },
];
