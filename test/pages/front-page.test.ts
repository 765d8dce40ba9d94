import { assert } from 'chai';
import { frontPage } from '../../src/pages/front-page.ts';
import { htmlText } from '../../web/html.ts';

describe('the front page', () => {
  it('counts every agent, enrolled or found in a file, as the statistics do', () => {
    const site = { prefix: '', baseUrl: 'http://a.example' } as Parameters<typeof frontPage>[0];
    const stats = { brands: 1, publishers: 2, discovered_properties: 3, authorizations: 4 };
    const text = htmlText(
      frontPage(site, {
        stats: { ...stats, registered_agents: 9, discovered_agents: 8 } as Parameters<
          typeof frontPage
        >[1]['stats'],
        search: null,
      }),
    );
    assert.include(text, '<dt>Agents</dt><dd>17</dd>');
  });
});
