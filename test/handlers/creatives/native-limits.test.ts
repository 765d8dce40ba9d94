import { assert } from 'chai';
import { enginesInTurn } from '../../support/databases.ts';
import { type CreativesDesk, newBuyer, startCreativesDesk } from './creatives-desk.ts';

const text = (content: string) => ({ asset_type: 'text', content });
const picture = (width: number, height: number) => ({
  asset_type: 'image',
  url: 'https://cdn.example/a.png',
  width,
  height,
});
const page = { asset_type: 'url', url: 'https://shop.example/' };
const whole = { title: text('Tents'), advertiser_name: text('Outdoor'), landing_page_url: page };

/** Every way in which a creative can name the kind. */
const ways: [name: string, way: object][] = [
  ['the kind', { format_kind: 'native_in_feed' }],
  ['the id at this agent', { format_id: { agent_url: 'http://localhost:1/mcp', id: 'native_in_feed' } }],
  ['the id at another agent', { format_id: { agent_url: 'https://formats.example', id: 'native_in_feed' } }],
];

const accepted: [name: string, assets: object][] = [
  ['the least', {}],
  ['a title of 90 characters', { title: text('😀'.repeat(90)) }],
  ['a picture of the size', { image_main: picture(1200, 627) }],
  ['a call to action of the list', { cta: text('LEARN_MORE') }],
];
const refused: [name: string, assets: object, code: string, field: string][] = [
  ['a title of 91 characters', { title: text('x'.repeat(91)) }, 'VALIDATION_ERROR', 'title.content'],
  ['a title of 4000 characters', { title: text('ä'.repeat(4000)) }, 'VALIDATION_ERROR', 'title.content'],
  ['an empty title', { title: text('') }, 'VALIDATION_ERROR', 'title.content'],
  ['a text of 301 characters', { body: text('x'.repeat(301)) }, 'VALIDATION_ERROR', 'body.content'],
  ['a long name', { advertiser_name: text('x'.repeat(61)) }, 'VALIDATION_ERROR', 'advertiser_name.content'],
  ['a low picture', { image_main: picture(1200, 600) }, 'VALIDATION_ERROR', 'image_main.height'],
  ['a narrow picture', { main_image: picture(300, 627) }, 'VALIDATION_ERROR', 'main_image.width'],
  ['a text for a picture', { image_main: text('x') }, 'VALIDATION_ERROR', 'image_main.asset_type'],
  ['another call to action', { cta: text('EXPLORE_MORE') }, 'CREATIVE_VALUE_NOT_ALLOWED', 'cta.content'],
  ['an empty call to action', { cta: text('') }, 'CREATIVE_VALUE_NOT_ALLOWED', 'cta.content'],
];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`native creatives in a feed on ${engine.name}`, () => {
    let desk: CreativesDesk;
    before(async () => {
      desk = await startCreativesDesk(engine);
    });
    after(() => desk.drop());

    for (const [way, format] of ways) {
      const creative = (assets: object) => ({
        creative_id: 'c',
        name: 'c',
        ...format,
        assets: { ...whole, ...assets },
      });
      for (const [name, assets] of accepted)
        it(`with ${name}, by ${way}, are stored`, async () => {
          const { creatives } = await desk.sync(newBuyer(), [creative(assets)]);
          assert.equal(creatives[0].action, 'created', JSON.stringify(creatives));
        });
      for (const [name, assets, code, field] of refused)
        it(`with ${name}, by ${way}, are refused with ${code}`, async () => {
          const buyer = newBuyer();
          const error = await desk.refuseSync(buyer, [creative(assets)]);
          assert.deepInclude(error, { code, field: `creatives[0].assets.${field}` });
          assert.isEmpty((await desk.list(buyer)).creatives);
        });
    }
  });
}
