import { assert } from 'chai';
import fc from 'fast-check';
import { fittingOutput, shortFormat, shortProduct } from '../../../src/domain/agents/probe-output.ts';

describe('shortProduct', () => {
  it('tells a product in a few words', () => {
    assert.deepEqual(
      shortProduct({
        product_id: 'front',
        name: 'Front page',
        description: 'x'.repeat(3000),
        channels: ['display', 7],
        delivery_type: 'guaranteed',
        format_ids: [{ agent_url: 'https://f.example', id: 'banner' }, 'video'],
        pricing_options: [{ pricing_model: 'cpm', fixed_price: 12, currency: 'EUR' }, { fixed_price: 99 }],
        publisher_properties: [{ publisher_domain: 'news.example', property_type: 'website' }],
        targeting: { geo: true, age: true },
        verified: true,
      }),
      {
        product_id: 'front',
        name: 'Front page',
        description: `${'x'.repeat(1999)}…`,
        property_type: 'website',
        property_name: 'news.example',
        pricing_model: 'cpm',
        base_rate: 12,
        currency: 'EUR',
        delivery_type: 'guaranteed',
        format_options: ['banner', 'video'],
        delivery_channels: ['display'],
        targeting_capabilities: ['geo', 'age'],
      },
    );
  });

  it('leaves out what has no id, and amounts that are none', () => {
    for (const product of [
      null,
      7,
      'x',
      {},
      { product_id: '' },
      { product_id: 7 },
      { product_id: '<script>' },
    ])
      assert.isNull(shortProduct(product));
    assert.notProperty(
      shortProduct({ product_id: 'a', pricing_options: [{ fixed_price: '12' }] }),
      'base_rate',
    );
  });
});

describe('shortFormat', () => {
  it('keeps what describes a format', () => {
    const format = {
      format_id: { agent_url: 'https://f.example', id: 'b' },
      name: 'B',
      type: 'display',
      renders: [{ width: 300 }],
    };
    assert.deepEqual(shortFormat(format), format);
    assert.deepEqual(shortFormat('b'), { format_id: 'b' });
  });

  it('drops claims of verification, markup and names that bite', () => {
    const format = JSON.parse(
      '{"name":"B","verified":true,"is_verified_by":"x","accredited":1,"badge":"gold","a":{"verification":{"ok":true},"b":"<script>x</script>","c":1},"__proto__":{"x":1},"constructor":1}',
    ) as unknown;
    assert.deepEqual(shortFormat(format), { name: 'B', a: { c: 1 } });
  });

  it('is null for what says nothing', () => {
    for (const format of [null, 7, {}, [], '', '<script>']) assert.isNull(shortFormat(format));
  });

  it('never throws and stays bounded', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 8 }), (value) => {
        const short = shortFormat(value);
        if (short !== null) assert.notMatch(Object.keys(short).join(), /verif/i);
      }),
      { numRuns: 100 },
    );
  });
});

describe('fitting', () => {
  it('keeps at most 200 items', () => {
    assert.lengthOf(fittingOutput(Array.from({ length: 300 }, (_, a) => ({ a }))), 200);
  });
  it('keeps at most 512 KB', () => {
    const kept = fittingOutput(Array.from({ length: 100 }, () => ({ a: 'é'.repeat(5_000) })));
    assert.isAtMost(Buffer.byteLength(JSON.stringify(kept)), 512 * 1024 + 2);
    assert.lengthOf(kept, 52);
  });
  it('leaves out null among the items', () =>
    assert.deepEqual(fittingOutput([null, { a: 1 }, null]), [{ a: 1 }]));
});
