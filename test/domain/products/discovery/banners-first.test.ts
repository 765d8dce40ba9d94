import { assert } from 'chai';
import fc from 'fast-check';
import { readBrief } from '../../../../src/domain/products/discovery/brief.ts';
import { rankOffers } from '../../../../src/domain/products/discovery/ranking.ts';
import type { Offer, Product } from '../../../../src/domain/products/product.ts';
import { offer } from '../../../support/media.ts';

const option = (format_kind: string, params: object) =>
  ({ format_option_id: 'o', format_kind, params }) as never;
const id = (name: string) => ({ agent_url: 'https://agent.example', id: name });
const plain = { format_ids: [], format_options: [], name: 'Space', description: 'Space for ads.' } as const;
const made = (product_id: string, more: Partial<Product>): Offer =>
  offer({ ...plain, product_id, delivery_type: 'non_guaranteed', ...more } as Partial<Product>);

const card = made('a_card', { channels: ['display'], format_options: [option('native_in_feed', {})] });
const spot = made('b_spot', { channels: ['streaming_audio'], format_options: [option('audio_hosted', {})] });
const screen = made('c_screen', {
  channels: ['dooh'],
  format_options: [option('image', { width: 300, height: 250 })],
});
const wide = made('d_wide', {
  channels: ['display'],
  format_options: [option('image', { width: 970, height: 250 })],
});
const named = made('e_named', { channels: ['display'], format_ids: [id('display_728x90')] });
const common = made('z_common', {
  channels: ['display'],
  format_options: [option('html5', {}), option('image', { width: 300, height: 250 })],
});
const promised = made('y_promised', {
  channels: ['display'],
  delivery_type: 'guaranteed',
  format_ids: [id('display_300x250')],
});
const all = [card, spot, screen, wide, named, common, promised];
const ids = (list: readonly { readonly offer: Offer }[]) =>
  list.map(({ offer: one }) => one.product.product_id);
const answers = (brief: string, offers: readonly Offer[] = all, preferred: string[] = []) =>
  ids(rankOffers(offers, readBrief(brief), preferred));

const OPEN = ['', 'zzyzx', 'Products for state machine testing', 'Show me all available products', '!?%'];
const DISPLAY = ['display', 'Display inventory on outdoor lifestyle content', 'banner campaign'];

describe('offers that take display pictures', () => {
  for (const brief of [...OPEN, ...DISPLAY])
    it(`lead for "${brief}", an open one of the common size first`, () => {
      const found = answers(brief);
      assert.equal(found[0], 'z_common');
      assert.sameMembers(found.slice(0, 4), ['z_common', 'y_promised', 'd_wide', 'e_named']);
    });

  it('lead in any order of the catalog, and with others of any number', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(all, { minLength: 1 }),
        fc.constantFrom(...OPEN, ...DISPLAY),
        (some, brief) => {
          const banners = new Set(['z_common', 'y_promised', 'd_wide', 'e_named']);
          const isHere = some.some(({ product }) => banners.has(product.product_id));
          const found = answers(brief, some);
          if (isHere) assert.isTrue(banners.has(found[0] ?? ''), found.join());
          assert.deepEqual(new Set(found).size, found.length);
          if (OPEN.includes(brief)) assert.lengthOf(found, some.length);
        },
      ),
    );
  });

  for (const [brief, first] of [
    ['audio', 'b_spot'],
    ['digital billboard', 'c_screen'],
    ['native display card', 'native'],
    ['gardening', 'garden'],
  ] as const)
    it(`do not lead for "${brief}", which asks for something else`, () => {
      const others = [
        made('native', {
          channels: ['display'],
          name: 'Native card',
          format_options: [option('native_in_feed', {})],
        }),
        made('garden', { channels: ['podcast'], name: 'Gardening hour' }),
      ];
      assert.equal(answers(brief, [...all, ...others])[0], first);
    });

  it('lead with a guaranteed one when the buyer prefers it', () => {
    assert.equal(answers('display', all, ['guaranteed'])[0], 'y_promised');
    assert.equal(answers('guaranteed display')[0], 'y_promised');
    assert.equal(answers('display', [card, promised])[0], 'y_promised');
  });

  it('do not exist for sizes that are no pictures of pages', () => {
    const false1 = made('f', {
      channels: ['display'],
      format_ids: [id('display_300x250_html'), id('video_300x250')],
    });
    assert.equal(answers('zzyzx', [false1, named])[0], 'e_named');
  });
});
