import { assert } from 'chai';
import { parseTexts } from '../../codegen/read.ts';
import { edited, fixtureTexts, fixtureWith } from './fixture.ts';

const DOCUMENTS = 'openapi/paths/documents.yaml';

describe('parsed sources', () => {
  it('are shared by trees with the same text, and only by those', () => {
    const [one, other] = [fixtureTexts, fixtureWith(edited(DOCUMENTS, '"200":', '"201":'))].map(parseTexts);
    for (const [path, source] of one ?? [])
      if (path !== DOCUMENTS) assert.strictEqual(other?.get(path), source, path);
    const again = parseTexts(fixtureTexts).get(DOCUMENTS);
    assert.strictEqual(again, one?.get(DOCUMENTS));
    assert.notDeepEqual(other?.get(DOCUMENTS), again);
    assert.notEqual(other?.get(DOCUMENTS)?.sha256, again?.sha256);
  });

  it('cannot be changed at any depth', () => {
    const open: string[] = [];
    const look = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if (!Object.isFrozen(value)) open.push(at);
      for (const [name, inner] of Object.entries(value)) look(inner, `${at}/${name}`);
    };
    for (const [path, source] of parseTexts(fixtureTexts)) look(source.value, path);
    assert.isEmpty(open);
  });

  it('of the same text at two paths keep their own paths', () => {
    const tree = parseTexts(new Map([...'ab'].map((name) => [`openapi/${name}.yaml`, 'x: 1\n'])));
    assert.deepEqual(
      [...tree.values()].map(({ path }) => path),
      ['openapi/a.yaml', 'openapi/b.yaml'],
    );
  });
});
