import type { Context, Middleware } from 'koa';
import type { RegistryRegistryStats, RegistrySearchResponse } from '../../../generated/types/schemas.ts';
import type { Written } from '../../desk/written.ts';
import type { Input } from '../../domain/contract/shapes.ts';
import { prepareBytes } from '../../infra/prepared-bytes.ts';
import { type FrontSearch, frontPage, LONGEST_SEARCH } from '../../pages/front/front-page.ts';
import type { Site } from '../../pages/site.ts';
import { askerOf } from '../asker.ts';
import { type DoorTools, parseParameters } from '../bind.ts';
import { wantsPage } from '../oauth/form.ts';
import { PAGE, sendPrepared } from './send-page.ts';

export type FrontPageTools = Pick<DoorTools, 'desk'> & { readonly site: Site };

/** The figures are live, but a page that is a minute old does no harm. */
const FOR_A_MINUTE = 'public, max-age=60';

/** The front page for browsers. Programs get what the contract describes for the same address. */
export function frontPages({ site, desk }: FrontPageTools): Middleware {
  return async function serveFrontPage(ctx, next) {
    if (ctx.path !== '/') return next();
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !wantsPage(ctx)) {
      await next();
      if (ctx.status === 200) ctx.vary('Accept, Accept-Encoding');
      return;
    }
    ctx.state.operation = 'front page';
    ctx.state.isPage = true;
    const ask = askerFor(ctx, desk);
    const [stats, search] = await Promise.all([
      ask('getRegistryStats', {}),
      searched(ctx, (q) => ask('searchRegistry', { q })),
    ]);
    const text = frontPage(site, { stats: bodyOf<RegistryRegistryStats>(stats), search }).text;
    sendPrepared(ctx, await prepareBytes(text), {
      type: PAGE,
      vary: 'Accept, Accept-Encoding',
      cache: FOR_A_MINUTE,
    });
  };
}

type Asked = 'getRegistryStats' | 'searchRegistry';

/** Runs an operation without a credential, whatever the browser sent along. */
function askerFor(ctx: Context, desk: DoorTools['desk']) {
  const origin = { address: ctx.ip, requestId: String(ctx.state.requestId) };
  const asker = askerOf(ctx, null);
  return <Op extends Asked>(op: Op, query: object): Promise<Written> =>
    // Both have no path and no body; what the browser sent as a query was validated.
    desk(op, { query, path: {}, body: undefined } as Input<Op>, null, origin, asker);
}

/** The desk writes what the contract describes. */
const bodyOf = <T>({ text }: Written): T => JSON.parse(text ?? '{}');

async function searched(
  ctx: Context,
  find: (query: string) => Promise<Written>,
): Promise<FrontSearch | null> {
  const { q } = ctx.query;
  if (q === undefined || q === '') return null;
  const query = String(q).slice(0, LONGEST_SEARCH);
  const { issues } = await parseParameters('searchRegistry', ctx, {});
  if (typeof q !== 'string' || issues.length > 0)
    return { query, refused: `Enter 2 to ${LONGEST_SEARCH} characters.` };
  return { query: q, found: bodyOf<RegistrySearchResponse>(await find(q)) };
}
