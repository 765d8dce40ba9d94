import { kebabCase } from '../identifiers.ts';
import type { Model } from '../model.ts';
import { comment, head, key, literal } from './text.ts';
import { typeImports, typeModulesOf } from './type-imports.ts';

/** `webhooks.ts`: the table of the bodies that are sent, their types, and one typed emitter for each. */
export function emitWebhooks({ webhooks, schemas }: Pick<Model, 'webhooks' | 'schemas'>): string {
  const types = [...new Set(webhooks.map(({ type }) => type))].sort();
  const rows = webhooks.map(({ kind, schema, contentType, marks, required }) => {
    const row = { schema, contentType, isKeyed: required.includes(KEY), marks, required: [...required] };
    return `  ${comment(`@generated from webhook ${kind}`)}\n  ${key(kind)}: ${literal(row)},\n`;
  });
  const bodies = webhooks.map(({ kind, type }) => `  ${key(kind)}: ${type};\n`);
  const loaders = webhooks.map(
    ({ kind }) => `  ${key(kind)}: loadedOnce(() => import('./validators/${webhookModule(kind)}.js')),\n`,
  );
  const emitters = webhooks.map(({ kind, summary }) => {
    const name = `queueWebhook${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    return `    ${comment(summary)}\n    ${name}: (tx: Tx, event: Event, body: NewBody<'${kind}'>, now: Date): Result =>\n      queue(tx, event, { kind: '${kind}', body }, now),\n`;
  });
  const imports = typeImports(types, typeModulesOf(schemas), '.');
  return `${head('openapi/registry.yaml', 'openapi/webhooks')}
${imports}import { loadedOnce, type Validate } from './validators/index.ts';
import type { Written } from './written.ts';

export interface WebhookRow {
  /** Path of the schema of the body, below \`schemas/v3\`. */
  readonly schema: string;
  readonly contentType: string;
  /** Whether the body has an \`idempotency_key\`. */
  readonly isKeyed: boolean;
  /** Members with one possible value, by which a receiver recognizes the kind. */
  readonly marks: { readonly [name: string]: string };
  /** Members that every body has. */
  readonly required: readonly string[];
}

export const webhooks = {${block(rows)}} as const satisfies Record<string, WebhookRow>;

export type WebhookKind = keyof typeof webhooks;

/** The body of each kind, as a receiver gets it. */
export interface WebhookBodies {${block(bodies)}}

type Unkeyed<T> = T extends unknown ? Omit<T, '${KEY}'> : never;

/** The body of a kind as the service writes it: without the key of the event, which the outbox adds. */
export type NewBody<K extends WebhookKind> = Written<Unkeyed<WebhookBodies[K]>>;

/** A body together with its kind. */
export type WebhookContent = { readonly [K in WebhookKind]: { readonly kind: K; readonly body: NewBody<K> } }[WebhookKind];

export interface WebhookValidators {
  /** Accepts what receivers should accept. */
  readonly body: Validate;
  /** As \`body\`, but refuses members that the schema of the body does not describe. */
  readonly sent: Validate;
}

/** Loads the validators of one kind, and of no other. */
export const webhookValidators: { readonly [K in WebhookKind]: () => Promise<WebhookValidators> } = {${block(loaders)}};

/** One emitter for each kind, over a function that puts a body into the outbox. */
export function webhookEmitters<Tx, Event, Result>(
  queue: (tx: Tx, event: Event, content: WebhookContent, now: Date) => Result,
) {
  return {
${emitters.join('')}  };
}
`;
}

const KEY = 'idempotency_key';

/** Path below \`validators/\`, without extension, of the validators of a webhook. */
export const webhookModule = (kind: string): string => `webhooks/${kebabCase(kind)}`;

const block = (lines: readonly string[]): string => (lines.length > 0 ? `\n${lines.join('')}` : '');

/** \`written.ts\`: the form of a body while it is written. */
export const emitWritten = (): string => `${head('codegen/emit/webhooks.ts')}
/**
 * A body while it is written: deeply readonly, and an optional member may be undefined, which leaves it out of the
 * JSON. A writer can so name every member in one literal, in which the compiler sees a wrong name.
 */
export type Written<T> = T extends readonly (infer Item)[]
  ? readonly Written<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: {} extends Pick<T, K> ? Written<T[K]> | undefined : Written<T[K]> }
    : T;
`;
