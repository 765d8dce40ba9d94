import { expect } from 'chai';
import { askedDeliveries, deliveryFilters } from '../../../../web/dashboard/access/delivery-filter.ts';
import { asExample, clientOf, openAt } from '../world.ts';

const ID = '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b30';
const filtersOf = (query: Record<string, string>) => deliveryFilters({ query });

describe('filters of the deliveries of a webhook', () => {
  it('are those of the address that say something', () => {
    expect(filtersOf({})).eql({});
    expect(filtersOf({ state: '', purpose: '', since: '', until: '' })).eql({});
    expect(filtersOf({ state: 'constructor', purpose: 'all' })).eql({});
    const all = { state: 'failed', purpose: 'test', since: '2026-01-15', until: '2026-01-16' };
    expect(filtersOf({ ...all, cursor: 'x', id: ID })).eql(all);
  });

  it('ask for whole days of UTC, the last one with its end, and leave what is no day to the registry', () => {
    expect(askedDeliveries({ since: '2026-01-15', until: '2026-02-28' })).eql({
      since: '2026-01-15T00:00:00.000Z',
      until: '2026-03-01T00:00:00.000Z',
    });
    for (const wrong of ['yesterday', '2026-13-01', '2026-01-15T10:00', '<b>'])
      expect(askedDeliveries({ since: wrong, until: wrong })).eql({ since: wrong, until: wrong });
  });

  const linksIn = (text: string, words: string): string[][] =>
    [...text.matchAll(/href="\/base\/dashboard\/webhook\?([^"#]*)#deliveries"[^>]*>([\s\S]*?)<\/a>/g)]
      .filter(([, , inner = '']) => inner.includes(words))
      .map(([, asked]) => [...new URLSearchParams(asked?.replaceAll('&amp;', '&')).keys()]);
  const pageAt = (query: Record<string, string>) => {
    const more = clientOf((_, status, body) =>
      asExample(
        '',
        status,
        body !== null && typeof body === 'object' ? { ...body, next_cursor: 'older' } : body,
      ),
    );
    return openAt(`/dashboard/webhook?${new URLSearchParams({ id: ID, ...query })}`, more);
  };

  it('stay in the form, and each is a link that takes it alone away', async () => {
    const asked = { state: 'failed', purpose: 'redelivery', since: '2026-01-15', until: '"><b>' };
    const text = await pageAt(asked);
    expect(text).match(/value="failed" selected|selected value="failed"/);
    expect(text).match(/value="redelivery" selected|selected value="redelivery"/);
    expect(text).contain('value="2026-01-15"').and.not.contain('<b>');
    expect(linksIn(text, 'remove this filter')).eql([
      ['id', 'purpose', 'since', 'until'],
      ['id', 'state', 'since', 'until'],
      ['id', 'state', 'purpose', 'until'],
      ['id', 'state', 'purpose', 'since'],
    ]);
  });

  it('stay on the way to older deliveries and back to the newest', async () => {
    const asked = { state: 'failed', purpose: 'events', since: '2026-01-15', cursor: 'x' };
    const text = await pageAt(asked);
    expect(linksIn(text, 'Older')).eql([['id', 'state', 'purpose', 'since', 'cursor']]);
    expect(linksIn(text, 'Newest')).eql([['id', 'state', 'purpose', 'since']]);
  });
});
