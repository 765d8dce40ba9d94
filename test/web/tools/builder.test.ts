import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { formDocuments, formShapes } from '../../../generated/forms.ts';
import { pressButton } from '../../../web/document/buttons.ts';
import { writeFields } from '../../../web/document/form-edits.ts';
import { isField, labelOf } from '../../../web/document/shapes.ts';
import { nodeAt, treeOf } from '../../../web/document/tree.ts';
import { htmlText } from '../../../web/html.ts';
import { builder } from '../../../web/tools/builder.ts';
import { type Sent, sentFrom } from '../../support/forms.ts';

const { adagents, brand } = formDocuments;
const MOST_BYTES = 60_000;

const draw = (text: string, shape: string, at = '', from = 0): Sent & { bytes: number } => {
  const html = htmlText(builder(text, shape, { at, from, isMoved: false }));
  return { ...sentFrom(html), bytes: html.length };
};

const files = (folder: string) =>
  readdirSync(`test/fixtures/${folder}`).map((name) =>
    readFileSync(`test/fixtures/${folder}/${name}`, 'utf8'),
  );

/** Every part that the form leads to, by its buttons alone. */
function* partsOf(text: string, shape: string): Generator<string> {
  const seen = new Set(['']);
  for (const at of seen) {
    yield at;
    for (const act of draw(text, shape, at).acts)
      if (act.startsWith('open:/')) seen.add(act.slice('open:'.length));
  }
}

const HOSTILE = `{ "authorized_agents": 7, "properties": [null, 3, "x", [], {"name": "a\\u0000b\\r\\n", "identifiers": {}, "tags": ["a,b", "c"]},
 {"name": "\\ud800", "x<b>": 1, "tags": ["\\n"], "property_type": "none of them"}], "tags": {"": {"name": "n"}, "a/b~c": {"name": "</textarea><b>"}},
 "contact": [], "signals": {"0": {}}, "last_updated": 1e400 }`;

describe('the builder', () => {
  it('gives every document back as it was, from every part of its form', () => {
    const texts: [string, string][] = [
      ...['valid', 'invalid'].flatMap((kind) =>
        files(`adagents/${kind}`).map((text): [string, string] => [text, adagents]),
      ),
      ...['valid', 'invalid'].flatMap((kind) =>
        files(`brand-json/${kind}`).map((text): [string, string] => [text, brand]),
      ),
      [HOSTILE, adagents],
      [HOSTILE, brand],
    ];
    let parts = 0;
    for (const [text, shape] of texts)
      for (const at of partsOf(text, shape)) {
        const { fields, bytes } = draw(text, shape, at);
        expect(writeFields(text, fields), at).equal(text);
        expect(bytes, at).below(MOST_BYTES);
        parts += 1;
      }
    expect(parts).above(150);
  });

  it('has a field, a part or a button for every member that the schemas describe in a simple form', () => {
    for (const [shape, { members, variants }] of Object.entries(formShapes))
      for (const [at, { needs }] of variants.entries()) {
        const text = JSON.stringify(
          Object.fromEntries(Object.entries(needs).filter(([, value]) => value !== null)),
        );
        const { fields, acts, text: words } = draw(text, shape);
        for (const { name, value, in: some, deprecated } of members) {
          if (some?.includes(at) === false || deprecated === true || value.kind === 'other') continue;
          const isThere =
            Object.keys(fields).some((field) => field.startsWith('set:') && field.endsWith(`:/${name}`)) ||
            acts.includes(`add:/${name}`);
          expect(isThere, `${shape}.${name}`).equal(true);
          if (isField(value.kind)) expect(words).contain(labelOf(name));
        }
      }
  });

  it('shows only the members that belong to the kind of an agent, and those that it has', () => {
    const agent = { authorization_type: 'signal_ids', property_tags: ['x'] };
    const { fields } = draw(JSON.stringify({ authorized_agents: [agent] }), adagents, '/authorized_agents/0');
    const names = Object.keys(fields).map((name) => name.split('/').at(-1));
    expect(names).include.members(['signal_ids', 'property_tags', 'url']);
    expect(names).not.include.members(['property_ids']);
    expect(names).not.include.members(['countries']);
    const sales = draw(
      JSON.stringify({ authorized_agents: [{ authorization_type: 'property_ids' }] }),
      adagents,
      '/authorized_agents/0',
    );
    const all = [...Object.keys(sales.fields), ...sales.acts].map((name) => name.split('/').at(-1));
    expect(all).include.members([
      'countries',
      'effective_until',
      'delegation_type',
      'placement_ids',
      'collections',
      'exclusive',
    ]);
  });

  it('shows a file with thousands of values in pages of 50 items, each of which is small', () => {
    const properties = Array.from({ length: 1_000 }, (_, at) => ({
      property_id: `p${at}`,
      property_type: 'website',
      name: `Property ${at}`,
      identifiers: [{ type: 'domain', value: `p${at}.example` }],
    }));
    const text = JSON.stringify({ authorized_agents: [], properties, contact: { name: 'Ann' } });
    const seen = new Set<string>();
    let from: number | undefined = 0;
    const pages: number[] = [];
    while (from !== undefined) {
      const { acts, bytes } = draw(text, adagents, '/properties', from);
      expect(bytes).below(MOST_BYTES);
      pages.push(from);
      for (const act of acts) if (/^open:\/properties\/\d+$/.test(act)) seen.add(act);
      const after = acts.find((act) => act === `from:${(pages.at(-1) ?? 0) + 50}:/properties`);
      from = after === undefined ? undefined : pressButton(text, { act: after }, adagents)?.from;
    }
    expect([pages.length, seen.size]).deep.equal([20, 1_000]);
    const { fields } = draw(text, adagents, '/properties/777');
    expect(fields['set:text:/properties/777/name']).equal('Property 777');
    const edited = writeFields(text, { ...fields, 'set:text:/properties/777/name': 'Anew' });
    expect(edited).equal(text.replace('"Property 777"', '"Anew"'));
  });

  it('shows the nearest part that is there, when the one that it showed is gone', () => {
    const text = '{"properties": [{"name": "A"}], "x": {"y": 1}}';
    for (const [at, shown] of [
      ['/properties/7', '/properties'],
      ['/properties/0/name', '/properties/0'],
      ['/nothing/0', ''],
      ['/x/y', ''],
      ['/properties/0/identifiers/4/x', '/properties/0'],
      ['no pointer', ''],
    ] as const)
      expect(draw(text, adagents, at).fields.at, at).equal(shown);
  });

  it('names what it does not know, and what only the text can hold', () => {
    const { text, fields } = draw(HOSTILE, adagents, '/properties/5');
    expect(text).contain('x<b>').contain('Name: edit it in the text.');
    expect(fields['set:choice:/properties/5/property_type']).equal('none of them');
    const root = treeOf(HOSTILE);
    expect(root !== null && nodeAt(root, ['tags', 'a/b~c', 'name'])).not.equal(undefined);
    expect(draw(HOSTILE, adagents, '/tags').fields).include({
      'set:text:/tags/a~1b~0c/name': '</textarea><b>',
    });
  });
});
