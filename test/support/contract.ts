import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { projectRoot } from '../../src/infra/project.ts';

export type Json = { readonly [key: string]: unknown };
export type Schema = boolean | Json;
export type Validator = ((value: unknown) => boolean) & { errors?: readonly object[] | null };

export type Parameter = {
  readonly name: string;
  readonly place: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
  readonly examples: readonly unknown[];
};

export type Header = {
  readonly name: string;
  /** Whether each answer has it; so it is unless the document says otherwise. */
  readonly required: boolean;
  readonly schema: Schema;
  readonly examples: readonly unknown[];
};

/** A documented answer; `mediaType` is null when it has no body. */
export type Response = {
  readonly status: number;
  readonly mediaType: string | null;
  readonly schema: Schema;
  readonly headers: readonly Header[];
  readonly examples: readonly unknown[];
};

type Body = {
  readonly required: boolean;
  readonly schema: Schema;
  readonly examples: readonly unknown[];
  /** Largest body in bytes. */
  readonly bodyLimit: number;
};

export type Operation = {
  readonly id: string;
  readonly method: string;
  /** Template with `{name}` for each path parameter. */
  readonly path: string;
  readonly access: string;
  readonly effect: string;
  readonly limit: string | null;
  /** What its `security` lists: the role of an API key, and the scope of a token; null when there is none. */
  readonly role: string | null;
  readonly scope: string | null;
  /** Whether tokens of programs are served at all. */
  readonly takesTokens: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  readonly responses: ReadonlyMap<number, Response>;
};

export type Rule = {
  readonly per: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /** Only requests with this boolean query parameter are counted. */
  readonly when?: string;
};

/** A published OpenAPI document, as a client of any language would read it. */
export type Contract = {
  /** The document as it was read. */
  readonly document: Json;
  readonly operations: readonly Operation[];
  readonly paths: readonly string[];
  readonly limits: ReadonlyMap<string, readonly Rule[]>;
  readonly schemas: ReadonlyMap<string, Schema>;
  /** What a local reference points to, references to references followed. */
  resolve(schema: Schema): Schema;
  /** Compiled from the document itself at run time, independent of everything generated. */
  validator(schema: Schema): Validator;
};

export const publishedFile = join(projectRoot, 'generated/openapi/registry.yaml');

let published: Contract | undefined;

/** Read once in a process: the text takes a second of processor time to parse. Nobody may change what it gives. */
export function readPublishedContract(): Contract {
  published ??= readContract(parse(readFileSync(publishedFile, 'utf8')));
  return published;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

export function readContract(document: Json): Contract {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract:/', components: document.components });
  const compiled = new Map<string, Validator>();

  const { follow, operation } = documentReader(document);

  return {
    document,
    operations: Object.entries(objectOf(document.paths)).flatMap(([path, item]) => {
      const { parameters, ...methods } = follow(item);
      return Object.entries(methods)
        .filter(([method]) => METHODS.includes(method))
        .map(([method, node]) => operation(path, method, objectOf(node), listOf(parameters)));
    }),
    paths: Object.keys(objectOf(document.paths)),
    limits: new Map(
      Object.entries(objectOf(document['x-rate-limits'])).map(([name, node]) => [name, rulesOf(node)]),
    ),
    schemas: new Map(Object.entries(objectOf(objectOf(document.components).schemas)) as [string, Schema][]),
    resolve: (schema) => (typeof schema === 'boolean' ? schema : follow(schema)),
    validator(schema) {
      const key = JSON.stringify(schema);
      let validator = compiled.get(key);
      if (validator === undefined) {
        // References inside the schema are relative to the document.
        validator = ajv.compile(JSON.parse(key.replaceAll('"#/components/', '"contract:/#/components/')));
        compiled.set(key, validator);
      }
      return validator;
    },
  };
}

/** Reads the parts of a document, with its references followed. */
function documentReader(document: Json) {
  const follow = (node: unknown): Json => {
    const { $ref: reference } = objectOf(node);
    return typeof reference === 'string' ? follow(pointedTo(document, reference)) : objectOf(node);
  };
  const exampleValues = (node: Json): unknown[] => [
    ...('example' in node ? [node.example] : []),
    ...Object.values(objectOf(node.examples)).map((example) => follow(example).value),
  ];
  const schemaOf = (node: Json): Schema => (node.schema ?? true) as Schema;
  const content = (node: Json): [string | null, Json] => {
    const [entry] = Object.entries(objectOf(node.content));
    return entry === undefined ? [null, {}] : [entry[0], objectOf(entry[1])];
  };

  const parameter = (node: unknown): Parameter => {
    const found = follow(node);
    return {
      name: String(found.name),
      place: found.in as Parameter['place'],
      required: found.required === true,
      schema: schemaOf(found),
      examples: exampleValues(found),
    };
  };
  const response = ([status, node]: [string, unknown]): [number, Response] => {
    const found = follow(node);
    const [mediaType, media] = content(found);
    const headers = Object.entries(objectOf(found.headers)).map(([name, header]) => {
      const described = follow(header);
      const required = described.required !== false;
      return {
        name: name.toLowerCase(),
        required,
        schema: schemaOf(described),
        examples: exampleValues(described),
      };
    });
    const shape = { mediaType, schema: schemaOf(media), headers, examples: exampleValues(media) };
    return [Number(status), { status: Number(status), ...shape }];
  };
  const operation = (path: string, method: string, node: Json, shared: readonly unknown[]): Operation => {
    const body = node.requestBody === undefined ? null : follow(node.requestBody);
    const [, media] = body === null ? [null, {}] : content(body);
    const limit = node['x-rate-limit'];
    const requirements = listOf(node.security ?? document.security).map(objectOf);
    const wordOf = (scheme: string) => {
      const [word] = requirements.flatMap((requirement) => listOf(requirement[scheme]));
      return typeof word === 'string' ? word : null;
    };
    return {
      id: String(node.operationId),
      method: method.toUpperCase(),
      path,
      access: String(node['x-access']),
      effect: String(node['x-effect']),
      limit: typeof limit === 'string' && limit !== 'none' ? limit : null,
      role: wordOf('bearerAuth'),
      scope: wordOf('oauth2'),
      takesTokens: requirements.some((requirement) => 'oauth2' in requirement),
      parameters: [...shared, ...listOf(node.parameters)].map(parameter),
      body: body && {
        required: body.required === true,
        schema: schemaOf(media),
        examples: exampleValues(media),
        bodyLimit: Number(node['x-body-limit']),
      },
      responses: new Map(Object.entries(objectOf(node.responses)).map(response)),
    };
  };

  return { follow, operation };
}

const rulesOf = (node: unknown): Rule[] =>
  listOf(objectOf(node).rules).map((rule) => {
    const { per, limit, window_seconds: windowSeconds } = objectOf(rule);
    const { when } = objectOf(node);
    return {
      per: String(per),
      limit: Number(limit),
      windowSeconds: Number(windowSeconds),
      ...(typeof when === 'string' ? { when } : {}),
    };
  });

/** The value when it is an object, else an empty one. */
export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function pointedTo(document: Json, reference: string): unknown {
  if (!reference.startsWith('#/')) throw new Error(`the published file refers outside itself: ${reference}`);
  let at: unknown = document;
  for (const part of reference.slice(2).split('/')) {
    at = objectOf(at)[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (at === undefined) throw new Error(`nothing at ${reference}`);
  return at;
}
