import { assert } from 'chai';
import { readBrandCatalog } from '../../../src/domain/declaration/brand-catalog.ts';
import { publisherHouse } from '../../support/publisher.ts';
import type { Document } from './whole-profile.ts';

const house = (): Document => structuredClone(publisherHouse);

function problems(document: unknown): readonly string[] {
  const read = readBrandCatalog(document);
  return read.ok ? [] : read.problems;
}

function brandOf(change: (brand: Document) => unknown) {
  const document = house();
  change(document.brands[0]);
  const read = readBrandCatalog(document);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.brands.get('meadowlark');
}

describe('readBrandCatalog', () => {
  it('reads the brands of a house in the form of the answer', () => {
    const brand = brandOf(() => {});
    assert.deepInclude(brand, {
      brand_id: 'meadowlark',
      house: { domain: 'meadowlarkfoods.example', name: 'Meadowlark Foods' },
      names: [{ en: 'Meadowlark' }, { de: 'Meadowlark' }],
    });
    assert.hasAllKeys(brand?.sections, [
      'description',
      'industries',
      'keller_type',
      'logos',
      'colors',
      'fonts',
      'visual_guidelines',
      'tone',
      'tagline',
      'voice_synthesis',
      'assets',
      'rights',
    ]);
  });

  it('gives each name and tagline one language', () => {
    const brand = brandOf((held) => {
      held.names = [{ en: 'Lark', de: 'Lerche' }];
      held.tagline = [{ en: 'Up', de: 'Auf' }];
    });
    assert.deepEqual(brand?.names, [{ en: 'Lark' }, { de: 'Lerche' }]);
    assert.deepEqual(brand?.sections.tagline, [{ en: 'Up' }, { de: 'Auf' }]);
  });

  it('leaves out sections that say nothing, and what the answer does not know', () => {
    const brand = brandOf((held) => {
      held.industries = [];
      held.description = '';
      held.assets = [];
      held.tone = {};
      held.colors = { heading: '#000000' };
      held.logos[0].slots = ['favicon'];
      held.logos[0].id = 'main';
    });
    for (const section of ['industries', 'description', 'assets', 'tone', 'colors'] as const) {
      assert.notProperty(brand?.sections, section);
    }
    assert.notProperty(brand?.sections.logos?.[0], 'slots');
    assert.notProperty(brand?.sections.logos?.[0], 'id');
  });

  it('reads a tone in any form', () => {
    assert.deepEqual(brandOf((held) => (held.tone = 'Plain.'))?.sections.tone, { voice: 'Plain.' });
    const guide = { voice: [{ de: 'Warm' }, { en: 'Warm, too' }], dos: [[{ en: 'Listen.' }]] };
    assert.deepEqual(brandOf((held) => (held.tone = guide))?.sections.tone, {
      voice: 'Warm, too',
      dos: ['Listen.'],
    });
  });

  const cases: readonly (readonly [change: (house: Document) => unknown, problem: string])[] = [
    [(d) => delete d.house.name, 'house.name: is required'],
    [(d) => delete d.brands[0].id, 'brands[0].id: is required'],
    [
      (d) => {
        d.brands = [];
        delete d.brand_refs;
      },
      'brands: a house must have at least one brand in brands or brand_refs',
    ],
    [(d) => (d.brands[0].id = 'larkbar'), 'brands[1].id: is the same as that of brands[0]'],
    [(d) => (d.brands[0].colors.primary = 'gold'), 'brands[0].colors.primary: must be'],
    [(d) => (d.brands[0].keller_type = 'daughter'), 'brands[0].keller_type: must be one of'],
    [
      (d) => (d.brands[0].logos[0].url = 'http://x.example/a.svg'),
      'brands[0].logos[0].url: must be an https URL',
    ],
    [(d) => (d.brands[0].rights = 'all'), 'brands[0].rights: must be an object'],
    [
      (d) => (d.brands[0].rights.available_uses = ['flying']),
      'brands[0].rights.available_uses[0]: must be one of',
    ],
    [(d) => (d.brands[0].rights.countries = ['Germany']), 'brands[0].rights.countries[0]: must be'],
  ];
  for (const [change, problem] of cases) {
    it(`refuses a house: ${problem}`, () => {
      const document = house();
      change(document);
      assert.isTrue(problems(document)[0]?.startsWith(problem), problems(document).join('\n'));
    });
  }

  it('refuses a house that only refers to its brands', () => {
    const { house: owner } = house();
    const refs = [{ domain: 'meadowlark.example', brand_id: 'meadowlark' }];
    assert.deepEqual(problems({ house: owner, brand_refs: refs }), ['brands: must have at least 1 item']);
  });

  for (const document of [null, [], 'x', {}, { house: 'a.example' }, { id: 'a', names: [{ en: 'A' }] }]) {
    it(`refuses ${JSON.stringify(document)}`, () => {
      assert.isNotEmpty(problems(document));
    });
  }
});
