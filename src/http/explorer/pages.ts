import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';
import type { ExplorerPage, PageAsked } from '../../../web/explorer.ts';
import { explorerPages } from '../../../web/pages.ts';
import { type PageParts, pageText, type Site } from '../../../web/shell.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import { createPreparedBytes } from '../../infra/prepared-bytes.ts';
import { askerOf } from '../authenticate.ts';
import type { DoorTools } from '../bind.ts';
import { linksIn } from '../page-links.ts';
import { wantsPage } from '../reading/negotiate.ts';
import { readForm, requireOwnForm } from '../reading/own-forms.ts';
import { allowPageMethods, pageValues } from '../reading/page-asked.ts';
import { PAGE, sendPrepared, setPageHeaders } from '../sent-pages.ts';
import { ownRegistry } from './own-registry.ts';
import { matcher } from './paths.ts';

export type ExplorerTools = Pick<DoorTools, 'desk' | 'countLimits' | 'now'> & { readonly site: Site };

const MOST_KEPT = 16 * 1024 * 1024;
/** A page may be kept if it is asked for again each time: the entity tag then says that nothing has changed. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
/** Pages of others show a badge, and readers a feed: they need not ask for it each time. */
const FOR_COPIES = 'public, max-age=300';
/** The longest text that a tool takes, with every character encoded. */
const MOST_FORM_BYTES = 2 * 1024 * 1024;
/** A builder sends each field of its form with what it showed before. */
const MOST_FIELDS = 2_000;

/**
 * Serves the pages of the explorer. A page is made of the answers of operations, and kept compressed under the texts of
 * these answers: as long as they are the same, nothing is rendered again.
 */
export function explorerDoor({ site, desk, countLimits, now }: ExplorerTools): Middleware {
  const prepared = createPreparedBytes(MOST_KEPT);
  const find = matcher(explorerPages);
  return async function serveExplorerPage(ctx, next) {
    const found = find(ctx.path);
    if (found === null) return next();
    const { page, params } = found;
    // Programs get the index of the API at the root; every other page is a page for everybody.
    if (page.path === '/' && !isForPeople(ctx)) {
      ctx.state.vary = 'Accept, Accept-Encoding';
      return next();
    }
    ctx.state.operation = `page ${page.path}`;
    ctx.state.isPage = true;
    allowPageMethods(ctx, hasForm(page));
    const asked: PageAsked = { site, params, pause: nextTurn, query: pageValues(ctx, page.takes), now };
    const { islands = [] } = page;
    const hasScripts = islands.length > 0;
    const textOf = (parts: PageParts) => pageText(site, { ...parts, islands });
    const read = (mayLook: boolean, told: (text: string) => void) =>
      ownRegistry(desk, {
        baseUrl: site.baseUrl,
        origin: { address: ctx.ip, requestId: String(ctx.state.requestId) },
        asker: askerWho(ctx, mayLook),
        told,
      });
    if (ctx.method === 'POST') {
      requireOwnForm(ctx, site.baseUrl);
      if (page.submit !== undefined) {
        await countLimits('create_file', { ctx, principal: null, writes: false });
        const form = Object.fromEntries(await readForm(ctx, MOST_FORM_BYTES, MOST_FIELDS));
        const answer = await page.submit(
          read(true, () => {}),
          asked,
          form,
        );
        if ('page' in answer) {
          ctx.status = answer.status;
          sendFresh(ctx, textOf(answer.page()), hasScripts);
        }
        return;
      }
      await page.check?.(
        read(true, () => {}),
        asked,
      );
      ctx.status = 303;
      ctx.redirect(`${site.prefix}${ctx.path}${afterCheck(page)}`);
      return;
    }
    const texts: string[] = [];
    const answer = await page.load(
      read(false, (text) => texts.push(text)),
      asked,
    );
    if ('redirect' in answer) {
      ctx.status = 301;
      ctx.redirect(`${site.prefix}${answer.redirect}`);
      return;
    }
    if (page.isLive === true && 'page' in answer) {
      ctx.status = answer.status;
      return sendFresh(ctx, textOf(answer.page()), hasScripts);
    }
    const key = [page.path, JSON.stringify(asked.params), JSON.stringify(asked.query), ...texts].join('\n');
    const made = async () => ('file' in answer ? answer.file() : textOf(answer.page()));
    const bytes = await prepared.get(sha256Hex(key), made);
    if (bytes === null) throw new Error('a page has a text');
    const vary = page.path === '/' ? 'Accept, Accept-Encoding' : 'Accept-Encoding';
    if ('file' in answer) {
      const cache = answer.cache === 'minutes' ? FOR_COPIES : ASK_AGAIN;
      return sendPrepared(ctx, bytes, { type: answer.type, vary, cache, status: answer.status });
    }
    sendPrepared(ctx, bytes, { type: PAGE, vary, cache: ASK_AGAIN, status: answer.status, hasScripts });
  };
}

/** Where a page says that what it shows may be older than the press of the button. */
const afterCheck = ({ takes }: ExplorerPage): string => (takes.includes('checked') ? '?checked=1' : '');

const hasForm = ({ check, submit }: ExplorerPage): boolean => check !== undefined || submit !== undefined;

const isForPeople = (ctx: Context): boolean =>
  (ctx.method === 'GET' || ctx.method === 'HEAD') && wantsPage(ctx);

/** Nothing is read from other hosts because somebody opens a page. */
function askerWho(ctx: Context, mayLook: boolean): ReturnType<typeof askerOf> {
  const asker = askerOf(ctx, null);
  return {
    share: asker.share,
    isMember: false,
    mayLook: mayLook && asker.mayLook,
    get signal() {
      return asker.signal;
    },
  };
}

function sendFresh(ctx: Context, text: string, hasScripts: boolean): void {
  setPageHeaders(ctx, hasScripts);
  const links = linksIn(text);
  if (links !== '') ctx.set('Link', links);
  ctx.set({ 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' });
  ctx.type = PAGE;
  ctx.body = text;
}
