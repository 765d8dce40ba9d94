import { operations } from '../../../../generated/operations.ts';
import type { ReadHandler } from '../../call.ts';

const endpoints: Record<string, string> = Object.fromEntries(
  Object.values(operations).map(({ id, method, path }) => [id, `${method.toUpperCase()} ${path}`]),
);

export const getApiIndex: ReadHandler<'getApiIndex'> = async (_input, { baseUrl, version }) => ({
  body: {
    name: 'Registry',
    version,
    documentation: `${baseUrl}/openapi/registry.yaml`,
    openapi: `${baseUrl}/openapi/registry.yaml`,
    endpoints,
  },
});
