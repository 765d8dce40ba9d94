import { type AdServerContract, readAdServer } from './ad-server.ts';
import { contractRecords } from './contract.ts';
import { ContractError } from './contract-error.ts';
import { gatherAdServer, gatherDocument } from './document.ts';
import { type EventType, readEvents } from './events.ts';
import { pascalCase } from './identifiers.ts';
import { byCodeUnit, type JsonObject } from './json.ts';
import { type Operation, readOperations } from './operations.ts';
import { type ProtocolNames, protocolNames } from './protocol-name.ts';
import type { SourceTree } from './read.ts';
import { readReleases } from './releases.ts';
import { type NamedSchema, type Resolver, SCHEMA_REF } from './resolve.ts';
import { type ErrorRow, type RateLimit, readErrors, readRateLimits } from './tables.ts';
import { readTaskErrors, type TaskErrorRow } from './task-errors.ts';
import { readTasks, type Task } from './tasks.ts';
import { readTools, type Tool } from './tools.ts';
import { readWebhooks, type Webhook } from './webhooks.ts';

/** All facts for the emitters, in the order in which they are emitted. */
export interface Model {
  readonly protocol: ProtocolNames;
  /** Sorted by name. */
  readonly schemas: readonly NamedSchema[];
  /** In the order of the registry document. */
  readonly operations: readonly Operation[];
  readonly rateLimits: readonly RateLimit[];
  readonly errors: readonly ErrorRow[];
  readonly tasks: readonly Task[];
  /** The agent's tool for each task, in the order of the tasks. */
  readonly tools: readonly Tool[];
  readonly taskErrors: readonly TaskErrorRow[];
  /** The bodies that the service sends on its own, in the order of the registry document. */
  readonly webhooks: readonly Webhook[];
  /** The event types of the change feed, in the order of their list. */
  readonly events: readonly EventType[];
  /** The records of the contract that is published and frozen. */
  readonly contract: readonly JsonObject[];
  /** The records of every frozen release, by release number. */
  readonly releases: ReadonlyMap<string, readonly JsonObject[]>;
  /** One self-contained OpenAPI document. */
  readonly document: JsonObject;
  /** What the agent asks of the ad server behind it; null for a project without that document. */
  readonly adServer: AdServerContract | null;
  /** Text of the linter's rules file, if the project has one. */
  readonly lintRules: unknown;
  readonly inputs: readonly { readonly path: string; readonly sha256: string }[];
}

/**
 * Builds the model from a resolved tree.
 *
 * @throws {ContractError} when a name is used twice or a rule of the contract is broken
 */
export async function buildModel(tree: SourceTree, resolver: Resolver, name: string): Promise<Model> {
  const { document, pathFiles } = await gatherDocument(tree, resolver);
  const rateLimits = readRateLimits(document);
  const protocol = protocolNames(name);
  const limits = new Set(rateLimits.map((limit) => limit.name));
  const operations = readOperations(document, pathFiles, { limits, scopePrefix: protocol.scopePrefix });
  if (operations.length === 0) throw new ContractError('openapi/registry.yaml lists no operation');
  const tasks = readTasks(tree, resolver);
  const errors = readErrors(tree);
  const taskErrors = readTaskErrors(tree);
  const inputs = [
    ...tasks.map(({ request }) => ({ $ref: SCHEMA_REF + pascalCase(request) })),
    ...operations.map(({ bodySchema }) => bodySchema ?? null),
  ];
  const webhooks = readWebhooks(document, tree, resolver, inputs);
  const adServerDocument = await gatherAdServer(tree, resolver);
  const adServer = adServerDocument && readAdServer(adServerDocument, resolver);
  return {
    protocol,
    schemas: [...resolver.schemas.values()].sort((a, b) => byCodeUnit(a.name, b.name)),
    operations,
    rateLimits,
    errors,
    tasks,
    tools: readTools(tasks, resolver),
    taskErrors,
    webhooks,
    events: readEvents(tree),
    contract: contractRecords({
      name,
      tree,
      document,
      resolver,
      tasks,
      operations,
      errors,
      taskErrors,
      webhooks,
      adServer,
    }),
    releases: readReleases(tree),
    document,
    adServer,
    lintRules: tree.get('redocly.yaml')?.value,
    inputs: [...tree.values()].map(({ path, sha256 }) => ({ path, sha256 })),
  };
}
