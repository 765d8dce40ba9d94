import { contractFolder } from './publish.ts';

/** Value of `$schema` in an adagents.json that this registry writes: the address at which it publishes the schema. */
export const adagentsSchema = (base: string): string => `${contractFolder(base)}/adagents.json`;

/** Value of `$schema` in a brand.json that this registry writes. */
export const brandSchema = (base: string): string => `${contractFolder(base)}/brand.json`;
