import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assert } from 'chai';
import { filesPart } from '../../../conformance/files/part.ts';
import { runConformance } from '../../../conformance/run/run.ts';
import { taskExamples } from './examples.ts';

describe('the conformance runner against a folder of documents', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'conformance-files-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const put = async (path: string, content: unknown) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  };

  const judged = async () => {
    const { results } = await runConformance({
      peers: [{ subject: 'files', url: pathToFileURL(folder), credentials: {}, given: [] }],
      parts: [filesPart],
      version: '1',
    });
    return Object.fromEntries(
      results.map((one) => [
        one.id.replace('files.', ''),
        one.verdict === 'violated' ? one.fault : one.verdict === 'holds' ? 'holds' : 'not judged',
      ]),
    );
  };

  it('judges nothing in an empty folder', async () => {
    assert.deepEqual([...new Set(Object.values(await judged()))], ['not judged']);
  });

  it('finds nothing wrong with valid documents: a file of a publisher, messages and vectors', async () => {
    await put('publisher/adagents.json', { authorized_agents: [] });
    for (const [path, value] of taskExamples()) await put(path, value);
    await put('vectors/core/format-id.json', {
      valid: [{ name: 'a', value: { agent_url: 'https://a.example', id: 'b' } }],
      invalid: [{ name: 'b', value: { id: 'b' } }],
    });
    const found = await judged();
    assert.deepInclude(found, { json: 'holds', adagents: 'holds', messages: 'holds' });
  });

  it('tells file, line and column of each fault, and of no other document', async () => {
    await put(
      'publisher/adagents.json',
      '{\n  "authorized_agents": [\n    { "url": "ftp://agent.example" }\n  ]\n}\n',
    );
    await put('list_accounts.request.json', '{\n  "pagination": { "max_results": 0 }\n}\n');
    await put('vectors/core/format-id.json', {
      valid: [{ value: { id: 1 } }],
      invalid: [{ value: { agent_url: 'https://a.example', id: 'b' } }],
    });
    await put('hooks/a.webhook.json', { strange: true });
    await put('broken.json', '{"a": 1,\n  "b": }');
    const found = await judged();
    assert.match(found.json ?? '', /^broken\.json:\d+:\d+: /);
    assert.match(found.adagents ?? '', /^publisher\/adagents\.json:3:\d+: authorized_agents\[0\]/);
    assert.match(found.messages ?? '', /list_accounts\.request\.json:2:\d+: pagination\.max_results/);
    assert.match(found.messages ?? '', /format-id\.json:\d+:\d+: valid\[0\]\.value/);
    assert.match(found.messages ?? '', /invalid\[0\]: an invalid value has the form/);
    assert.match(found.webhooks ?? '', /^hooks\/a\.webhook\.json:1:1: /);
    assert.equal(found.brand, 'not judged');
  });

  it('reads no other files', async () => {
    await put('notes.txt', 'not json');
    assert.equal((await judged()).json, 'not judged');
  });
});
