import { each, type Statement, some, text } from '../statement.ts';
import { ACCOUNT, banner, banners, key, purchase, refusal, task } from './buying.ts';

const HEADING = 'Agent tasks, creative library';
const MANIFEST = 'Protocol objects, creative manifest';

const formats = task('list_creative_formats', {}, {}, { keep: { agent: 'formats.0.format_id.agent_url' } });
const sync = (number: number, creatives: readonly object[], more: object = {}) => ({
  idempotency_key: key(number),
  account: ACCOUNT,
  creatives: creatives.map((one) => ({ ...one })),
  ...more,
});
const sized = (image: object) => ({
  creative_id: 'a',
  name: 'a',
  format_id: { agent_url: '{{agent}}', id: 'display_300x250' },
  assets: {
    image: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250, ...image },
  },
});

export const creativeStatements: readonly Statement[] = [
  {
    heading: HEADING,
    rule: 'Creatives are synced into the library of an account and listed from it.',
    given: [formats],
    steps: [
      task('sync_creatives', sync(1, [banner('a', '{{agent}}') as object]), {
        creatives: [{ creative_id: 'a', action: 'created', status: text }],
      }),
      task('list_creatives', { account: ACCOUNT }, { creatives: [{ creative_id: 'a' }] }),
      task('list_creatives', {}, { creatives: [] }, { as: 'other buyer' }),
      task('sync_creatives', sync(2, [{ ...(banner('a', '{{agent}}') as object), name: 'b' }]), {
        creatives: [{ creative_id: 'a', action: 'updated' }],
      }),
    ],
  },
  {
    heading: HEADING,
    rule: 'A buy whose products need creatives waits for them, and starts once they are assigned.',
    given: [
      formats,
      task(
        'create_media_buy',
        purchase({ packages: [banners()] }),
        { status: 'pending_creatives' },
        {
          keep: { buy: 'media_buy_id', package: 'packages.0.package_id' },
        },
      ),
    ],
    steps: [
      task(
        'sync_creatives',
        sync(2, [banner('a', '{{agent}}') as object], {
          assignments: [{ creative_id: 'a', package_id: '{{package}}' }],
        }),
        { creatives: [{ creative_id: 'a', action: 'created' }] },
      ),
      task('get_media_buys', { media_buy_ids: ['{{buy}}'] }, { media_buys: [{ status: 'active' }] }),
    ],
  },
  {
    heading: HEADING,
    rule: '`creative_approval_mode` is `auto_approve`: no human review blocks a valid creative.',
    given: [formats, task('sync_creatives', sync(1, [banner('a', '{{agent}}') as object]), {})],
    steps: [task('list_creatives', { account: ACCOUNT }, { creatives: [{ status: 'approved' }] })],
  },
  {
    heading: MANIFEST,
    rule: 'An image carries its address and size, which have to fit the format.',
    given: [formats],
    steps: [
      task('sync_creatives', sync(1, [sized({ width: 299 })]), {
        errors: some({ field: 'creatives[0].assets.image.width' }),
      }),
      task('sync_creatives', sync(2, [sized({ url: 'somewhere' })]), {
        errors: each({ field: 'creatives[0].assets.image.url' }),
      }),
      task('sync_creatives', sync(3, [sized({})]), { creatives: [{ action: 'created' }] }),
    ],
  },
  {
    heading: MANIFEST,
    rule: 'Assets have one of the listed types.',
    given: [formats],
    steps: [task('sync_creatives', sync(1, [sized({ asset_type: 'smell' })]), refusal('INVALID_REQUEST'))],
  },
];
