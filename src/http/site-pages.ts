import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';
import { type Html, htmlText, writing } from '../../web/html.ts';
import {
  ASSETS,
  anchorOf,
  DOCTYPE,
  missingPage,
  SITE_NAME,
  type Site,
  type SiteIcon,
} from '../../web/shell.ts';
import { SITE_ICON } from '../../web/style/base.ts';
import { SITE_STYLE } from '../../web/style/sheet.ts';
import { TRY_STYLE } from '../../web/style/try.ts';
import { type ApiReference, readReference } from '../domain/contract/api-reference.ts';
import { nearMisses } from '../domain/contract/publish.ts';
import { ApiError } from '../domain/errors.ts';
import { inTurns } from '../domain/steps.ts';
import { sha256Hex } from '../domain/text/sha256.ts';
import type { ContractLibrary } from '../infra/contract-library.ts';
import { createPreparedBytes } from '../infra/prepared-bytes.ts';
import { projectRoot } from '../infra/project.ts';
import { adServerPage } from '../pages/ad-server-page.ts';
import { apiPage, apiTagPage } from '../pages/api-pages.ts';
import { errorsPage } from '../pages/errors-page.ts';
import { guidePage, guidePath } from '../pages/guide-pages.ts';
import { schemaIndexPage, schemaPage } from '../pages/schema/page.ts';
import { taskListPage, taskReferencePage } from '../pages/task-pages.ts';
import { TRY_PAGE, tryPage } from '../pages/try-page.ts';
import { webhooksPage } from '../pages/webhooks-page.ts';
import type { SendSchemaPage } from './contract-files.ts';
import { guideFiles } from './guide-files.ts';
import { islandFiles } from './island-files.ts';
import { wantsPage } from './reading/negotiate.ts';
import { PAGE, sendMissingPage, sendPrepared } from './sent-pages.ts';
import { sendTryProgram, tryFiles } from './try-files.ts';

export type SitePageTools = { readonly site: Site; readonly contract: ContractLibrary };

const MOST_PREPARED = 8 * 1024 * 1024;
const LONGEST_PATH = 200;
const REFERENCE = join(projectRoot, 'generated/reference.json');
const STYLE_SHEET = `site.${sha256Hex(SITE_STYLE).slice(0, 12)}.css`;
const TRY_SHEET = `try.${sha256Hex(TRY_STYLE).slice(0, 12)}.css`;

/** What an installation is called, and how it looks; null: as the protocol's own. */
type Identity = {
  readonly registryName: string | null;
  readonly registryLogo: SiteIcon | null;
};
const NAMELESS: Identity = { registryName: null, registryLogo: null };

/** The facts about a deployment that pages show. */
export function describeSite(
  baseUrl: string,
  version: string,
  { registryName, registryLogo }: Identity = NAMELESS,
): Site {
  const { pathname } = new URL(baseUrl);
  return {
    baseUrl,
    version,
    prefix: pathname === '/' ? '' : pathname,
    name: registryName ?? SITE_NAME,
    icon: registryLogo ?? { file: 'icon.svg', type: 'image/svg+xml', width: 24 },
    styleSheet: STYLE_SHEET,
    // Read with the first page, because a mirror has no pages and no files of them.
    get islands() {
      return islandFiles().names;
    },
  };
}

/** A page changes only with a deployment. */
const FOR_MINUTES = 'public, max-age=300';
/**
 * The page to try requests writes style sheets of its own, and asks this server only. Its program turns texts of the
 * contract into markup, which is ours; what a response contains it shows as text.
 */
const TRY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

type Asset = { readonly type: string; readonly text: string; readonly cache: string };
/** For files whose names contain their hash. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASSET_FILES: Readonly<Record<string, Asset>> = {
  [STYLE_SHEET]: { type: 'text/css; charset=utf-8', text: SITE_STYLE, cache: FOR_EVER },
  [TRY_SHEET]: { type: 'text/css; charset=utf-8', text: TRY_STYLE, cache: FOR_EVER },
  'icon.svg': { type: 'image/svg+xml', text: SITE_ICON, cache: 'public, max-age=86400' },
};

/** Serves the reference pages. Each page is created on its first request, and kept compressed. */
export function sitePages(tools: SitePageTools): Middleware {
  const prepared = createPreparedBytes(MOST_PREPARED);
  const make = pageMaker(tools);
  const near = pagesLike(tools);
  return async function serveSitePage(ctx, next) {
    const { path } = ctx;
    if (path !== '/docs' && !path.startsWith('/docs/')) return next();
    ctx.state.operation = 'docs';
    ctx.state.isPage = true;
    onlyReads(ctx);
    const moved = MOVED[path];
    if (moved !== undefined) return ctx.redirect(`${tools.site.prefix}${moved}`);
    if (path === `${ASSETS}/${tryFiles().name}`) return sendTryProgram(ctx);
    const found =
      path.length > LONGEST_PATH
        ? null
        : await prepared.get(path, async () => assetAt(path)?.text ?? written(await make(path)));
    if (found === null) return refuseMissing(ctx, tools.site, await near(path));
    const { type = PAGE, cache = FOR_MINUTES } = assetAt(path) ?? {};
    const own = path === TRY_PAGE ? { policy: TRY_POLICY } : {};
    sendPrepared(ctx, found, { type, cache, vary: 'Accept-Encoding', ...own });
  };
}

