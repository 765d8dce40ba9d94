import { ContractError } from './contract-error.ts';
import { pascalCase } from './identifiers.ts';
import { arrayOr, objectOr } from './json.ts';
import type { SourceTree } from './read.ts';

/** A type of event of the change feed. */
export interface EventType {
  /** For example `property.created`. */
  readonly type: string;
  /** Kind of the entity that changed, for example `property`. */
  readonly entity: string;
  /** Path of the schema of its payload below `schemas/v3`, without extension. */
  readonly schema: string;
  /** Name of the type of its payload. */
  readonly payload: string;
}

const TYPES = 'schemas/v3/enums/registry-event-type.json';
const ENTITIES = 'schemas/v3/enums/registry-entity-type.json';
const TYPED = 'schemas/v3/registry/typed-registry-event.json';

/**
 * Reads the event types of the change feed. A tree without the list has none.
 *
 * @throws {ContractError} when a type has no schema of its payload, no entity, or no branch in the typed event
 */
export function readEvents(tree: SourceTree): EventType[] {
  const list = tree.get(TYPES)?.value;
  if (list === undefined) return [];
  const entities = arrayOr(objectOr(tree.get(ENTITIES)?.value).enum).map(String);
  const branches = arrayOr(objectOr(tree.get(TYPED)?.value).oneOf).map(
    (branch) => objectOr(objectOr(objectOr(branch).properties).event_type).const,
  );
  const types = arrayOr(objectOr(list).enum).map(String);
  const unlisted = branches.find((type) => !types.includes(String(type)));
  if (unlisted !== undefined)
    throw new ContractError(`${TYPED} has a branch for ${String(unlisted)}, which ${TYPES} does not list`);
  return types.map((type) => {
    const [entity = ''] = type.split('.');
    const schema = `registry/events/${type.replaceAll(/[._]/g, '-')}`;
    if (!entities.includes(entity))
      throw new ContractError(`${TYPES} lists ${type}, whose first part is not in ${ENTITIES}`);
    if (!tree.has(`schemas/v3/${schema}.json`))
      throw new ContractError(
        `${TYPES} lists ${type}: describe its payload in schemas/v3/${schema}.json, and add the type to ${TYPED}`,
      );
    if (!branches.includes(type)) throw new ContractError(`${TYPED} must have a branch for ${type}`);
    return { type, entity, schema, payload: pascalCase(schema) };
  });
}
