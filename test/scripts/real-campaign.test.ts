import { assert } from 'chai';
import { compare, type SourceFigures } from '../../scripts/campaign/real/figures.ts';
import { runReal } from '../../scripts/campaign/real/main.ts';
import type { Purchase } from '../../scripts/campaign/real/purchase.ts';
import { sales } from '../../scripts/campaign/real/sales.ts';

const VISITS = 10;

describe('a campaign that an ad server delivers to a browser', () => {
  it('agrees in all five places, to the impression and the cent', async () => {
    const said: string[] = [];
    const isSame = await runReal({
      demo: null,
      visits: VISITS,
      // A visitor may be slow, and a click on an ad that is over counts for nobody.
      adLivesSeconds: 30,
      say: (line) => void said.push(line),
    });
    assert.isTrue(isSame, said.join('\n'));
    const figures = (what: string) =>
      said
        .find((line) => line.startsWith(what))
        ?.match(/\d+/g)
        ?.map(Number);
    assert.deepEqual(figures('news_display impressions'), Array(4).fill(VISITS), said.join('\n'));
    assert.deepEqual(figures('network_display clicks'), Array(4).fill(2));
    assert.deepEqual(figures('outstream_video quartiles'), Array(4).fill(3));
    // 10 impressions at 9.50 dollars by thousands, two clicks at 50 cents, and one film at 2 cents.
    assert.deepEqual(figures('all cents'), Array(5).fill(9 + 100 + 2));
  });

  it('names each figure that differs, with its package and both sources', () => {
    const packages = sales.slice(0, 1).map((sale) => ({
      sale,
      packageId: 'pkg_1',
      paid: sale.paid,
      centsOfMillion: 1,
    }));
    const bought: Purchase = { buyId: 'mb_1', packages };
    const told = (source: string, impressions: number, cents: number): SourceFigures => ({
      source,
      byPackage: new Map([['pkg_1', { impressions, clicks: 0, quartiles: 0, completed_views: 0, cents }]]),
      cents,
    });
    const page = told('page', 10, 9);
    assert.deepEqual(compare(bought, [page, told('ad server', 10, 9)]).differences, []);
    assert.deepEqual(
      compare(bought, [page, { source: 'financials', byPackage: null, cents: 9 }]).differences,
      [],
    );
    assert.deepEqual(compare(bought, [page, told('report', 11, 9)]).differences, [
      'news_display, impressions: 10 on the page, 11 in report',
    ]);
    assert.deepEqual(compare(bought, [page, told('report', 10, 10)]).differences, [
      'news_display, cents: 9 on the page, 10 in report',
      'all cents: 9 on the page, 10 in report',
    ]);
    assert.deepEqual(
      compare(bought, [page, { source: 'report', byPackage: new Map(), cents: 9 }]).differences,
      [
        'news_display, impressions: 10 on the page, 0 in report',
        'news_display, cents: 9 on the page, 0 in report',
      ],
    );
  });
});
