import type { Context, Middleware } from 'koa';
import { type HandledOperationId, type OperationId, operations } from '../../generated/operations.ts';
import { ApiError } from '../domain/errors.ts';
import type { HttpTools } from './app.ts';
import { authorizationsSnapshot } from './authorizations-snapshot.ts';
import { bind, type Endpoint } from './bind.ts';
import { contractFiles, openApiDocument } from './contract-files.ts';
import { createChangesTicket, createFeedTicket, streamFeed } from './feed.ts';
import { feedFiles } from './feed-files.ts';
import { targetPath } from './reading/target.ts';
import { templateRoutes } from './template-routes.ts';

/** A service that answers from a copy of a registry. */
export type MirrorDoor = {
  /** Sets the headers that say how old the copy is. */
  tell(ctx: Context): void;
  /** @throws {ApiError} not_mirrored, or unavailable while there is no copy */
  admit(operation: OperationId): void;
};

type Methods = Map<string, { id: keyof typeof operations; serve: Endpoint }>;

/** Operations that the HTTP layer serves without a handler of the desk. */
const doors = (tools: HttpTools) =>
  ({
    getOpenApiDocument: openApiDocument(tools, 'registry.yaml'),
    getWellKnownOpenApi: openApiDocument(tools, 'registry.yaml'),
    getAdServerDocument: openApiDocument(tools, 'ad-server.yaml'),
    streamFeed: streamFeed(tools),
    createFeedTicket: createFeedTicket(tools),
    createChangesTicket: createChangesTicket(tools),
    getAuthorizationsSnapshot: authorizationsSnapshot(tools),
    ...contractFiles(tools),
    ...feedFiles(tools),
  }) satisfies Record<Exclude<OperationId, HandledOperationId>, Endpoint>;

/** Serves operations with a fixed path from a table, and operations whose path has parameters through the router. */
export function operationRoutes(tools: HttpTools): { serveFixed: Middleware; serveTemplates: Middleware } {
  const doorEndpoints: Partial<Record<OperationId, Endpoint>> = doors(tools);
  const fixed = new Map<string, Methods>();
  const routed = new Map<string, Methods>();
  for (const { id, method, path } of Object.values(operations)) {
    const serve = doorEndpoints[id] ?? bind(id as HandledOperationId, tools);
    const table = path.includes('{') ? routed : fixed;
    const methods: Methods = table.get(path) ?? new Map();
    table.set(path, methods.set(method.toUpperCase(), { id, serve }));
  }
  const serveFixed: Middleware = (ctx, next) => {
    const methods = fixed.get(targetPath(ctx));
    return methods === undefined ? next() : serveFrom(methods, ctx, {}, tools.mirror);
  };
  const serveTemplates = templateRoutes(
    new Map(
      [...routed].map(([path, methods]) => [
        path,
        (ctx, values) => serveFrom(methods, ctx, values, tools.mirror),
      ]),
    ),
  );
  return { serveFixed, serveTemplates };
}

function serveFrom(
  methods: Methods,
  ctx: Context,
  path: Record<string, string>,
  mirror: MirrorDoor | null,
): Promise<void> {
  const { method = '' } = ctx.req;
  const entry = methods.get(method === 'HEAD' ? 'GET' : method);
  if (entry === undefined) {
    const allowed = [...methods.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    ctx.set('Allow', allowed.join(', '));
    throw new ApiError('method_not_allowed', `${ctx.path} accepts ${allowed.join(', ')}.`);
  }
  ctx.state.operation = entry.id;
  ctx.state.tag = operations[entry.id].tag;
  mirror?.admit(entry.id);
  return entry.serve(ctx, path);
}
