import { assert } from 'chai';
import {
  type BrandSection,
  type CatalogBrand,
  viewBrand,
} from '../../../src/domain/declaration/brand-catalog.ts';
import { publisherProfile } from '../../support/publisher.ts';

const brand = (id: string): CatalogBrand => {
  const found = publisherProfile.catalogs.brands?.get(id);
  if (found === undefined) throw new Error(`no brand ${id}`);
  return found;
};
const meadowlark = brand('meadowlark');

const ALWAYS = ['status', 'brand_id', 'house', 'names'];
const OPEN: BrandSection[] = ['description', 'industries', 'keller_type', 'logos', 'tagline'];
const WITHHELD: BrandSection[] = [
  'colors',
  'fonts',
  'visual_guidelines',
  'tone',
  'voice_synthesis',
  'assets',
  'rights',
];

describe('viewBrand', () => {
  it('shows everybody the public sections, and names the others', () => {
    const view = viewBrand(meadowlark, undefined, 'public');
    assert.hasAllKeys(view, [...ALWAYS, ...OPEN, 'available_fields']);
    assert.sameMembers('available_fields' in view ? (view.available_fields ?? []) : [], WITHHELD);
  });

  it('shows callers with an account every section', () => {
    const view = viewBrand(meadowlark, undefined, 'authorized');
    assert.hasAllKeys(view, [...ALWAYS, ...OPEN, ...WITHHELD]);
  });

  for (const section of [...OPEN, ...WITHHELD]) {
    it(`shows ${section} alone when it is asked for, or says that it is withheld`, () => {
      const known = viewBrand(meadowlark, [section], 'authorized');
      assert.hasAllKeys(known, [...ALWAYS, section]);
      const view = viewBrand(meadowlark, [section, section], 'public');
      assert.hasAllKeys(view, [...ALWAYS, OPEN.includes(section) ? section : 'available_fields']);
      if (!OPEN.includes(section)) assert.deepInclude(view, { available_fields: [section] });
    });
  }

  it('leaves out what the brand does not have, without naming it', () => {
    for (const tier of ['public', 'authorized'] as const) {
      const view = viewBrand(brand('larkbar'), ['assets', 'rights', 'description'], tier);
      assert.hasAllKeys(view, [...ALWAYS, 'description']);
    }
  });
});
