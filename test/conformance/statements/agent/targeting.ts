import { type Statement, some } from '../statement.ts';
import { banners, purchase, task, wanted } from './buying.ts';

const TARGETING = 'Agent tasks, targeting';

const targeted = (targeting_overlay: object) =>
  purchase({ packages: [wanted({ targeting_overlay: { ...targeting_overlay } })] });
const takes = (rule: string, overlay: object): Statement => ({
  heading: TARGETING,
  rule,
  steps: [
    task('create_media_buy', purchase({ packages: [banners({ targeting_overlay: { ...overlay } })] }), {
      revision: 1,
    }),
  ],
});

export const targetingStatements: readonly Statement[] = [
  takes('Countries can be included and excluded.', { geo_countries: ['US'], geo_countries_exclude: ['CA'] }),
  takes('Regions can be included and excluded.', { geo_regions: ['US-NY'], geo_regions_exclude: ['US-CA'] }),
  takes('Metros of a declared system can be included and excluded.', {
    geo_metros: [{ system: 'vendor_dma', values: ['501'] }],
    geo_metros_exclude: [{ system: 'vendor_dma', values: ['803'] }],
  }),
  takes('A declared postal system allows its codes: `zip` for `US`.', {
    geo_postal_areas: [{ country: 'US', system: 'zip', values: ['10001'] }],
  }),
  takes('Postal areas can be excluded too.', {
    geo_countries: ['US'],
    geo_postal_areas_exclude: [{ country: 'US', system: 'zip', values: ['10001'] }],
  }),
  takes('Device platforms and types are implied by `media_buy`.', {
    device_platform: ['ios'],
    device_type: ['mobile'],
  }),
  takes('Declared languages, keywords and negative keywords are taken.', {
    language: ['en'],
    keyword_targets: [{ keyword: 'pottery', match_type: 'broad' }],
    negative_keywords: [{ keyword: 'plastic', match_type: 'exact' }],
  }),
  {
    heading: TARGETING,
    rule: 'An unsupported field returns a validation error and is not ignored.',
    steps: [
      task('create_media_buy', targeted({ moon_phase: ['full'] }), {
        status: 'failed',
        errors: some({ field: 'packages[0].targeting_overlay.moon_phase' }),
      }),
      task('create_media_buy', targeted({ geo_metros: [{ system: 'no_such', values: ['1'] }] }), {
        status: 'failed',
      }),
      task(
        'create_media_buy',
        targeted({ geo_postal_areas: [{ country: 'NL', system: 'zip', values: ['1'] }] }),
        { status: 'failed' },
      ),
      task('get_media_buys', { status_filter: ['active'] }, { media_buys: [] }),
    ],
  },
];
