import type { Context } from 'koa';
import type { ContractShelf } from '../../infra/contract-library.ts';

/**
 * Sends the page of a file of the contract to a browser; false where its JSON is all there is. `file` is the path below
 * the folder of the shelf, with its extension.
 */
export type SendSchemaPage = (ctx: Context, shelf: ContractShelf, file: string) => Promise<boolean>;
