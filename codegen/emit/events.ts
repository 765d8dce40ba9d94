import { pascalCase } from '../identifiers.ts';
import type { Model } from '../model.ts';
import { comment, head, key, literal, quoted } from './text.ts';
import { typeImports, typeModulesOf } from './type-imports.ts';

/** `events.ts`: the event types of the change feed, the types of their payloads, and one typed emitter for each. */
export function emitEvents({ events, schemas }: Pick<Model, 'events' | 'schemas'>): string {
  const types = [...new Set(events.map(({ payload }) => payload))].sort();
  const rows = events.map(
    ({ type, entity, schema }) =>
      `  ${comment(`@generated from event type ${type}`)}\n  ${key(type)}: ${literal({ entity, schema })},\n`,
  );
  const payloads = events.map(({ type, payload }) => `  ${key(type)}: ${payload};\n`);
  const loaders = events.map(
    ({ type, payload }) =>
      `  ${key(type)}: loadedOnce(async () => (await import('./validators/events.js')).${payload}),\n`,
  );
  const emitters = events.map(({ type, entity }) => {
    const name = `append${pascalCase(type)}`;
    return `  ${name}: (to: NewRegistryEvent[], about: EventAbout, payload: Written<EventPayloads[${quoted(type)}]>): void => {\n    to.push({ ...about, eventType: ${quoted(type)}, entityType: ${quoted(entity)}, payload });\n  },\n`;
  });
  const imports = typeImports(types, typeModulesOf(schemas), '.');
  return `${head('schemas/v3/enums/registry-event-type.json', 'schemas/v3/registry/events')}
${imports}import { loadedOnce, type Validate } from './validators/index.ts';
import type { Written } from './written.ts';

export const eventTypes = {${block(rows)}} as const satisfies Record<string, { readonly entity: string; readonly schema: string }>;

export type RegistryEventType = keyof typeof eventTypes;

/** The payload of each type, as readers of the feed get it. */
export interface EventPayloads {${block(payloads)}}

/** What every new event states beside its type and payload. */
export interface EventAbout {
  readonly entityId: string;
  readonly actor: string;
  readonly createdAt: Date;
}

/** An event before it has its id. */
export type NewRegistryEvent = {
  readonly [T in RegistryEventType]: EventAbout & {
    readonly eventType: T;
    readonly entityType: (typeof eventTypes)[T]['entity'];
    readonly payload: Written<EventPayloads[T]>;
  };
}[RegistryEventType];

/** Loads the validator of the payloads of one type. It refuses members that the schema does not describe. */
export const sentEventValidators: { readonly [T in RegistryEventType]: () => Promise<Validate> } = {${block(loaders)}};

/**
 * One emitter for each type. It adds an event to the list that a transaction appends last, because the ids of events
 * must be in the order of commits.
 */
export const feedEmitters = {
${emitters.join('')}};
`;
}

const block = (lines: readonly string[]): string => (lines.length > 0 ? `\n${lines.join('')}` : '');
