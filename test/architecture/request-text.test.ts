import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { boundedHeaders } from '../../src/http/reading/headers.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { checkRequestText, READERS } from './request-text.ts';

const listed = Object.keys(boundedHeaders);

/** The layers that hold a request in their hands. */
const files = ['src/http', 'src/agent-doors', 'src']
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: folder !== 'src', encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => path.endsWith('.ts') && !READERS.test(path));

/** Code that reads the text of a request, each in its own way. */
const VIOLATIONS: readonly string[] = [
  'const serve = (ctx) => ctx.query.org;',
  'const serve = (ctx) => ctx.request.query.org;',
  'const serve = (ctx) => ctx.querystring.split("&");',
  'const serve = (ctx) => new URL(ctx.href);',
  'const serve = (ctx) => ctx.URL.searchParams;',
  'const serve = (ctx) => ctx.req.url;',
  'const serve = (ctx) => ctx.originalUrl;',
  'const serve = (ctx) => ctx.req.rawHeaders;',
  'const serve = (ctx) => ctx.req.headers.range;',
  "const serve = (ctx) => ctx.headers['x-any'];",
  'const serve = (ctx) => ctx.accepts("html");',
  'const serve = (ctx) => ctx.acceptsLanguages();',
  'const serve = (ctx) => ctx.is("json");',
  'const serve = (ctx) => ctx.fresh;',
  'const serve = (ctx) => ctx.cookies.get("a");',
  'const serve = (ctx) => ctx.ips[0];',
  'const serve = (ctx) => ctx.hostname;',
  "const serve = (ctx) => ctx.get('range');",
  "const serve = (ctx) => ctx.get('Last-Event-ID');",
  'const serve = (ctx) => ctx.get(name);',
  'const serve = (ctx) => ctx[name];',
  'const serve = (ctx) => { const { query } = ctx; };',
  'const serve = (ctx) => { const { headers: all } = ctx.req; };',
  'const serve = (ctx) => { const { path, ...rest } = ctx; };',
  'function serve({ query }: Context) {}',
  'function serve(asked: IncomingMessage) { return asked.headers; }',
  'function serve(asked: Context) { return asked.query; }',
  'const read = (text) => new URLSearchParams(text);',
  "import Negotiator from 'negotiator';",
  "import { parse } from 'node:querystring';",
  "const parser = await import('content-type');",
];

/** Code that reads what is bounded, or reads another thing of the same name. */
const ALLOWED: readonly string[] = [
  "const serve = (ctx) => ctx.get('Authorization');",
  'const serve = (ctx) => queryOf(ctx).org;',
  'const serve = (ctx) => ctx.path;',
  'const serve = (ctx) => ctx.ip;',
  'const { accept } = request;',
  'const type = response.headers.get("content-type");',
  "const query = new URLSearchParams({ a: 'b' });",
  "import type { ParsedUrlQuery } from 'node:querystring';",
];

describe('the text of requests', () => {
  it('is read by the files of src/http/reading only', () => {
    assert.isAbove(files.length, 50);
    const found = files.flatMap((path) =>
      checkRequestText(path, readFileSync(join(projectRoot, path), 'utf8'), listed),
    );
    assert.deepEqual(found, []);
  });

  for (const code of VIOLATIONS)
    it(`is found where it is read without a limit: ${code}`, () => {
      assert.lengthOf(checkRequestText('src/http/planted.ts', code, listed), 1);
    });

  for (const code of ALLOWED)
    it(`may be read within its limit: ${code}`, () => {
      assert.deepEqual(checkRequestText('src/http/planted.ts', code, listed), []);
    });
});
