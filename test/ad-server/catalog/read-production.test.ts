import { assert } from 'chai';
import { readCatalog } from '../../../src/ad-server/catalog/read.ts';
import { type Written, written } from '../../support/publisher.ts';

const files = () => {
  const listed = { ...written('formats/display.json'), ...written('products/pages.json') };
  const unlisted: Written = {
    listed: false,
    transformers: [
      {
        ...written('transformers.json').transformers[0],
        output_format_ids: ['display_300x250'],
      },
    ],
    proposals: [
      {
        proposal_id: 'both',
        name: 'Both',
        allocations: [{ product_id: 'news_display', allocation_percentage: 100 }],
      },
    ],
  };
  listed.products = listed.products.map(({ format_options: _, ...product }: Written) => ({
    ...product,
    format_ids: ['display_300x250'],
  }));
  return { listed, unlisted };
};

function problems(change: (unlisted: Written, listed: Written) => unknown): readonly string[] {
  const { listed, unlisted } = files();
  change(unlisted, listed);
  const named = [
    { path: 'listed.json', document: listed },
    { path: 'unlisted.json', document: unlisted },
  ];
  const read = readCatalog(named, 'https://sales.example/mcp');
  return read.ok ? [] : read.problems;
}

const transformer = 'unlisted.json: transformers[0]';
const proposal = 'unlisted.json: proposals[0]';

describe('readCatalog, of transformers and proposals', () => {
  it('finds no fault in a transformer and a proposal that the catalog can serve', () =>
    assert.deepEqual(
      problems(() => undefined),
      [],
    ));

  const cases: readonly (readonly [
    fault: string,
    change: (unlisted: Written, listed: Written) => unknown,
    line: string,
  ])[] = [
    [
      'a format that nobody has',
      (u) => (u.transformers[0].output_format_ids = ['none']),
      `${transformer}.output_format_ids[0]: there is no format none`,
    ],
    [
      'a format that is an object',
      (u) => (u.transformers[0].input_format_ids = [{ id: 'display_300x250' }]),
      `${transformer}.input_format_ids[0]: there is no format of this form`,
    ],
    [
      'formats that are a word',
      (u) => (u.transformers[0].output_format_ids = 'display_300x250'),
      `${transformer}.output_format_ids: must be a list of names of formats`,
    ],
    [
      'no description',
      (u) => delete u.transformers[0].description,
      `${transformer}.description: is required`,
    ],
    [
      'a field that no response has',
      (u) => (u.transformers[0].metadata = {}),
      `${transformer}.metadata: must be left out: no response has it`,
    ],
    [
      'no price',
      (u) => delete u.transformers[0].pricing_options,
      `${transformer}.pricing_options: must have exactly 1 item`,
    ],
    [
      'two prices',
      (u) => u.transformers[0].pricing_options.push(u.transformers[0].pricing_options[0]),
      `${transformer}.pricing_options: must have exactly 1 item`,
    ],
    [
      'a price per thousand impressions',
      (u) =>
        (u.transformers[0].pricing_options = [
          { pricing_option_id: 'p', model: 'cpm', cpm: 1, currency: 'USD' },
        ]),
      `${transformer}.pricing_options[0]: must be \`"model": "per_unit"\``,
    ],
    [
      'a currency that does not exist',
      (u) => (u.transformers[0].pricing_options[0].currency = 'ZZZ'),
      `${transformer}.pricing_options[0].currency: ZZZ is not a currency code`,
    ],
    [
      'a price with more decimals than its currency',
      (u) => (u.transformers[0].pricing_options[0].unit_price = 0.001),
      `${transformer}.pricing_options[0].unit_price: has more decimals than USD`,
    ],
    [
      'another number of creatives than a build makes',
      (u) => (u.transformers[0].multiplicity.max_creatives_limit = 51),
      `${transformer}.multiplicity.max_creatives_limit: must be 50 or left out`,
    ],
    [
      'another number of variants than a creative has',
      (u) => (u.transformers[0].multiplicity.max_variants_limit = 9),
      `${transformer}.multiplicity.max_variants_limit: must be 10 or left out`,
    ],
    [
      'variants that differ in nothing',
      (u) => (u.transformers[0].multiplicity.variant_dimensions = []),
      `${transformer}.multiplicity.supports_variants: must be true where`,
    ],
    [
      'a default that the parameter refuses',
      (u) => (u.transformers[0].params[0].default = 'neon'),
      `${transformer}.params[0].default: must be a value that the parameter accepts`,
    ],
    [
      'a page of options',
      (u) => (u.transformers[0].params[0].options_cursor = 'x'),
      `${transformer}.params[0].options_cursor: must be left out`,
    ],
    [
      'a product that nobody has',
      (u) => (u.proposals[0].allocations[0].product_id = 'none'),
      `${proposal}.allocations[0].product_id: there is no product none`,
    ],
    [
      'a price that the product does not have',
      (u) => (u.proposals[0].allocations[0].pricing_option_id = 'none'),
      `${proposal}.allocations[0].pricing_option_id: news_display has no price none`,
    ],
    [
      'shares that are not the whole',
      (u) => (u.proposals[0].allocations[0].allocation_percentage = 60),
      `${proposal}.allocations: must add up to 100 percent, not 60`,
    ],
    ['a proposal without a name', (u) => delete u.proposals[0].name, `${proposal}.name: is required`],
    [
      'a proposal in a listed file',
      (u, l) => (l.proposals = u.proposals),
      'listed.json: proposals: must be in a file with `"listed": false`',
    ],
    [
      'a transformer of two files',
      (u, l) => (l.transformers = u.transformers),
      'unlisted.json: transformers[0].transformer_id: brand_banner is used twice',
    ],
    ['a word for listed', (u) => (u.listed = 'no'), 'unlisted.json: listed: must be true or false'],
    [
      'nothing but an unlisted catalog',
      (_, l) => {
        delete l.formats;
        delete l.products;
        l.transformers = [];
      },
      'listed.json: transformers: must be a list with at least 1 item',
    ],
    ['a list that is not known', (u) => (u.placements = []), 'unlisted.json: placements: is not known'],
  ];
  for (const [fault, change, line] of cases)
    it(`refuses ${fault} with the line ${line}`, () => {
      const found = problems(change);
      assert.isTrue(
        found.some((problem) => problem.startsWith(line)),
        found.join('\n') || 'nothing was found',
      );
    });
});
