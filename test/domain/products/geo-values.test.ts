import { assert } from 'chai';
import fc from 'fast-check';
import { iso31662 } from 'iso-3166';
import { isCountry, isMetro, isRegion } from '../../../src/domain/products/places.ts';
import { isLanguage, isPostalValue } from '../../../src/domain/products/targeting.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = LETTERS.flatMap((a) => LETTERS.map((b) => a + b));

describe('isCountry', () => {
  it('takes 249 of all pairs of letters', () => assert.lengthOf(pairs.filter(isCountry), 249));
  for (const code of [
    '',
    'us',
    'USA',
    'UK',
    'EU',
    'EL',
    'XK',
    'AN',
    'CS',
    'ZZ',
    'XX',
    'AA',
    'A1',
    ' US',
    'toString',
  ])
    it(`does not take ${JSON.stringify(code)}`, () => assert.isFalse(isCountry(code)));
});

describe('isRegion', () => {
  it('knows regions of countries that exist only', () => {
    for (const { code } of iso31662) assert.isTrue(isCountry(code.slice(0, 2)), code);
  });

  for (const code of ['US-CA', 'GB-SCT', 'DE-BY', 'FR-75C', 'JP-13'])
    it(`takes ${code}`, () => assert.isTrue(isRegion(code)));
  for (const code of [
    'US',
    'US-',
    'US-CALI',
    'UK-SCT',
    'XX-1',
    'us-ca',
    'US_CA',
    'US-c',
    ' US-CA',
    'US-ZZ',
    'DE-XX',
    'FR-999',
  ])
    it(`does not take ${JSON.stringify(code)}`, () => assert.isFalse(isRegion(code)));
});

describe('isLanguage', () => {
  it('knows those of two letters', () => {
    const known = pairs.map((pair) => pair.toLowerCase()).filter(isLanguage);
    assert.lengthOf(known, 183);
  });
  for (const code of ['', 'EN', 'eng', 'xx', 'en-US', 'jp', 'cn', 'sh', 'constructor'])
    it(`does not take ${JSON.stringify(code)}`, () => assert.isFalse(isLanguage(code)));
});

describe('isMetro', () => {
  const codes = (length: number) =>
    Array.from({ length: 36 ** length }, (_, nth) => nth.toString(36).toUpperCase().padStart(length, '0'));

  it('knows the European regions of each country, as many as the editions from 2016 to 2024 have together', () => {
    const counted = (prefix: string) =>
      codes(2).filter((code) => isMetro('eurostat_nuts2', prefix + code)).length;
    const expected = {
      AT: 9,
      BE: 11,
      BG: 6,
      CY: 1,
      CZ: 8,
      DE: 38,
      DK: 5,
      EE: 1,
      EL: 13,
      ES: 19,
      FI: 5,
      FR: 27,
      HR: 5,
      HU: 8,
      IE: 3,
      IT: 21,
      LT: 2,
      LU: 1,
      LV: 1,
      MT: 1,
      NL: 14,
      PL: 17,
      PT: 12,
      RO: 8,
      SE: 8,
      SI: 2,
      SK: 4,
      AL: 3,
      CH: 7,
      IS: 1,
      LI: 1,
      ME: 1,
      MK: 1,
      NO: 11,
      RS: 4,
      TR: 26,
    };
    const found = Object.fromEntries(Object.keys(expected).map((prefix) => [prefix, counted(prefix)]));
    assert.deepEqual(found, expected);
    for (const prefix of ['US', 'GR', 'GB', 'RU', 'CA']) assert.equal(counted(prefix), 0, prefix);
  });

  it('has a region of the first British level above each of the second, under both prefixes', () => {
    const below = codes(2).filter((code) => isMetro('uk_itl2', `TL${code}`));
    assert.isAbove(below.length, 40);
    const above = new Set(below.map((code) => code.slice(0, 1)));
    for (const code of codes(1)) assert.equal(isMetro('uk_itl1', `TL${code}`), above.has(code), code);
    for (const code of below) {
      assert.isTrue(isMetro('uk_itl2', `UK${code}`), code);
      assert.isTrue(isMetro('eurostat_nuts2', `UK${code}`), code);
    }
  });

  it('knows the 210 market areas and no other number', () => {
    const numbers = Array.from({ length: 1000 }, (_, nth) => String(nth).padStart(3, '0'));
    assert.lengthOf(
      numbers.filter((number) => isMetro('nielsen_dma', number)),
      210,
    );
  });

  for (const [system, value] of [
    ['vendor_dma', '500'],
    ['nielsen_dma', '881'],
    ['uk_itl1', 'TLC'],
    ['uk_itl1', 'UKN'],
    ['uk_itl2', 'TLI3'],
    ['eurostat_nuts2', 'UKI3'],
    ['eurostat_nuts2', 'FR10'],
    ['eurostat_nuts2', 'EL30'],
    ['eurostat_nuts2', 'FRY1'],
    ['custom', 'north'],
  ] as const)
    it(`takes ${value} of ${system}`, () => assert.isTrue(isMetro(system, value)));
  for (const [system, value] of [
    ['vendor_dma', '499'],
    ['vendor_dma', '562'],
    ['nielsen_dma', '880'],
    ['uk_itl2', 'TLI9'],
    ['uk_itl2', 'TLA1'],
    ['eurostat_nuts2', 'DE99'],
    ['eurostat_nuts2', 'UA11'],
    ['eurostat_nuts2', 'XK00'],
    ['eurostat_nuts2', 'BAZZ'],
    ['eurostat_nuts2', 'GE01'],
    ['eurostat_nuts2', 'MD00'],
    ['eurostat_nuts2', 'UA1'],
    ['eurostat_nuts2', 'ua11'],
    ['nielsen_dma', 'UA11'],
    ['eurostat_nuts2', 'FRZZ'],
    ['eurostat_nuts2', 'toString'],
    ['nielsen_dma', '882'],
    ['vendor_dma', '0501'],
    ['vendor_dma', '501 '],
    ['vendor_dma', '5e2'],
    ['uk_itl1', 'TLB'],
    ['uk_itl1', 'TLO'],
    ['uk_itl1', 'TLI3'],
    ['uk_itl2', 'TLI'],
    ['uk_itl2', 'TLI34'],
    ['eurostat_nuts2', 'DE2'],
    ['eurostat_nuts2', 'GR30'],
    ['eurostat_nuts2', 'US10'],
    ['eurostat_nuts2', 'de21'],
    ['custom', ' '],
  ] as const)
    it(`does not take ${JSON.stringify(value)} of ${system}`, () => assert.isFalse(isMetro(system, value)));
});

