import { operations } from '../../../generated/operations.ts';
import type { Json } from '../json/values.ts';

const endpoints: Record<string, string> = Object.fromEntries(
  Object.values(operations).map(({ id, method, path }) => [id, `${method.toUpperCase()} ${path}`]),
);

type Served = { readonly siteName: string | null; readonly baseUrl: string; readonly version: string };

/** Body of `GET /`: the service's operations and the addresses of its documents. */
export const apiIndex = ({ siteName, baseUrl, version }: Served) => ({
  name: siteName ?? 'Registry',
  version,
  documentation: `${baseUrl}/docs`,
  openapi: `${baseUrl}/openapi/registry.yaml`,
  endpoints,
});

/** Content of `generated/reference.json`: the operations and webhooks as the reference pages show them. */
export type ApiReference = {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly limits: Readonly<Record<string, readonly ReferenceLimit[]>>;
  readonly operations: readonly ReferenceOperation[];
  readonly webhooks: readonly ReferenceWebhook[];
  readonly adServer: AdServerReference;
};

/** What the agent asks of the ad server behind it, and last what that sends to the agent. */
export type AdServerReference = Pick<ApiReference, 'title' | 'version' | 'description' | 'tags'> & {
  readonly operations: readonly AdServerReferenceOperation[];
};

export type AdServerReferenceOperation = Pick<
  ReferenceOperation,
  'id' | 'method' | 'path' | 'tag' | 'summary' | 'description' | 'parameters' | 'body' | 'answers'
> & {
  readonly capability: string | null;
  readonly isKeyed: boolean;
  readonly timeoutSeconds: number;
};

/** A body that the service sends, and the answers that it understands. */
export type ReferenceWebhook = {
  readonly kind: string;
  readonly summary: string;
  readonly description: string;
  readonly body: ReferenceMessage;
  readonly answers: readonly { readonly status: string; readonly description: string }[];
};

export type ReferenceLimit = { readonly per: string; readonly limit: number; readonly windowSeconds: number };

export type ReferenceOperation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly access: 'public' | 'auth-aware' | 'member';
  readonly effect: 'read' | 'write';
  readonly limit: string | null;
  readonly permission: string | null;
  readonly delegable: boolean;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly ReferenceParameter[];
  readonly body: ReferenceMessage | null;
  readonly answers: readonly (ReferenceMessage & { readonly status: number })[];
};

export type ReferenceParameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Json;
  readonly example?: unknown;
};

export type ReferenceMessage = {
  readonly description: string;
  readonly required: boolean;
  readonly bodies: readonly {
    readonly type: string;
    readonly schema: Json | null;
    readonly examples: readonly { readonly summary?: string; readonly value?: unknown }[];
  }[];
};

/** Parses `generated/reference.json` without validation, because the generator is its only writer. */
export const readReference = (text: string): ApiReference => JSON.parse(text);
