import { operations } from '../../../generated/operations.ts';
import type { ReadHandler } from '../../desk/call.ts';

const endpoints: Record<string, string> = Object.fromEntries(
  Object.values(operations).map(({ id, method, path }) => [id, `${method.toUpperCase()} ${path}`]),
);

export const apiIndex = ({ baseUrl, version }: { baseUrl: string; version: string }) => ({
  name: 'Registry',
  version,
  documentation: `${baseUrl}/docs`,
  openapi: `${baseUrl}/openapi/registry.yaml`,
  endpoints,
});

export const getApiIndex: ReadHandler<'getApiIndex'> = async (_input, tools) => ({ body: apiIndex(tools) });
