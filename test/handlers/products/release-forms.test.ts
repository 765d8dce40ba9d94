import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { composeCapabilities } from '../../../src/domain/declaration/capabilities.ts';
import { metroSystem } from '../../../src/domain/products/places.ts';
import { engines, type TestEngine } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import type { Answer } from '../../support/task-desk.ts';
import { type DiscoveryDesk, someone, startDiscoveryDesk } from './discovery-desk.ts';

const { versionField: PIN } = protocol;
/** Metro systems of the closed list that both releases have. */
const METROS = ['nielsen_dma', 'uk_itl1', 'uk_itl2', 'eurostat_nuts2'];

/** Every object in a value, with the path to it. */
function* objectsOf(value: unknown, path = ''): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Record<string, unknown>];
  for (const [name, inner] of Object.entries(value)) yield* objectsOf(inner, `${path}/${name}`);
}

describe('answers in the forms of releases', () => {
  let desk: DiscoveryDesk;
  before(async () => {
    desk = await startDiscoveryDesk(engines[0] as TestEngine);
  });
  after(() => desk.drop());

  const all = async (more: object): Promise<Answer> =>
    desk.products(someone(), { buying_mode: 'wholesale', pagination: { max_results: 100 }, ...more });
  const asked: [name: string, args: object][] = [
    ['wholesale', {}],
    ['with some fields', { fields: ['product_id', 'publisher_properties'] }],
    ['by a brief', { buying_mode: 'brief', brief: 'video and display' }],
  ];

  for (const release of ['3.0', '3.1'])
    for (const [name, args] of asked)
      it(`have one publisher in each selector in release ${release}, ${name}`, async () => {
        const { products } = await all({ ...args, [PIN]: release });
        assert.isNotEmpty(products);
        for (const [path, one] of objectsOf(products)) {
          assert.notProperty(one, 'publisher_domains', path);
          if (one.selection_type !== undefined) assert.isString(one.publisher_domain, path);
        }
      });

  it('name the same publishers in every form, however many a selector has', async () => {
    const publishers = async (more: object): Promise<Record<string, string[]>> => {
      const { products } = await all(more);
      return Object.fromEntries(
        products.map(({ product_id, publisher_properties: selectors }: Answer) => [
          product_id,
          selectors.flatMap((one: Answer) => one.publisher_domains ?? [one.publisher_domain]).sort(),
        ]),
      );
    };
    const specified = await publishers({});
    assert.deepEqual(await publishers({ [PIN]: '3.1' }), specified);
    for (const [id, domains] of Object.entries(await publishers({ [PIN]: '3.0' })))
      assert.deepEqual(domains, specified[id], id);
    const { products } = await all({});
    assert.isTrue(products.some((one: Answer) => one.publisher_properties[0].publisher_domains?.length > 1));
  });

  for (const form of ['3.0', '3.1', 'specified'] as const)
    it(`name metros of the closed list in the form ${form}, and the specification's beside them without a release`, () => {
      const capabilities = composeCapabilities(publisherProfile, {
        mode: 'sandbox',
        scenarios: [],
        buildVersion: '1.0.0',
        lastUpdated: new Date(0),
      });
      const body: Answer = capabilities(form, undefined);
      const metros = Object.keys(body.media_buy.execution.targeting.geo_metros);
      const strange = metros.filter((name) => !METROS.includes(name));
      assert.deepEqual(strange, form === 'specified' ? ['vendor_dma'] : []);
      for (const name of metros) assert.isString(metroSystem(name));
      assert.include(metros, 'nielsen_dma');
    });
});
