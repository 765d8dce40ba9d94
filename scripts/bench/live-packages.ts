import { addPoints, changedNodes } from '../../src/domain/held-tree.ts';
import { sandboxPrincipal } from '../../src/domain/members/agent-principal.ts';
import { DAY_MS } from '../../src/domain/text/instant.ts';
import { openStore } from '../../src/store/open.ts';
import { getProductsFor } from './agent-requests.ts';
import { goals } from './goals.ts';
import type { Scenario } from './scenario.ts';
import { startService } from './service.ts';
import { lowestOf, ratiosOf, type SideResult, sideBySide, sideOf } from './side-by-side.ts';
import { costRow, microseconds, type Row } from './table.ts';

const ROUND_MS = { small: 300, full: 1_000 };
const FEW = 10;
const MANY = { small: 10_000, full: 100_000 };
const TOKENS = { few: 'demo-few-packages', many: 'demo-many-packages' };

/** A brief for a product of which many packages hold inventory, compared with the same product and few packages. */
export const livePackages: Scenario = {
  name: 'products with live packages',
  async run({ scale, databaseUrl }) {
    const service = await startService({ DATABASE_URL: databaseUrl });
    try {
      const ask = getProductsFor(TOKENS.few);
      const answer = await fetch(`${service.origin}${ask.path}`, {
        method: 'POST',
        headers: { ...ask.headers, accept: 'application/json' },
        body: ask.body ?? '',
      });
      const { result } = (await answer.json()) as Answer;
      const [product] = result.structuredContent.products;
      if (product === undefined) throw new Error('the brief finds no product');
      await hold(databaseUrl, TOKENS.few, product.product_id, FEW);
      await hold(databaseUrl, TOKENS.many, product.product_id, MANY[scale]);
      const { few, many } = await sideBySide(
        { few: sideOf(service, [ask]), many: sideOf(service, [getProductsFor(TOKENS.many)]) },
        ROUND_MS[scale],
      );
      const what = `get_products by a brief, ${MANY[scale]} live packages on its first product`;
      const engine = databaseUrl.startsWith('sqlite:') ? 'SQLite' : 'PostgreSQL';
      const growth = (rows: number, side: SideResult): Pick<Row, 'growth'> => ({
        growth: { of: 'get_products by a brief', engine, rows, ms: lowestOf(side) },
      });
      const times = ratiosOf(many, few);
      return [
        { what, value: microseconds(many.cpuMs), ...growth(MANY[scale], many) },
        {
          ...costRow('get_products with live packages', times, `that with ${FEW}`, goals.purchaseGrowth),
          ...growth(FEW, few),
        },
      ];
    } finally {
      await service.stop();
    }
  },
};

type Answer = { result: { structuredContent: { products: { product_id: string }[] } } };

const AT_ONCE = 1_000;
const STEP_MS = 7_919;
const YEAR_DAYS = 365;

/** Lets this many packages of a caller hold a share of a product, over a year with their flights of ten days. */
async function hold(databaseUrl: string, token: string, productId: string, packages: number): Promise<void> {
  const store = await openStore(databaseUrl, { transactionLimitMs: 600_000 });
  try {
    const now = Date.now();
    const changes = new Map<number, number>();
    for (let at = 0; at < packages; at += 1) {
      const start = new Date(now + ((at * STEP_MS) % (YEAR_DAYS * DAY_MS)));
      addPoints(changes, { start, end: new Date(start.getTime() + 10 * DAY_MS), sharePpm: 1 }, 1);
    }
    const pool = { principalId: sandboxPrincipal(token).id, accountId: '', sandbox: true };
    const nodes = [...changedNodes(new Map(), changes)];
    // The service writes meanwhile.
    for (let at = 0; at < nodes.length; at += AT_ONCE) {
      const some = new Map(nodes.slice(at, at + AT_ONCE));
      await store.transaction((tx) => tx.heldInventory.putNodes(pool, productId, some));
    }
  } finally {
    await store.close();
  }
}
