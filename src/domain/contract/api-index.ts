import { operations } from '../../../generated/operations.ts';

const endpoints: Record<string, string> = Object.fromEntries(
  Object.values(operations).map(({ id, method, path }) => [id, `${method.toUpperCase()} ${path}`]),
);

/** What the service returns at its root: where its operations and documents are. */
export const apiIndex = ({ baseUrl, version }: { baseUrl: string; version: string }) => ({
  name: 'Registry',
  version,
  documentation: `${baseUrl}/docs`,
  openapi: `${baseUrl}/openapi/registry.yaml`,
  endpoints,
});
