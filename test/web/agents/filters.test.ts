import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { agentFilters, agentsAsked, contractQuery } from '../../../web/agents/filters.ts';
import { htmlText } from '../../../web/html.ts';
import type { Site } from '../../../web/shell.ts';

const site = { prefix: '' } as Site;

/** Where the contract lists the values of a filter. */
const ENUMS: Readonly<Record<string, string>> = {
  type: 'agent-type',
  health_status: 'agent-health-status',
  compliance_status: 'compliance-status',
  lifecycle_stage: 'agent-lifecycle-stage',
  channel: 'channels',
  property_type: 'property-type',
  format_kind: 'format-kind',
  verification_mode: 'verification-mode',
  sort: 'agent-sort',
};
const enumOf = (name: string): string[] =>
  JSON.parse(readFileSync(new URL(`../../../schemas/v3/enums/${name}.json`, import.meta.url), 'utf8')).enum;

const formOf = (query: Record<string, string>): string => htmlText(agentFilters(site, agentsAsked(query)));

describe('filters of the catalog of agents', () => {
  it('offer each value that the contract knows, and no other', () => {
    const form = formOf({});
    for (const [name, file] of Object.entries(ENUMS)) {
      const [, select = ''] = form.split(`<select id="${name}"`);
      const values = [...(select.split('</select>')[0] ?? '').matchAll(/<option value="([^"]+)"/g)].map(
        ([, value = '']) => value,
      );
      // The usual order has an empty value.
      const wanted = enumOf(file).filter((value) => name !== 'sort' || value !== 'url');
      expect(values.toSorted(), name).deep.equal(wanted.toSorted());
    }
  });

  it('show the number of agents beside each value, and say where the count ended', () => {
    const counts = [
      { parameter: 'channel' as const, value: 'ctv', count: 1_000 },
      { parameter: 'channel' as const, value: 'radio', count: 0 },
      { parameter: 'type' as const, value: 'ctv', count: 7 },
    ];
    const form = htmlText(agentFilters(site, agentsAsked({}), counts));
    expect(form).contain('<option value="ctv">ctv (1,000 or more)</option>');
    expect(form)
      .contain('<option value="radio">radio (0)</option>')
      .contain('<option value="print">print</option>');
    expect(formOf({})).not.contain('Numbers in brackets');
  });

  it('ask the contract for what the address says, and leave out values that no form sends', () => {
    const query = {
      channel: 'ctv',
      country: 'ca',
      health_status: 'online',
      sort: '-added',
      verified: 'true',
    };
    expect(contractQuery(agentsAsked(query))).deep.equal({
      channel: ['ctv'],
      country: ['ca'],
      health_status: ['online'],
      sort: '-added',
      verified: true,
    });
    for (const name of [...Object.keys(ENUMS), 'verified'])
      for (const value of ['x', 'constructor', 'CTV ', ''])
        expect(contractQuery(agentsAsked({ [name]: value })), `${name}=${value}`).deep.equal({});
  });

  it('keep a search for names in the order of names', () => {
    expect(contractQuery(agentsAsked({ search: 'a', sort: '-properties' }))).deep.equal({ search: 'a' });
    expect(contractQuery(agentsAsked({ search: 'a', sort: '-name' }))).deep.equal({
      search: 'a',
      sort: '-name',
    });
  });

  it('are chips that each take away one filter and the page, and keep the order', () => {
    const form = formOf({ channel: 'ctv', country: '<b>', sort: 'name', cursor: 'x' });
    const [, list = ''] = form.split('<ul class="chips"');
    const hrefs = [...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).deep.equal(['/agents?channel=ctv&amp;sort=name', '/agents?country=%3Cb%3E&amp;sort=name']);
    expect(form).not.contain('<b>');
  });

  it('open what is seldom used only where a part of it is in force', () => {
    expect(formOf({ channel: 'ctv' })).contain('<details class="more">');
    expect(formOf({ q: 'a' })).contain('<details class="more" open>');
  });
});
