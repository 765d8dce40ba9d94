import { posix } from 'node:path';
import type { AdServerContract } from './ad-server.ts';
import { VALUE_TEXTS } from './check-schemas.ts';
import { ContractError } from './contract-error.ts';
import { pascalCase } from './identifiers.ts';
import { byCodeUnit, type Json, type JsonObject, objectOr } from './json.ts';
import { adServerRecords, operationRecord } from './operation-record.ts';
import type { Operation } from './operations.ts';
import { reachedTypes } from './reached.ts';
import type { SourceTree } from './read.ts';
import { targetOf } from './references.ts';
import { type Resolver, SCHEMA_REF } from './resolve.ts';
import { mapObjectSchema } from './schema-keywords.ts';
import type { ErrorRow } from './tables.ts';
import type { TaskErrorRow } from './task-errors.ts';
import type { Task } from './tasks.ts';
import type { Webhook } from './webhooks.ts';

const RELEASE = 'schemas/v3/release.json';

/** Our own annotation keywords that stay in the published schemas. */
const ANNOTATIONS = new Set([VALUE_TEXTS, 'x-discriminator', 'x-status']);
/**
 * OpenAPI's own keyword. It is published as `x-discriminator`, which strict JSON Schema validators accept as an
 * annotation.
 */
const DISCRIMINATOR = 'discriminator';

type Parts = {
  readonly name: string;
  readonly tree: SourceTree;
  readonly document: JsonObject;
  readonly resolver: Resolver;
  readonly tasks: readonly Task[];
  readonly operations: readonly Operation[];
  readonly errors: readonly ErrorRow[];
  readonly taskErrors: readonly TaskErrorRow[];
  readonly webhooks: readonly Webhook[];
  readonly adServer: AdServerContract | null;
};

/**
 * The contract as it is published and frozen: one record each for the head, every task, operation, error code and
 * schema. It does not depend on a deployment. References between schemas are relative, so they work in any folder.
 */
export function contractRecords(parts: Parts): JsonObject[] {
  const { name, tree, document, resolver, tasks, operations, errors, taskErrors, webhooks } = parts;
  const usedBy = usage(parts);
  return [
    { kind: 'contract', name, release: readRelease(tree) },
    ...tasks.map((task) => taskRecord(task)),
    ...operations.map((operation) => operationRecord(operation, document, resolver)),
    ...webhooks.map(webhookRecord),
    ...adServerRecords(parts.adServer, resolver),
    ...taskErrors.map((row) => ({ kind: 'task_error', ...row })),
    ...errors.map((row) => ({ kind: 'api_error', ...row })),
    ...[...resolver.schemas.values()]
      .flatMap(({ name: type, file, path }) => (path === null ? [] : [{ type, file, path }]))
      .sort((a, b) => byCodeUnit(a.path, b.path))
      .map(({ type, file, path }) => ({
        kind: 'schema',
        path,
        ...usedBy(type),
        document: publishedForm(file, objectOr(tree.get(file)?.value)),
      })),
  ];
}

/** Number of the release that the sources will become; a tree without a number is not published yet. */
function readRelease(tree: SourceTree): string {
  const source = tree.get(RELEASE)?.value;
  if (source === undefined) return '0.0.0';
  const { release } = objectOr(source);
  if (typeof release === 'string' && /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-[a-z]+\.\d+)?$/.test(release))
    return release;
  throw new ContractError(`${RELEASE}: release must be a number such as 3.1.0 or 3.2.0-rc.1`);
}

function taskRecord({ name, protocol, title, description, effect, access, ...task }: Task): JsonObject {
  return {
    kind: 'task',
    name,
    protocol,
    title,
    description,
    effect,
    access,
    permission: task.permission === null ? null : { ...task.permission },
    body_limit: task.bodyLimit,
    request: task.request,
    response: task.response,
    async_bodies: { ...task.asyncBodies },
    sandbox_only: task.sandboxOnly,
  };
}

function webhookRecord({ kind, summary, description, contentType, schema }: Webhook): JsonObject {
  return { kind: 'webhook', name: kind, summary, description, content_type: contentType, schema };
}

/** The schema with relative references, and with no keywords outside 2020-12 except the published annotations. */
function publishedForm(file: string, schema: JsonObject): JsonObject {
  return mapObjectSchema(schema, (part) =>
    Object.fromEntries(
      Object.entries(part).flatMap(([keyword, value]): [string, Json][] => {
        if (keyword === '$ref') return [[keyword, relativeReference(file, String(value))]];
        if (keyword === DISCRIMINATOR) return [[`x-${keyword}`, value]];
        return keyword.startsWith('x-') && !ANNOTATIONS.has(keyword) ? [] : [[keyword, value]];
      }),
    ),
  );
}

function relativeReference(file: string, ref: string): string {
  const target = targetOf(file, ref);
  const fragment = target.pointer === '' ? '' : `#${target.pointer}`;
  if (target.file === file) return fragment === '' ? '#' : fragment;
  return posix.relative(posix.dirname(file), target.file) + fragment;
}

/** The tasks, operations and webhooks whose messages contain a type, directly or through other types. */
function usage({ resolver, tasks, operations, webhooks }: Parts): (type: string) => JsonObject {
  const usersOf = (roots: readonly { readonly user: string; readonly values: readonly Json[] }[]) => {
    const found = new Map<string, string[]>();
    for (const { user, values } of roots)
      for (const type of reachedTypes(values, resolver)) found.set(type, [...(found.get(type) ?? []), user]);
    return found;
  };
  const byTask = usersOf(
    tasks.map(({ name, request, response, asyncBodies }) => ({
      user: name,
      values: [request, response, ...Object.values(asyncBodies)].map((path) => ({
        $ref: SCHEMA_REF + pascalCase(path),
      })),
    })),
  );
  const byOperation = usersOf(
    operations.map(({ id, parameters, bodySchema, answers }) => ({
      user: id,
      values: [...parameters.map(({ schema }) => schema), bodySchema, ...answers.map(({ schema }) => schema)],
    })),
  );
  const byWebhook = usersOf(
    webhooks.map(({ kind, type }) => ({ user: kind, values: [{ $ref: SCHEMA_REF + type }] })),
  );
  return (type) => ({
    tasks: byTask.get(type) ?? [],
    operations: byOperation.get(type) ?? [],
    webhooks: byWebhook.get(type) ?? [],
  });
}
