import { readFileSync } from 'node:fs';
import { readSignalCatalog } from '../../src/ad-server/signals/read.ts';
import { agentProfile } from '../../src/agent-settings.ts';
import type { AgentDeclaration } from '../../src/domain/declaration/agent-profile.ts';
import type { SignalCatalog } from '../../src/domain/signals/signal.ts';

const folder = new URL('../../publisher/', import.meta.url);

// biome-ignore lint/suspicious/noExplicitAny: tests change parts of every shape
export type Written = any;

/** A document of the publisher that comes with the program, read anew, because tests change it. */
export const written = (path: string): Written => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));

/** The publisher's declaration, as a service without AGENT_PROFILE has it. */
export const publisherProfile: AgentDeclaration = agentProfile({}, 'sandbox');

export const publisherMediaBuy: NonNullable<AgentDeclaration['media_buy']> =
  written('agent-profile.json').media_buy;

/** The house with two brands. */
export const publisherHouse: Written = written('brands/meadowlark-foods.json');

export const publisherRights: Written = written('rights.json');

/** The files of a catalog that a profile would name. */
export const filesOf = (...documents: readonly unknown[]) =>
  documents.map((document, i) => ({ path: i === 0 ? 'catalog.json' : `catalog-${i + 1}.json`, document }));

const listed = [publisherProfile.catalogs.products ?? []].flat().map(({ document }) => document as Written);
const entries = (list: string): Written[] =>
  listed.flatMap((document) => (document.listed === false ? [] : (document[list] ?? [])));

/** All that the publisher's lists return, as one document. */
export const publisherCatalog: { readonly formats: Written[]; readonly products: Written[] } = {
  formats: entries('formats'),
  products: entries('products'),
};

export function publisherSignals(agentUrl: string): SignalCatalog {
  const read = readSignalCatalog(publisherProfile.catalogs.signals ?? [], agentUrl);
  if (!read.ok) throw new Error(read.problems.join('; '));
  return read.catalog;
}
