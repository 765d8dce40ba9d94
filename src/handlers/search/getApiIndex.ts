import type { ReadHandler } from '../../desk/call.ts';
import { apiIndex } from '../../domain/contract/api-reference.ts';

export const getApiIndex: ReadHandler<'getApiIndex'> = async (_input, tools) => ({ body: apiIndex(tools) });
