import { absent, list, object, type Statement, some, text } from '../statement.ts';

const licence = {
  idempotency_key: 'statement-of-rights-1',
  rights_id: 'tomas_voice',
  pricing_option_id: 'tomas_cpm',
  buyer: { domain: 'outdoor.example' },
  campaign: { description: 'Tomas reads a recipe.', uses: ['voice'] },
  revocation_webhook: { url: 'https://unknown.invalid/rights' },
};

export const agentBrandStatements: readonly Statement[] = [
  {
    heading: 'Agent tasks',
    rule: '`get_brand_identity` returns who a brand is, and names the sections that an account opens.',
    steps: [
      {
        task: 'get_brand_identity',
        arguments: { brand_id: 'meadowlark', fields: ['logos', 'colors'] },
        answer: {
          body: {
            brand_id: 'meadowlark',
            names: list,
            house: object,
            logos: list,
            available_fields: ['colors'],
          },
        },
      },
      {
        task: 'get_brand_identity',
        arguments: { brand_id: 'nobody', '{{versionField}}': '3.1' },
        answer: { body: { status: 'failed', errors: some({ code: 'REFERENCE_NOT_FOUND' }) } },
      },
    ],
  },
  {
    heading: 'Agent tasks, capability discovery',
    rule: 'Each declared protocol has its block, and an experimental surface is listed in `experimental_features`.',
    steps: [
      {
        task: '{{capabilitiesTask}}',
        arguments: { '{{versionField}}': '3.1' },
        answer: {
          body: {
            supported_protocols: some('measurement'),
            measurement: { metrics: some({ metric_id: text, unit: text }) },
            brand: { rights: true },
            experimental_features: some('measurement.core'),
          },
        },
      },
      {
        task: '{{capabilitiesTask}}',
        arguments: { protocols: ['brand'], '{{versionField}}': '3.1' },
        answer: {
          body: { brand: object, measurement: absent, experimental_features: some('brand.rights_lifecycle') },
        },
      },
    ],
  },
  {
    heading: 'Agent tasks, capability discovery',
    rule: 'A declared capability is honored: `brand.rights` finds, grants and changes rights.',
    steps: [
      {
        task: 'get_rights',
        arguments: { query: 'a calm narrator', uses: ['voice'] },
        answer: {
          body: {
            rights: some({
              rights_id: 'tomas_voice',
              pricing_options: some({ pricing_option_id: 'tomas_cpm' }),
            }),
          },
        },
      },
      {
        task: 'acquire_rights',
        arguments: { ...licence, '{{versionField}}': '3.1' },
        answer: { body: { status: 'completed', rights_status: 'acquired', rights_constraint: object } },
      },
      {
        task: 'update_rights',
        arguments: { idempotency_key: 'statement-of-rights-2', rights_id: 'tomas_voice', paused: true },
        answer: { body: { paused: true, generation_credentials: [] } },
      },
    ],
  },
  {
    heading: 'Agent tasks, capability discovery',
    rule: 'Scenarios of the test controller are those that it lists.',
    steps: [
      {
        task: 'comply_test_controller',
        arguments: { scenario: 'evaluate_distributed_brand_resolution' },
        answer: { body: { success: true } },
      },
      {
        task: '{{capabilitiesTask}}',
        arguments: { '{{versionField}}': '3.1' },
        answer: {
          body: { compliance_testing: { scenarios: some('evaluate_distributed_brand_resolution') } },
        },
      },
    ],
  },
];
