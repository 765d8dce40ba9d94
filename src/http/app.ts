import { randomUUID } from 'node:crypto';
import Koa, { type Context, type Middleware } from 'koa';
import { ApiError } from '../domain/errors.ts';
import { isRefusedCaller } from '../domain/members/refused-calls.ts';
import { addressBucket, judgeAddress } from '../domain/net/address.ts';
import type { Log } from '../infra/log.ts';
import type { Metrics } from '../infra/metrics.ts';
import {
  type CallerNote,
  NO_CALLER,
  type NoteRefusedCall,
  type RequestNotes,
} from '../infra/request-notes.ts';
import type { Store } from '../store/open.ts';
import { hasGone } from './authenticate.ts';
import type { SnapshotTools } from './authorizations-snapshot.ts';
import type { DoorTools } from './bind.ts';
import type { BodyRoom } from './body-room.ts';
import { brandLogoFiles } from './brand-logos.ts';
import { inLine } from './callback.ts';
import { type ContractFileTools, contractFolders } from './contract-files.ts';
import { allowAllOrigins } from './cross-origin.ts';
import type { DashboardTools } from './dashboard/door.ts';
import { toRefusal } from './errors.ts';
import type { ExplorerTools } from './explorer/pages.ts';
import { type SiteFileTools, siteFiles } from './explorer/site-files.ts';
import type { FeedStreams } from './feed/streams.ts';
import type { TicketTools } from './feed.ts';
import type { FeedFileTools } from './feed-files.ts';
import { lateDoor } from './late-door.ts';
import type { OAuth } from './oauth/oauth.ts';
import { messagePage, sendPage } from './oauth/pages.ts';
import { type MirrorDoor, operationRoutes } from './operation-routes.ts';
import { aliveRoute, operationalRoutes } from './operational.ts';
import { putHeader } from './own-response.ts';
import { readWithinBounds, requireReadable } from './reading/bounds.ts';
import { callerAddress } from './reading/caller-address.ts';
import { headerOf } from './reading/headers.ts';
import { wantsPage } from './reading/negotiate.ts';
import { serveAs, targetPath } from './reading/target.ts';
import { calledAt, refusedCall } from './refused-calls.ts';
import { sendMissingPage } from './sent-pages.ts';
import { type SignedRequestTools, verifySignatures } from './signed-requests.ts';
import { type SigningDocumentTools, signingDocuments } from './signing-documents.ts';
import { missingAt, type SitePageTools, sitePages } from './site-pages.ts';
import { logUnanswered } from './unanswered.ts';
import type { UnreadAnswers } from './unread-answers.ts';

export type HttpTools = SigningDocumentTools &
  ContractFileTools &
  ExplorerTools &
  Omit<DashboardTools, 'oauth'> &
  SiteFileTools &
  SitePageTools &
  FeedFileTools &
  SignedRequestTools &
  DoorTools & {
    log: Log;
    metrics: Metrics;
    notes: RequestNotes;
    noteRefused: NoteRefusedCall;
    baseUrl: string;
    streams: FeedStreams;
    /** Public address below which preview pages are served. */
    previewBaseUrl: string;
    store: SnapshotTools['store'] & TicketTools['store'] & Pick<Store, 'inShareOf'>;
    /** Signs people in; null in a mirror, which has no members. */
    oauth: OAuth | null;
    /** The transports of the agent by their addresses, for callers in general and where signatures are required. */
    agentDoors: ReadonlyMap<string, (ctx: Context) => Promise<void>>;
    /** Serves the pages of previews, which may have an origin of their own. */
    previews: Middleware;
    /** Other pages and links of the agent. */
    agentPages: readonly Middleware[];
    trustedProxies: number;
    unread: UnreadAnswers;
    bodyRoom: BodyRoom;
    ready: () => Promise<boolean>;
    /** Whether readiness and metrics are served by a separate server. */
    hasOperationsServer: boolean;
    /** What a mirror tells with each response, and which operations it answers; null in a registry. */
    mirror: MirrorDoor | null;
  };

