import type { Context, Middleware, Next } from 'koa';
import Router from 'koa-router';
import { targetPath } from './reading/target.ts';

/** Serves a request whose path matches a template, with the decoded parameters of the path. */
type ServeMatch = (ctx: Context, path: Record<string, string>) => Promise<void>;

/**
 * Serves paths with parameters. The router tries its routes one by one, so each template has a router of its own, and a
 * path is given only to those of which its literal parts are; with several, the first one in the list that matches serves.
 */
export function templateRoutes(templates: ReadonlyMap<string, ServeMatch>): Middleware {
  const root = branch();
  let order = 0;
  for (const [template, serve] of templates) {
    plant(root, template, { order, run: routerOf(template, serve) });
    order += 1;
  }
  return (ctx, next) => {
    const found = growingAt(root, targetPath(ctx));
    const runFrom = (at: number): ReturnType<Next> => {
      const one = found[at];
      return one === undefined ? next() : one.run(ctx, () => runFrom(at + 1));
    };
    return runFrom(0);
  };
}

/** A parameter called `path`, at the end, matches the whole rest of the path. */
const REST = /\{path\}$/;
const PARAMETER = /\{(\w+)\}/g;

function routerOf(template: string, serve: ServeMatch): Middleware {
  // It matches as exactly as a table: case matters, and a trailing slash is a different path.
  const router = new Router({ sensitive: true, strict: true });
  // As the router writes them.
  const route = template.replace(REST, '*path').replace(PARAMETER, ':$1');
  router.all(route, (ctx) => serve(ctx, { ...ctx.params }));
  return router.routes() as Middleware;
}

type Route = { readonly order: number; readonly run: Middleware };

/** The routes behind the beginning of a path. */
type Branch = {
  /** By the next segment, where it is literal. */
  readonly literal: Map<string, Branch>;
  /** Whatever the next segment is. */
  parameter: Branch | null;
  /** Of paths that end here. */
  readonly ends: Route[];
  /** Of paths with any rest. */
  readonly rests: Route[];
};

const branch = (): Branch => ({ literal: new Map(), parameter: null, ends: [], rests: [] });

function plant(root: Branch, template: string, route: Route): void {
  let at = root;
  for (const segment of template.split('/')) {
    if (REST.test(segment)) {
      at.rests.push(route);
      return;
    }
    const next = (segment.includes('{') ? at.parameter : at.literal.get(segment)) ?? branch();
    if (segment.includes('{')) at.parameter = next;
    else at.literal.set(segment, next);
    at = next;
  }
  at.ends.push(route);
}

/** The routes that a path may match, in their order. It looks at no more segments than the longest template has. */
function growingAt(root: Branch, path: string): readonly Route[] {
  const found: Route[] = [];
  collect(root, path, 0, found);
  return found.length < 2 ? found : found.sort((one, other) => one.order - other.order);
}

/** @param from - where the next segment begins; past the path when there is none */
function collect(at: Branch, path: string, from: number, found: Route[]): void {
  if (from > path.length) {
    found.push(...at.ends);
    return;
  }
  found.push(...at.rests);
  const slash = path.indexOf('/', from);
  const end = slash < 0 ? path.length : slash;
  const literal = at.literal.get(path.slice(from, end));
  if (literal !== undefined) collect(literal, path, end + 1, found);
  if (at.parameter !== null) collect(at.parameter, path, end + 1, found);
}
