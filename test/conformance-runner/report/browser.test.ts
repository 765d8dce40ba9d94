import { assert } from 'chai';
import { htmlOf } from '../../../conformance/report/html.ts';
import { axe, startChromium } from '../../support/chromium.ts';
import { HOSTILE, hostileReport } from './reports.ts';

describe('the HTML report in a browser', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    it(`with hostile values runs nothing and is accessible, ${colorScheme}`, async () => {
      const browser = await startChromium();
      try {
        const context = await browser.newContext({ colorScheme, viewport: { width: 380, height: 700 } });
        const page = await context.newPage();
        await page.setContent(
          htmlOf(hostileReport, [{ id: HOSTILE, before: 'violated', now: 'holds' }]).replace(
            '<details>',
            '<details open>',
          ),
        );
        assert.isFalse(await page.evaluate(() => 'pwned' in globalThis));
        assert.equal(await page.locator('img, script').count(), 0);
        assert.include(await page.locator('pre').first().textContent(), '</pre><script>');
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          // biome-ignore lint/suspicious/noExplicitAny: the library puts itself there
          const found = await (globalThis as any).axe.run();
          return found.violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => [
            id,
            nodes[0]?.html,
          ]);
        });
        assert.deepEqual(violations, []);
        const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
        assert.isFalse(isWide, 'the page is wider than the window');
      } finally {
        await browser.close();
      }
    });
});
