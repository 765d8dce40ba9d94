import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';
import { type ApiReference, readReference } from '../../domain/contract/api-reference.ts';
import { nearMisses } from '../../domain/contract/publish.ts';
import { ApiError } from '../../domain/errors.ts';
import { inTurns } from '../../domain/steps.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import type { ContractLibrary } from '../../infra/contract-library.ts';
import { createPreparedBytes } from '../../infra/prepared-bytes.ts';
import { projectRoot } from '../../infra/project-root.ts';
import { apiPage, apiTagPage } from '../../pages/api/api-page.ts';
import { errorsPage } from '../../pages/errors-page.ts';
import { Html, writing } from '../../pages/html.ts';
import { missingPage } from '../../pages/missing-page.ts';
import { schemaIndexPage, schemaPage } from '../../pages/schema/page.ts';
import { ASSETS, anchorOf, type Site } from '../../pages/site.ts';
import { SITE_ICON, SITE_STYLE } from '../../pages/style.ts';
import { taskListPage } from '../../pages/tasks/task-list-page.ts';
import { taskReferencePage } from '../../pages/tasks/task-page.ts';
import type { SendSchemaPage } from '../contract/page.ts';
import { wantsPage } from '../oauth/form.ts';
import { FOR_MINUTES, onlyReads, PAGE, sendMissingPage, sendPrepared } from './send-page.ts';

export type SitePageTools = { readonly site: Site; readonly contract: ContractLibrary };

const MOST_PREPARED = 8 * 1024 * 1024;
const LONGEST_PATH = 200;
const REFERENCE = join(projectRoot, 'generated/reference.json');
const STYLE_SHEET = `site.${sha256Hex(SITE_STYLE).slice(0, 12)}.css`;

/** What pages know of a deployment. */
export function describeSite(baseUrl: string, version: string): Site {
  const { pathname } = new URL(baseUrl);
  return { baseUrl, version, prefix: pathname === '/' ? '' : pathname, styleSheet: STYLE_SHEET };
}

type Asset = { readonly type: string; readonly text: string; readonly cache: string };
/** The name of the style sheet contains its hash. */
const ASSET_FILES: Readonly<Record<string, Asset>> = {
  [STYLE_SHEET]: {
    type: 'text/css; charset=utf-8',
    text: SITE_STYLE,
    cache: 'public, max-age=31536000, immutable',
  },
  'icon.svg': { type: 'image/svg+xml', text: SITE_ICON, cache: 'public, max-age=86400' },
};

/** Serves the reference pages. Each is made when it is first asked for, and kept packed. */
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
    if (path === '/docs/' || path === '/docs/api') return ctx.redirect(`${tools.site.prefix}/docs`);
    const found =
      path.length > LONGEST_PATH ? null : await prepared.get(path, async () => written(await make(path)));
    if (found === null) return refuseMissing(ctx, tools.site, await near(path));
    const { type = PAGE, cache = FOR_MINUTES } = assetAt(path) ?? {};
    sendPrepared(ctx, found, { type, cache, vary: 'Accept-Encoding' });
  };
}

const SHOWN_PATH = 100;

/** A page for browsers; for programs an error that names the pages most like the one that is missing. */
function refuseMissing(ctx: Context, site: Site, near: readonly string[]): void {
  const path = ctx.path.length > SHOWN_PATH ? `${ctx.path.slice(0, SHOWN_PATH)}…` : ctx.path;
  if (!wantsPage(ctx)) {
    const alike = near.length === 0 ? '' : ` Alike: ${near.join(', ')}.`;
    throw new ApiError('not_found', `There is no page ${path}.${alike} /docs lists the pages.`);
  }
  sendMissingPage(ctx, missingPage(site, path, near).text);
}

/** Finds the pages whose addresses are most like one. */
function pagesLike({ contract }: SitePageTools): (path: string) => Promise<string[]> {
  let find: ((path: string) => string[]) | undefined;
  return async (path) => {
    if (find === undefined) {
      const { contract: published } = await contract.current();
      const tags = new Set(published.operations.map(({ tag }) => `/docs/api/${anchorOf(tag)}`));
      const tasks = [...published.tasks.keys()].map((name) => `/docs/tasks/${name}`);
      find = nearMisses(['/docs', '/docs/tasks', '/docs/errors', ...tags, ...tasks]);
    }
    return find(path);
  };
}

/** The text of a page, written in turns. */
const written = async (page: Html | string | null): Promise<string | null> =>
  page instanceof Html ? inTurns(writing(page), nextTurn) : page;

function assetAt(path: string): Asset | null {
  const name = path.startsWith(`${ASSETS}/`) ? path.slice(ASSETS.length + 1) : '';
  return Object.hasOwn(ASSET_FILES, name) ? (ASSET_FILES[name] ?? null) : null;
}

function pageMaker({ site, contract }: SitePageTools): (path: string) => Promise<Html | string | null> {
  let reference: Promise<ApiReference> | undefined;
  const referenceOf = () => {
    reference ??= readFile(REFERENCE, 'utf8').then(readReference);
    return reference;
  };
  return async (path) => {
    if (path === '/docs') return apiPage(site, await referenceOf());
    if (path === '/docs/errors') return errorsPage(site);
    const asset = assetAt(path);
    if (asset !== null) return asset.text;
    const [, , part, name, ...rest] = path.split('/');
    if (rest.length > 0 || name === '' || (part !== 'tasks' && part !== 'api')) return null;
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
    const make = (): Html | null => {
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
      // The page of a release may look different after an update of this software.
      cache: FOR_MINUTES,
    });
    return true;
  };
}
