import type { ReadHandler } from '../../desk/call.ts';
import { apiIndex } from '../../domain/contract/api-reference.ts';

/** Programs find the same index at the root as below `/api`. */
export const getServiceIndex: ReadHandler<'getServiceIndex'> = async (_input, tools) => ({
  body: apiIndex(tools),
});