/** The middleware list, in the order a request passes it. */
export function createHttpApp(tools: HttpTools): Koa {
  const app = new Koa({ proxy: tools.trustedProxies > 0, maxIpsCount: tools.trustedProxies });
  app.silent = true;
  readWithinBounds(app);
  logUnanswered(app, tools.log);
  app.use(observe(tools));
  app.use(allowAllOrigins);
  app.use((ctx, next) => {
    const address = callerAddress(ctx);
    tools.unread.admit(ctx.res, address);
    const leave = tools.bodyRoom.admit(ctx.req, address);
    // Until it is known who calls.
    const share = addressBucket(address);
    if (leave === null) return tools.store.inShareOf(share, next);
    return leaving(() => tools.store.inShareOf(share, next), leave);
  });
  const { agentDoors, mirror, oauth } = tools;
  if (mirror !== null) {
    app.use((ctx, next) => {
      mirror.tell(ctx);
      return next();
    });
  }
  app.use(ignoreSlash(agentDoors));
  // Operations and calls of the agent, which are most requests, skip the doors of all other addresses.
  const elsewhere = (doors: Middleware[]): Middleware => {
    const run = inLine(doors);
    return (ctx, next) => {
      const path = targetPath(ctx);
      return path.startsWith(API) || agentDoors.has(path) ? next() : run(ctx, next);
    };
  };
  const { serveFixed, serveTemplates } = operationRoutes(tools);
  const operational = tools.hasOperationsServer ? aliveRoute : operationalRoutes(tools);
  if (oauth === null) {
    // A mirror has no members, no agent and no pages.
    app.use(elsewhere([operational]));
    app.use(serveFixed);
    app.use(serveTemplates);
    return app;
  }
  const { previews } = tools;
  app.use(tools.previewBaseUrl === tools.baseUrl ? elsewhere([previews]) : previews);
  app.use(elsewhere([operational, signingDocuments(tools), oauth.middleware]));
  app.use(verifySignatures(tools));
  app.use(serveAgents(tools));
  const files = [contractFolders(tools), siteFiles(tools), brandLogoFiles(tools)];
  const pages = [
    lateDoor(async () => (await import('./explorer/pages.ts')).explorerDoor(tools)),
    lateDoor(async () => (await import('./dashboard/door.ts')).dashboardDoor({ ...tools, oauth })),
    sitePages(tools),
  ];
  app.use(elsewhere([...tools.agentPages, ...files, ...pages]));
  app.use(serveFixed);
  app.use(serveTemplates);
  return app;
}

/** Runs the work, then leaves, whatever became of it. */
async function leaving(work: () => Promise<void>, leave: () => void): Promise<void> {
  try {
    await work();
  } finally {
    leave();
  }
}

/** Serves the agent's addresses also with a slash at the end, which clients and people add to them. */
const ignoreSlash =
  (agentDoors: HttpTools['agentDoors']): Middleware =>
  (ctx, next) => {
    const path = targetPath(ctx);
    if (!path.endsWith('/')) return next();
    const bare = path.slice(0, -1);
    if (agentDoors.has(bare)) serveAs(ctx.req, bare);
    return next();
  };

/** Serves the agent's addresses. Only their requests run tasks, whose codes their lines of the log have. */
function serveAgents({ agentDoors, notes }: HttpTools): Middleware {
  const serveNoted = async (ctx: Context, serve: (ctx: Context) => Promise<void>) => {
    const tasks = notes.begin(ctx.state.requestId);
    ctx.state.tasks = tasks;
    try {
      await serve(ctx);
    } finally {
      notes.end(tasks);
    }
  };
  return (ctx, next) => {
    const serve = agentDoors.get(targetPath(ctx));
    return serve === undefined ? next() : serveNoted(ctx, serve);
  };
}

/** Every path with this prefix belongs to an operation of the API. */
const API = '/api/';

/**
 * Writes one log line and counts one request, with the request id that the caller receives. An error becomes its response
 * here too: a step of its own around all others would be a promise more for each request.
 */
