import { absent, each, object, oneOf, type Statement, some, text } from '../statement.ts';
import { ACCOUNT, BRAND, refusal, task } from './buying.ts';

const HEADING = 'Agent tasks, `get_products`';

const products = (args: object, of: object) =>
  task('get_products', { brief: 'all', ...args }, { products: each({ ...of }) });
const wholesale = (more: object = {}) => ({ buying_mode: 'wholesale', account: ACCOUNT, ...more });

export const productStatements: readonly Statement[] = [
  {
    heading: 'Protocol objects, product',
    rule: 'A product has an id, a name, channels, a type of delivery and priced options.',
    steps: [
      task(
        'get_products',
        { brief: 'video for a ceramics shop', brand: BRAND },
        {
          products: each({
            product_id: text,
            name: text,
            channels: each(text),
            delivery_type: oneOf('guaranteed', 'non_guaranteed'),
            pricing_options: each({ pricing_option_id: text, pricing_model: text, currency: text }),
          }),
          sandbox: true,
        },
      ),
    ],
  },
  {
    heading: 'Protocol objects, format id',
    rule: 'A format id is always an object with `agent_url` and `id`.',
    steps: [
      products({}, { format_ids: each({ agent_url: text, id: text }) }),
      task('list_creative_formats', {}, { formats: each({ format_id: { agent_url: text, id: text } }) }),
    ],
  },
  {
    heading: HEADING,
    rule: '`filters` narrow what is found: channels.',
    steps: [products({ filters: { channels: ['podcast'] } }, { channels: some('podcast') })],
  },
  {
    heading: HEADING,
    rule: '`filters` narrow what is found: geographical targeting that has to be offered.',
    steps: [
      task(
        'get_products',
        { brief: 'all', filters: { required_geo_targeting: [{ level: 'country' }] } },
        { products: each({ product_id: text }) },
      ),
      task(
        'get_products',
        { brief: 'all', filters: { required_geo_targeting: [{ level: 'metro', system: 'no_such' }] } },
        { products: [] },
      ),
    ],
  },
  {
    heading: HEADING,
    rule: '`filters` narrow what is found: countries.',
    steps: [
      task('get_products', { brief: 'all', filters: { countries: ['US'] } }, { products: each(object) }),
      task('get_products', { brief: 'all', filters: { countries: ['AQ'] } }, { products: [] }),
    ],
  },
  {
    heading: HEADING,
    rule: 'Wholesale reads list the whole priced catalog, with its versions and the scope of caches.',
    steps: [
      task('get_products', wholesale(), {
        products: each({ pricing_options: each({ pricing_option_id: text }) }),
        wholesale_feed_version: text,
        pricing_version: text,
        cache_scope: 'public',
      }),
    ],
  },
  {
    heading: HEADING,
    rule: 'Versions are returned in every mode, because versioning is declared.',
    steps: [
      task('get_products', { brief: 'video' }, { wholesale_feed_version: text, pricing_version: text }),
    ],
  },
  {
    heading: HEADING,
    rule: '`if_wholesale_feed_version` is honored: an unchanged catalog is not sent again.',
    given: [
      task(
        'get_products',
        wholesale(),
        {},
        {
          keep: { version: 'wholesale_feed_version', prices: 'pricing_version' },
        },
      ),
    ],
    steps: [
      task('get_products', wholesale({ if_wholesale_feed_version: '{{version}}' }), {
        unchanged: true,
        wholesale_feed_version: '{{version}}',
        products: absent,
      }),
      task(
        'get_products',
        wholesale({ if_wholesale_feed_version: '{{version}}', if_pricing_version: '{{prices}}' }),
        { unchanged: true },
      ),
      task('get_products', wholesale({ if_wholesale_feed_version: 'another' }), { products: each(object) }),
    ],
  },
  {
    heading: HEADING,
    rule: '`if_pricing_version` accompanies the version of the feed; alone it is refused.',
    steps: [task('get_products', wholesale({ if_pricing_version: 'a' }), refusal('INVALID_REQUEST'))],
  },
];
