import { assert } from 'chai';
import { checkCatalog } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { OperatorError } from '../../src/domain/errors.ts';
import { openPlatform } from '../../src/platform/open-platform.ts';

const HOME = 'https://agent.example/mcp';

describe('openPlatform', () => {
  it('sells nothing without a catalog', () => {
    assert.deepEqual(openPlatform(null, HOME).catalog, { formats: [], products: [] });
  });

  it('makes the agent the home of every format', () => {
    const { catalog } = openPlatform('built-in', HOME);
    assert.isNotEmpty(catalog.products);
    for (const { format_id } of catalog.formats) assert.equal(format_id.agent_url, HOME);
  });

  for (const [document, line] of [
    [[], 'AGENT_PROFILE: catalogs.products: root: must be an object'],
    [{}, 'AGENT_PROFILE: catalogs.products: formats: must be a list with at least 1 item (and 1 more)'],
    [
      { formats: [], products: [] },
      'AGENT_PROFILE: catalogs.products: formats: must be a list with at least 1 item (and 1 more)',
    ],
  ] as const) {
    it(`refuses ${JSON.stringify(document)} in one line`, () =>
      assert.throws(() => openPlatform({ document }, HOME), OperatorError, line));
  }

  it('is asked before anything starts', () => {
    const config = readConfig({});
    assert.doesNotThrow(() => checkCatalog(config));
    const catalogs = { ...config.agentProfile.catalogs, products: { document: {} } };
    assert.throws(
      () => checkCatalog({ ...config, agentProfile: { ...config.agentProfile, catalogs } }),
      OperatorError,
    );
  });
});
