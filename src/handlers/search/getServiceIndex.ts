import type { ReadHandler } from '../../desk/call.ts';
import { apiIndex } from '../../domain/contract/api-reference.ts';

/** The index at the root, the same as below `/api`. */
export const getServiceIndex: ReadHandler<'getServiceIndex'> = async (_input, tools) => ({
  body: apiIndex(tools),
});
