import { assert } from 'chai';
import { readCatalog } from '../../../src/ad-server/catalog/read.ts';
import { filesOf, publisherCatalog } from '../../support/publisher.ts';
import { BANNER, type Path, wrong } from './wrong-catalogs.ts';

type Json = Record<string, unknown>;

/** One promised product at fixed prices and one in an auction, with their formats. */
function document(): Json {
  const wanted = ['news_display', 'outstream_video', 'shop_offers', 'tv_evening_news'];
  const products = wanted.map((id) => publisherCatalog.products.find((each) => each.product_id === id));
  const ids = new Set(products.flatMap((product) => product?.format_ids ?? []));
  const formats = publisherCatalog.formats.filter(({ format_id: id }) => ids.has(id));
  return JSON.parse(JSON.stringify({ formats, products }));
}

/** The same with another value at a place, or without it. */
function having(path: Path, value?: unknown): Json {
  const changed = document();
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce<Json>((part, key) => part[key] as Json, changed);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return changed;
}

const problems = (value: unknown): readonly string[] => {
  const read = readCatalog(filesOf(value), 'https://sales.example');
  return read.ok ? [] : read.problems.map((problem) => problem.replace(/^catalog\.json: /, ''));
};

describe('readCatalog', () => {
  it('takes a catalog that is right', () => assert.deepEqual(problems(document()), []));

  for (const [name, path, value, says] of wrong) {
    it(`names ${name}`, () => {
      const found = problems(having(path, value));
      assert.isTrue(
        found.some((problem) => problem.startsWith(says)),
        found.join('\n') || 'nothing was found',
      );
    });
  }

  for (const value of [null, undefined, 7, 'catalog', [document()]]) {
    it(`refuses ${JSON.stringify(value)?.slice(0, 20)}`, () =>
      assert.deepEqual(problems(value), ['root: must be an object']));
  }
  it('names all that is wrong, up to a hundred', () => {
    const many = { formats: document().formats, products: Array.from({ length: 300 }, () => ({})) };
    assert.lengthOf(problems(many), 100);
  });
  it('does not blame the products that name a format for what is wrong with it', () =>
    assert.deepEqual(problems(having([...BANNER, 'name'])), ['formats[0].name: is required']));
  it('gives every format to the agent', () => {
    const read = readCatalog(filesOf(document()), 'https://other.example');
    const formats = read.ok ? read.catalog.formats : [];
    assert.isTrue(
      formats.length > 0 && formats.every((each) => each.format_id.agent_url === 'https://other.example'),
    );
  });
});
