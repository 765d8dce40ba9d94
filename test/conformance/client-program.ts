import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { projectRoot } from '../../src/infra/project.ts';
import { type Contract, type Operation, publishedFile } from '../support/contract.ts';

/** Types of the published file, made as any user of it would make them. */
export async function publishedTypes(): Promise<string> {
  // A default means that a request may leave the field out; the tool takes it for a promise otherwise.
  return astToString(
    await openapiTS(pathToFileURL(publishedFile), { silent: true, defaultNonNullable: false }),
  );
}

/**
 * A client that calls every operation once, with the examples of the contract written as literals so that the compiler
 * judges them.
 */
export function clientSource({ operations }: Contract): string {
  return `import createClient from 'openapi-fetch';
import type { paths } from './registry.ts';

const newClient = (baseUrl: string, authorization: string) =>
  createClient<paths>({ baseUrl, headers: { authorization } });

export async function callEverything(baseUrl: string, authorization: string) {
  const client = newClient(baseUrl, authorization);
  return {
${operations.map((operation) => `    ${operation.id}: await ${callSource(operation)},\n`).join('')}  };
}
`;
}

function callSource({ method, path, parameters, body, responses }: Operation): string {
  const params: Record<string, Record<string, unknown>> = {};
  for (const { name, place, examples } of parameters.filter(({ required }) => required)) {
    params[place] = { ...params[place], [name]: examples[0] };
  }
  const types = [...responses.values()].flatMap(({ status, mediaType }) => (status < 300 ? [mediaType] : []));
  // A stream has no end to wait for.
  const parseAs = types.includes('text/event-stream') ? 'stream' : 'text';
  const options = [
    ...(Object.keys(params).length === 0 ? [] : [`params: ${JSON.stringify(params)}`]),
    ...(body === null ? [] : [`body: ${JSON.stringify(body.examples[0])}`]),
    ...(types.includes('application/json') ? [] : [`parseAs: '${parseAs}'`]),
  ];
  return `client.${method}(${JSON.stringify(path)}, { ${options.join(', ')} })`;
}

const STRICT: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2023.d.ts'],
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: true,
  skipLibCheck: true,
};

export type Compiled = { readonly problems: readonly string[]; readonly code: string };

/** Compiles `client.ts` beside the given files as if they stood in the project, so that its libraries are found. */
export function compile(files: Readonly<Record<string, string>>): Compiled {
  const sources = new Map(Object.entries(files).map(([name, text]) => [join(projectRoot, name), text]));
  const host = ts.createCompilerHost(STRICT);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => sources.has(path) || fileExists(path);
  host.readFile = (path) => sources.get(path) ?? readFile(path);
  host.getSourceFile = (path, options) => {
    const text = sources.get(path);
    return text === undefined ? getSourceFile(path, options) : ts.createSourceFile(path, text, options);
  };
  let code = '';
  host.writeFile = (path, text) => {
    if (path.endsWith('client.js')) code = text;
  };
  const program = ts.createProgram([...sources.keys()], STRICT, host);
  const { diagnostics } = program.emit();
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics].map((diagnostic) => {
    const at = diagnostic.file?.text.slice(0, diagnostic.start).split('\n').length;
    return `${diagnostic.file?.fileName ?? ''}:${at}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`;
  });
  return { problems, code };
}

/** The compiled client as a module. */
export async function load(code: string): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'registry-client-'));
  const file = join(folder, 'client.mjs');
  try {
    // The folder has no libraries of its own.
    const library = pathToFileURL(join(projectRoot, 'node_modules/openapi-fetch/dist/index.mjs')).href;
    writeFileSync(file, code.replace(`'openapi-fetch'`, JSON.stringify(library)));
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
