import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../infra/project-root.ts';
import type { Endpoint } from './bind.ts';
import { entityTag, isKnown } from './entity-tag.ts';

const BUNDLE = join(projectRoot, 'generated/openapi/registry.yaml');
/** The server of the bundle as it is committed, which knows no deployment. */
const NO_SERVER = 'default: http://localhost:8080\n';

/**
 * Serves the published OpenAPI bundle as YAML, with an entity tag; it changes with a release only. Its server is this
 * one, because generated clients call what stands there.
 */
export function openApiDocument({ baseUrl }: { baseUrl: string }): Endpoint {
  // Made for the first who asks, which few deployments see.
  let made: { readonly text: string; readonly etag: string } | undefined;
  const make = () => {
    // YAML reads a JSON string as it is.
    const server = `default: ${JSON.stringify(baseUrl)}\n`;
    const text = readFileSync(BUNDLE, 'utf8').replace(NO_SERVER, () => server);
    made = { text, etag: entityTag(text) };
    return made;
  };
  return async (ctx) => {
    const { text, etag } = made ?? make();
    ctx.set({ 'Cache-Control': 'public, max-age=3600', ETag: etag });
    ctx.type = 'application/yaml; charset=utf-8';
    ctx.body = text;
    if (isKnown(ctx.get('if-none-match'), etag)) ctx.status = 304;
  };
}