describe('isPostalValue', () => {
  for (const [country, system, alias, right, wrong] of [
    ['US', 'zip', 'us_zip', ['10001', '00501'], ['1000', '100011', '10001-1234', 'ABCDE', '10001 ', '']],
    [
      'US',
      'zip_plus_four',
      'us_zip_plus_four',
      ['10001-1234', '100011234'],
      ['10001', '10001-123', '10001 1234'],
    ],
    [
      'GB',
      'outward',
      'gb_outward',
      ['SW1A', 'M1', 'B33', 'CR2', 'DN55', 'ec1v'],
      ['SW1A 1AA', '1SW', 'SW', 'SW1AA'],
    ],
    ['GB', 'full', 'gb_full', ['SW1A 1AA', 'M11AE', 'GIR 0AA'], ['SW1A', 'SW1A  1AA', 'SW1A 1A', '12345']],
    ['CA', 'fsa', 'ca_fsa', ['K1A', 'V6B'], ['K1', 'D1A', 'K1A0', '1KA']],
    ['CA', 'full', 'ca_full', ['K1A 0B1', 'K1A0B1'], ['K1A', 'K1A-0B1', 'K1A 0O1']],
    ['DE', 'plz', 'de_plz', ['10115', '01067'], ['1011', 'D-10115', '101150']],
    ['FR', 'code_postal', 'fr_code_postal', ['75001'], ['7500', '2A004']],
    ['AU', 'postcode', 'au_postcode', ['2000'], ['200', '20000']],
    ['CH', 'plz', 'ch_plz', ['8001'], ['80011']],
    ['AT', 'plz', 'at_plz', ['1010'], ['A1010']],
  ] as const) {
    for (const area of [{ country, system }, { system: alias }, { country, system: alias }]) {
      it(`takes those of ${JSON.stringify(area)}`, () => {
        for (const value of right) assert.isTrue(isPostalValue(area, value), value);
      });
      it(`takes no others of ${JSON.stringify(area)}`, () => {
        for (const value of wrong) assert.isFalse(isPostalValue(area, value), value);
      });
    }
  }
  for (const [country, value] of [
    ['US', '10001'],
    ['US', '10001-1234'],
    ['GB', 'SW1A'],
    ['GB', 'SW1A 1AA'],
    ['CA', 'K1A'],
    ['DE', '10115'],
    ['BR', '01310-100'],
    ['IN', '110001'],
    ['NL', '1012 AB'],
    ['IE', 'D02 AF30'],
  ] as const)
    it(`takes ${value} as a code of ${country}`, () =>
      assert.isTrue(isPostalValue({ country, system: 'postal_code' }, value)));
  for (const [country, value] of [
    ['US', 'SW1A'],
    ['DE', '1011'],
    ['IN', '010001'],
    ['NL', ''],
    ['NL', '-1012'],
    ['NL', '1012;DROP'],
    ['NL', '1'.repeat(20)],
    ['XX', '1012'],
    ['UK', 'SW1A'],
  ] as const)
    it(`does not take ${JSON.stringify(value)} as a code of ${country}`, () =>
      assert.isFalse(isPostalValue({ country, system: 'postal_code' }, value)));
  it('knows no word that names no country', () => assert.isFalse(isPostalValue({ system: 'zip' }, '10001')));
  it('leaves a seller’s own system alone', () => {
    assert.isTrue(isPostalValue({ country: 'US', system: 'custom' }, 'zone 5'));
    assert.isFalse(isPostalValue({ country: 'US', system: 'custom' }, ' '));
  });

  it('says the same of both spellings, whatever the value', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Z -]{0,10}$/)), (value) => {
        for (const [country, system, alias] of [
          ['US', 'zip', 'us_zip'],
          ['GB', 'full', 'gb_full'],
          ['CA', 'fsa', 'ca_fsa'],
        ] as const)
          assert.equal(isPostalValue({ country, system }, value), isPostalValue({ system: alias }, value));
      }),
    ));
});