function observe(tools: HttpTools): Middleware {
  const { log, metrics, trustedProxies } = tools;
  const refuse = refusals(tools);
  const lookForProxy = proxyWatch(log, trustedProxies);
  return async function observeRequest(ctx, next) {
    lookForProxy(ctx);
    const started = performance.now();
    const requestId = randomUUID();
    ctx.state.requestId = requestId;
    putHeader(ctx.res, 'X-Request-Id', requestId);
    putHeader(ctx.res, 'X-Content-Type-Options', 'nosniff');
    try {
      requireReadable(ctx.req);
      await next();
      if (ctx.respond !== false && ctx.res.statusCode === 404 && ctx.body === undefined)
        throw new ApiError('not_found', `${ctx.path} does not exist.`);
    } catch (cause) {
      refuse(ctx, cause);
    }
    const operation: string = ctx.state.operation ?? 'none';
    const seconds = (performance.now() - started) / 1000;
    // 499, as web servers log it: the caller closed the connection before it received the response.
    const status = hasGone(ctx) ? 499 : ctx.res.statusCode;
    metrics.requestEnded(operation, status, seconds);
    const caller: CallerNote | typeof NO_CALLER = ctx.state.caller ?? NO_CALLER;
    log.info({
      request_id: requestId,
      address: callerAddress(ctx),
      principal: caller.principal,
      organization: caller.organization,
      method: ctx.req.method,
      path: loggedPath(targetPath(ctx)),
      operation,
      status,
      code: ctx.state.code ?? ctx.state.tasks?.codes[0] ?? (status < 400 ? 'ok' : 'refused'),
      ms: Math.round(seconds * 1e5) / 100,
    });
  };
}

/**
 * Warns once about a proxy that `TRUSTED_PROXIES` does not count. Behind such a proxy all callers have one
 * address, and share one quota of every limit.
 */
function proxyWatch(log: Log, trustedProxies: number): (ctx: Context) => void {
  let isQuiet = trustedProxies > 0;
  return (ctx) => {
    if (isQuiet || headerOf(ctx.req, 'x-forwarded-for') === '') return;
    const peer = ctx.req.socket.remoteAddress ?? '';
    if (judgeAddress(peer).ok) return;
    isQuiet = true;
    log.warn(
      { peer },
      'TRUSTED_PROXIES is 0, but requests come through a proxy: all callers count as one address; set it to the number of proxies in front',
    );
  };
}

const LONGEST_LOGGED = 500;

/** The path as it is logged, without secrets: anybody who has the link of an invitation or a preview can use it. */
const loggedPath = (path: string) => {
  const logged = path.slice(0, LONGEST_LOGGED);
  return path.startsWith(API) ? logged : logged.replace(/^\/(invitations|sign-in|previews)\/.+/s, '/$1/…');
};

/**
 * Responds to every error with JSON in the shape of the contract. Browsers get an HTML page instead on the
 * pages for people.
 */
function refusals(tools: HttpTools): (ctx: Context, cause: unknown) => void {
  const { log, baseUrl, site, now, noteRefused, agentDoors } = tools;
  const hasPages = tools.mirror === null;
  return function refuse(ctx, cause) {
    const request = { path: ctx.path, hasCredential: ctx.get('authorization') !== '' };
    const { status, code, body, headers } = toRefusal(cause, baseUrl, request);
    ctx.state.code = code;
    if (isRefusedCaller(status)) {
      const failure = { cause, status, code, hasCredential: request.hasCredential };
      noteRefused(refusedCall(ctx, failure, calledAt(ctx, agentDoors), now()));
    }
    if (isOwnFailure(status, cause) && !hasGone(ctx))
      log.error({ request_id: ctx.state.requestId, err: cause }, 'request failed');
    ctx.status = status;
    ctx.set(headers);
    if (hasPages && code === 'not_found' && ctx.state.operation === undefined && isForReaders(ctx))
      return sendMissingPage(ctx, missingAt(site, ctx.path, []));
    if (ctx.state.isPage === true && wantsPage(ctx)) {
      return sendPage(ctx, site, status, messagePage('Request rejected', String(body.message)));
    }
    ctx.type = 'application/json; charset=utf-8';
    // Responses of the `adagents` operations have an envelope of their own; errors have it too.
    const envelope = ctx.state.tag === 'adagents' ? { success: false, timestamp: now().toISOString() } : {};
    ctx.body = JSON.stringify({ ...envelope, ...body });
  };
}

/** Whether an error is a fault of this service, which its operator has to know of. */
function isOwnFailure(status: number, cause: unknown): boolean {
  // 502 and 504 report the failure of another host. 501 and 503 are responses that the contract describes.
  if (status < 500 || status === 502 || status === 504) return false;
  return !((status === 501 || status === 503) && cause instanceof ApiError);
}

/** Whether somebody looks for a page, and not for a resource of the API. */
const isForReaders = (ctx: Context): boolean =>
  (ctx.method === 'GET' || ctx.method === 'HEAD') && !ctx.path.startsWith(API) && wantsPage(ctx);
