import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { leftoversIn } from '../../../scripts/campaign/real/leftovers.ts';

describe('what a campaign leaves that was cut off', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const endAll = async () => {
    const ended: string[] = [];
    await leftoversIn(folder).endAll(async (name) => void ended.push(name));
    return ended;
  };

  it('is ended by the next one, once, and leaves no file', async () => {
    for (const name of ['one', 'two', 'three']) await leftoversIn(folder).keep(name);
    await leftoversIn(folder).forget('two');
    assert.deepEqual(await endAll(), ['one', 'three']);
    assert.deepEqual(await endAll(), []);
    assert.isEmpty(readdirSync(folder));
  });

  it('is tried again when it could not be ended', async () => {
    await leftoversIn(folder).keep('one');
    const failed = await leftoversIn(folder)
      .endAll(() => Promise.reject(new Error('no service')))
      .catch((cause: Error) => cause.message);
    assert.equal(failed, 'no service');
    assert.deepEqual(await endAll(), ['one']);
  });

  for (const text of ['', '{', '{"a":1}', '[1,null]'])
    it(`is nothing in a file that says ${JSON.stringify(text)}`, async () => {
      writeFileSync(join(folder, 'campaigns.json'), text);
      assert.deepEqual(await endAll(), []);
    });

  it('is nothing where the demo ends with the campaign', async () => {
    await leftoversIn(null).keep('one');
    assert.deepEqual(await leftoversIn(null).endAll(() => Promise.reject(new Error('nothing is ended'))), []);
  });
});
