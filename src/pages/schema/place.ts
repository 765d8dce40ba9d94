import { type Contract, type ContractSchema, pathOf } from '../../domain/contract/contract.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Where a schema stands: its file decides what its references mean, the folder where they lead. */
export type SchemaPlace = {
  readonly site: Site;
  readonly contract: Contract;
  /** Path of the folder of schemas in links, without a trailing slash. */
  readonly folder: string;
  /** Path of the file, without extension; empty for the root of the folder. */
  readonly path: string;
  /** How many references deep the fields of others are shown in place. */
  readonly depth: number;
  /** Fields that may still be shown, so that a page has an end however large the schema is. */
  readonly budget: { fields: number };
};

/** The schema that a reference leads to; null for a part of the same file. */
export function referred({ contract, path }: SchemaPlace, ref: unknown): ContractSchema | null {
  if (typeof ref !== 'string' || ref.includes('#/')) return null;
  return contract.schemas.get(pathOf(path, ref)) ?? null;
}

export const linkTo = ({ folder }: SchemaPlace, { path, title }: ContractSchema): Html =>
  html`<a href="${folder}/${path}.json">${title}</a>`;