const MOVED: Readonly<Record<string, string | undefined>> = {
  '/docs/': '/docs',
  '/docs/api': '/docs#operations',
  '/docs/guides': '/docs#guides',
};
/** Pages of documentation that are about no subject and no task. */
const PAGES = ['/docs', TRY_PAGE, '/docs/tasks', '/docs/webhooks', '/docs/errors', '/docs/ad-server'];
const SHOWN_PATH = 100;
const shownPath = (path: string): string =>
  path.length > SHOWN_PATH ? `${path.slice(0, SHOWN_PATH)}…` : path;

/** The page for a path at which there is none. */
export const missingAt = (site: Site, path: string, near: readonly string[]): string =>
  textOfPage(missingPage(site, shownPath(path), near));

/**
 * Responds to an unknown path: a page for browsers, an error for programs. Both name the pages with the most
 * similar paths.
 */
function refuseMissing(ctx: Context, site: Site, near: readonly string[]): void {
  if (!wantsPage(ctx)) {
    const alike = near.length === 0 ? '' : ` Alike: ${near.join(', ')}.`;
    throw new ApiError(
      'not_found',
      `There is no page ${shownPath(ctx.path)}.${alike} /docs lists the pages.`,
    );
  }
  sendMissingPage(ctx, missingAt(site, ctx.path, near));
}

/** Finds the pages whose paths are most similar to a given path. */
function pagesLike({ contract }: SitePageTools): (path: string) => Promise<string[]> {
  let find: ((path: string) => string[]) | undefined;
  return async (path) => {
    if (find === undefined) {
      const { contract: published } = await contract.current();
      const tags = new Set(published.operations.map(({ tag }) => `/docs/api/${anchorOf(tag)}`));
      const tasks = [...published.tasks.keys()].map((name) => `/docs/tasks/${name}`);
      find = nearMisses([...PAGES, ...guideFiles().map(guidePath), ...tags, ...tasks]);
    }
    return find(path);
  };
}

/** The text of a page, written in several turns of the event loop. */
const written = async (page: Html): Promise<string | null> =>
  page === null ? null : `${DOCTYPE}${await inTurns(writing(page), nextTurn)}`;

/** The text of a short page, written at once. */
const textOfPage = (page: Html): string => `${DOCTYPE}${htmlText(page)}`;

function assetAt(path: string): Asset | null {
  const name = path.startsWith(`${ASSETS}/`) ? path.slice(ASSETS.length + 1) : '';
  const script = islandFiles().texts.get(name);
  if (script !== undefined) return { type: 'text/javascript; charset=utf-8', text: script, cache: FOR_EVER };
  return Object.hasOwn(ASSET_FILES, name) ? (ASSET_FILES[name] ?? null) : null;
}

function pageMaker({ site, contract }: SitePageTools): (path: string) => Promise<Html> {
  let reference: Promise<ApiReference> | undefined;
  const referenceOf = () => {
    reference ??= readFile(REFERENCE, 'utf8').then(readReference);
    return reference;
  };
  return async (path) => {
    if (path === '/docs') return apiPage(site, { reference: await referenceOf(), guides: guideFiles() });
    if (path === TRY_PAGE) return tryPage(site, { program: tryFiles().name, styleSheet: TRY_SHEET });
    if (path === '/docs/errors') return errorsPage(site);
    if (path === '/docs/webhooks')
      return webhooksPage(site, {
        webhooks: (await referenceOf()).webhooks,
        contract: (await contract.current()).contract,
      });
    if (path === '/docs/ad-server')
      return adServerPage(site, {
        adServer: (await referenceOf()).adServer,
        contract: (await contract.current()).contract,
      });
    const [, , part, name, ...rest] = path.split('/');
    if (rest.length > 0 || name === '') return null;
    if (part === 'guides') return guidePage(site, guideFiles(), name ?? '');
    if (part !== 'tasks' && part !== 'api') return null;
    const { contract: published } = await contract.current();
    if (part === 'tasks')
      return name === undefined ? taskListPage(site, published) : taskReferencePage(site, published, name);
    return apiTagPage(site, { reference: await referenceOf(), contract: published }, name ?? '');
  };
}

/** Pages of the files of the contract, for browsers that ask for a schema or for the index. */
export function schemaPages(site: Site): SendSchemaPage {
  const prepared = createPreparedBytes(MOST_PREPARED);
  return async (ctx, { contract, folder }, file) => {
    const path = `${site.prefix}${folder.slice(site.baseUrl.length)}`;
    const schema = contract.schemas.get(file.replace(/\.json$/, ''));
    const make = (): Html => {
      if (file === 'index.json') return schemaIndexPage(site, contract, path);
      if (schema === undefined || !file.endsWith('.json')) return null;
      return schemaPage(site, contract, { folder: path, schema, url: `${folder}/${file}` });
    };
    if (file.length > LONGEST_PATH) return false;
    const found = await prepared.get(`${folder}/${file}`, async () => written(make()));
    if (found === null) return false;
    sendPrepared(ctx, found, {
      type: PAGE,
      vary: 'Accept, Accept-Encoding',
      // The page of a released file may look different after an update of this software.
      cache: FOR_MINUTES,
    });
    return true;
  };
}

/** @throws {ApiError} method_not_allowed */
function onlyReads(ctx: Context): void {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return;
  ctx.set('Allow', 'GET, HEAD');
  throw new ApiError('method_not_allowed', `${ctx.path} accepts GET and HEAD.`);
}
