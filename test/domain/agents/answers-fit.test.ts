import { assert } from 'chai';
import fc from 'fast-check';
import { protocol } from '../../../generated/protocol.ts';
import { schemaValidators } from '../../../generated/validators/index.ts';
import { capabilitiesBlock, readTools, supportedFormats } from '../../../src/domain/agents/capabilities.ts';
import { readDeclared } from '../../../src/domain/agents/declared.ts';
import { takeMeasurement } from '../../../src/domain/agents/measurement.ts';
import { fittingOutput, shortFormat, shortProduct } from '../../../src/domain/agents/probe-output.ts';
import { deriveProfile, emptyInventory } from '../../../src/domain/agents/profile.ts';

/** Values as hostile or careless agents send them where something else is expected. */
const junk = fc.oneof(
  { depthSize: 'small' },
  fc.constantFrom<unknown>(
    { 'a\u0000b': 1, '<script>': 1, 'is\u0000verified': 1 },
    null,
    true,
    0,
    -1,
    1e308,
    1.5,
    '',
    ' ',
    'x'.repeat(3000),
    `x${'👍'.repeat(1500)}`,
    '\u0000',
    '\ud800',
    '<script>',
    '__proto__',
    'https://ä.example/[x]?%zz',
    'https://a.example/x',
    'javascript:alert(1)',
    'sales',
    'measurement',
    '2026-02-30',
    '2026-12-31',
    [],
    {},
    [[]],
    [null],
    { id: 7 },
    { agent_url: 'https://a.example/[', id: 'a' },
    { agent_url: 'https://a.example', id: 'a' },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);
const orList = (item: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: fc.array(item, { maxLength: 6 }) }, junk);
const shaped = (keys: Record<string, fc.Arbitrary<unknown>>) => fc.record(keys, { requiredKeys: [] });

/** Sound but for one field: what breaks in two places at once is left out for the first. */
const spoilt = (sound: object, fields: readonly string[], value: fc.Arbitrary<unknown>) =>
  fc.tuple(fc.constantFrom(...fields), value).map(([field, given]) => ({ ...sound, [field]: given }));
const accreditation = spoilt(
  { accrediting_body: 'MSB' },
  ['accrediting_body', 'certification_id', 'valid_until', 'evidence_url', 'verified_by_aao', 'verified'],
  junk,
);
const metric = fc.oneof(
  spoilt(
    { metric_id: 'm' },
    [
      'metric_id',
      'standard_reference',
      'unit',
      'description',
      'methodology_url',
      'methodology_version',
      'verified',
      'ext',
    ],
    junk,
  ),
  spoilt({ metric_id: 'n' }, ['accreditations'], orList(accreditation)),
);
const format = shaped({
  format_id: junk,
  format_kind: junk,
  publisher_domain: junk,
  format_option_id: junk,
  name: junk,
  type: junk,
  params: junk,
  renders: junk,
  verified: junk,
});
const product = shaped({
  product_id: fc.oneof(fc.constant('p'), junk),
  name: junk,
  description: junk,
  channels: orList(junk),
  delivery_type: junk,
  format_ids: orList(junk),
  format_options: orList(format),
  pricing: junk,
  pricing_options: orList(shaped({ pricing_model: junk, fixed_price: junk, rate: junk, currency: junk })),
  publisher_properties: orList(junk),
  targeting: junk,
  targeting_capabilities: junk,
});
const answer = shaped({
  [protocol.name]: shaped({ major_versions: orList(junk), supported_versions: orList(junk) }),
  supported_protocols: orList(junk),
  specialisms: orList(junk),
  experimental_features: orList(junk),
  creative: shaped({
    supports_generation: junk,
    supported_formats: orList(shaped({ capability_id: junk, format, operations: orList(junk) })),
  }),
  signals: shaped({ audience_types: orList(junk) }),
  measurement: shaped({ metrics: orList(metric) }),
  media_buy: shaped({
    buying_modes: orList(junk),
    execution: shaped({ trusted_match: junk }),
    portfolio: shaped({
      publisher_domains: orList(junk),
      primary_channels: orList(junk),
      primary_countries: orList(junk),
    }),
  }),
});
const names = ['get_products', 'get_signals', 'build_creative', 'match_audience', protocol.capabilitiesTask];
const tool = fc.oneof(shaped({ name: fc.oneof(fc.constantFrom(...names), junk), description: junk }), junk);

/** Every text and every name of a field. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => [key, ...textsOf(item)])
      : [];

describe('what is answered of an agent, whatever the agent says', () => {
  const judge = async (path: keyof typeof schemaValidators) => {
    const validate = await schemaValidators[path]();
    return (value: unknown) => {
      // As it goes out.
      const sent: unknown = JSON.parse(JSON.stringify(value));
      assert.isTrue(validate(sent), JSON.stringify([validate.errors?.[0], sent])?.slice(0, 2000));
      for (const text of textsOf(sent)) {
        assert.notMatch(text, /[\p{Cc}\p{Cs}\u202a-\u202e]/u);
        assert.notMatch(text, /<script|javascript:/i);
      }
      assert.notMatch(JSON.stringify(sent), /"verified(_by_aao)?":(?!false)/);
    };
  };

  it('fits the schema of a catalog item’s capabilities', async () => {
    const fits = await judge('registry/agent-capabilities');
    fc.assert(
      fc.property(answer, fc.array(tool, { maxLength: 5 }), (said, listed) => {
        const intake = takeMeasurement(said.measurement);
        const declared = readDeclared(said, { products: [], formats: [] }, protocol.name);
        fits(
          capabilitiesBlock({
            tools: readTools(listed),
            answer: said,
            metrics: intake.ok ? intake.metrics : [],
            inferredType: 'unknown',
            protocols: declared.protocols,
            specialisms: declared.specialisms,
            problem: intake.ok ? null : intake.reason.slice(0, 500),
            at: new Date(0),
          }),
        );
      }),
      { numRuns: 600 },
    );
  });

  it('fits the schema of a search result', async () => {
    const fits = await judge('registry/agent-search-result');
    fc.assert(
      fc.property(
        answer,
        fc.array(product, { maxLength: 4 }),
        fc.array(format, { maxLength: 4 }),
        (said, products, formats) => {
          const declared = readDeclared(said, { products, formats }, protocol.name);
          const { profile } = deriveProfile(emptyInventory(), declared);
          const url = 'https://a.example/mcp';
          fits({
            agent_url: url,
            url,
            ...profile,
            relevance_score: 0,
            matched_filters: [],
            updated_at: new Date(0).toISOString(),
          });
        },
      ),
      { numRuns: 600 },
    );
  });

  it('fits the schemas of the public probes', async () => {
    const formatsFit = await judge('registry/agent-formats');
    const productsFit = await judge('registry/agent-products');
    fc.assert(
      fc.property(
        fc.array(fc.oneof(format, junk), { maxLength: 5 }),
        fc.array(fc.oneof(product, junk), { maxLength: 5 }),
        answer,
        (formats, products, { creative }) => {
          formatsFit({ success: true, formats: fittingOutput(formats.map(shortFormat)) });
          productsFit({ success: true, products: fittingOutput(products.map(shortProduct)) });
          formatsFit({
            success: true,
            formats: fittingOutput(
              supportedFormats((creative ?? {}) as Record<string, unknown>).map(
                ({ format: one, ...rest }) => ({
                  ...(one as object),
                  ...rest,
                }),
              ),
            ),
          });
        },
      ),
      { numRuns: 600 },
    );
  });
});
