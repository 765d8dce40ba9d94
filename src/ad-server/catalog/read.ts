import type { CoreFormat, CoreFormatAsset, CoreProduct } from '../../../generated/types/core.ts';
import type { TransformerEntry } from '../../domain/creatives/transformers.ts';
import type { CatalogFile } from '../../domain/declaration/agent-profile.ts';
import { clip } from '../../domain/findings.ts';
import { isObject, type Json } from '../../domain/json/values.ts';
import type { Proposal } from '../../domain/products/discovery/proposal.ts';
import { asFormat, asProduct } from '../../domain/products/shape.ts';
import { type CatalogReport, readInventory } from './check-inventory.ts';
import { checkPrices, checkProduct, type KnownFormats } from './check-products.ts';
import type { Catalog, CatalogEntries, FormatEntry, ProductEntry, WrittenCatalog } from './document.ts';
import { readProposal, readTransformer } from './read-production.ts';

export type CatalogRead =
  | { readonly ok: true; readonly catalog: Catalog }
  | { readonly ok: false; readonly problems: readonly string[] };

const LONGEST_PROBLEM = 300;
const MOST_PROBLEMS = 100;
const LISTS = ['formats', 'products', 'transformers', 'proposals'] as const;
type List = (typeof LISTS)[number];
const IDS = {
  formats: 'format_id',
  products: 'product_id',
  transformers: 'transformer_id',
  proposals: 'proposal_id',
} as const satisfies Record<List, string>;

/** Entries are validated as formats of this agent; its address is the caller's business. */
const ANY_AGENT = 'https://agent.example/mcp';

/** Results by the files that were read: a process opens the same catalog several times. */
const known = new WeakMap<readonly CatalogFile[], WrittenRead>();

/**
 * Validates the files of a catalog that an operator wrote. Each problem is one line that begins with its file and its
 * place, such as `products.json: products[3].pricing_options[0].floor_price`.
 *
 * @param agentUrl becomes the `agent_url` of every format
 */
export function readCatalog(files: readonly CatalogFile[], agentUrl: string): CatalogRead {
  const read = known.get(files) ?? readWritten(files);
  known.set(files, read);
  return read.ok ? { ok: true, catalog: placeCatalog(read.written, agentUrl) } : read;
}

type WrittenRead =
  | { readonly ok: true; readonly written: WrittenCatalog }
  | { readonly ok: false; readonly problems: readonly string[] };

/** An entry of a list, with the file and the place that its problems name. */
type Placed = { readonly entry: Json; readonly isListed: boolean; readonly report: CatalogReport };

function readWritten(files: readonly CatalogFile[]): WrittenRead {
  const problems: string[] = [];
  const report: CatalogReport = (place, message) => {
    if (problems.length < MOST_PROBLEMS) problems.push(clip(`${place}: ${message}`, LONGEST_PROBLEM));
  };
  const placed: Record<List, Placed[]> = { formats: [], products: [], transformers: [], proposals: [] };
  for (const file of files) collect(file, placed, report);
  const [first] = files;
  for (const list of ['formats', 'products'] as const) {
    if (problems.length === 0 && !placed[list].some(({ isListed }) => isListed))
      report(`${first?.path}: ${list}`, 'must be a list with at least 1 item');
  }
  const written = entriesOf(placed);
  for (const list of LISTS) checkUnique(placed[list], IDS[list]);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, written };
}

function collect({ path, document }: CatalogFile, placed: Record<List, Placed[]>, all: CatalogReport): void {
  const report: CatalogReport = (place, message) => all(`${path}: ${place}`, message);
  if (!isObject(document)) {
    report('root', 'must be an object');
    return;
  }
  const { listed = true } = document;
  if (typeof listed !== 'boolean') report('listed', 'must be true or false');
  for (const name of Object.keys(document)) {
    if (name === 'listed' || name === '$schema') continue;
    const list = LISTS.find((one) => one === name);
    if (list === undefined) report(name, 'is not known');
    else if (list === 'proposals' && listed !== false)
      report(
        name,
        'must be in a file with `"listed": false`: proposals to all buyers are made from products',
      );
    else placed[list].push(...entries(document[name], list, listed !== false, report));
  }
  if (!LISTS.some((list) => Object.hasOwn(document, list)))
    report('root', `must have at least one of ${LISTS.join(', ')}`);
}

function entries(value: unknown, list: List, isListed: boolean, report: CatalogReport): Placed[] {
  if (!Array.isArray(value) || value.length === 0) {
    report(list, 'must be a list with at least 1 item');
    return [];
  }
  return value.map((item, i) => {
    if (!isObject(item)) report(`${list}[${i}]`, 'must be an object');
    return { entry: isObject(item) ? item : {}, isListed, report: within(report, `${list}[${i}]`) };
  });
}

/** The valid entries, while the others are reported. */
function entriesOf({ formats, products, transformers, proposals }: Record<List, Placed[]>): WrittenCatalog {
  const sound = keep(formats, readFormat);
  const byId = new Map([...sound.listed, ...sound.unlisted].map(({ read }) => [read.format_id.id, read]));
  // An invalid format is known too: it must not be reported as missing.
  const names = new Map(
    formats.map(({ entry: { format_id: id } }) => [String(id), byId.get(String(id)) ?? null]),
  );
  const sold = keep(products, (entry, report) => readProduct(entry, names, report));
  const producers = keep(transformers, (entry, report) => readTransformer(entry, names, report));
  const prices = new Map(
    products.map(({ entry }) => [String(entry.product_id), entry.pricing_options] as const),
  );
  const plans = keep(proposals, (entry, report) => readProposal(entry, prices, report));
  const part = (kind: 'listed' | 'unlisted'): CatalogEntries => ({
    formats: sound[kind].map(({ entry }) => entry as FormatEntry),
    products: sold[kind].map(({ entry }) => entry as ProductEntry),
    transformers: producers[kind].map(({ read }): TransformerEntry => read),
  });
  return {
    listed: part('listed'),
    unlisted: { ...part('unlisted'), proposals: plans.unlisted.map(({ read }): Proposal => read) },
  };
}

type Kept<T> = readonly { readonly entry: Json; readonly read: T }[];

function keep<T>(
  placed: readonly Placed[],
  readOne: (entry: Json, report: CatalogReport) => T[],
): { readonly listed: Kept<T>; readonly unlisted: Kept<T> } {
  const kept = placed.flatMap(({ entry, isListed, report }) =>
    readOne(entry, report).map((read) => ({ entry, isListed, read })),
  );
  return {
    listed: kept.filter(({ isListed }) => isListed),
    unlisted: kept.filter(({ isListed }) => !isListed),
  };
}

function placeCatalog({ listed, unlisted }: WrittenCatalog, agentUrl: string): Catalog {
  const { proposals, ...others } = unlisted;
  const hasUnlisted = proposals.length > 0 || Object.values(others).some((list) => list.length > 0);
  return {
    ...placeEntries(listed, agentUrl),
    ...(hasUnlisted ? { unlisted: { ...placeEntries(others, agentUrl), proposals } } : {}),
  };
}

const placeEntries = ({ formats, products, transformers }: CatalogEntries, agentUrl: string) => ({
  formats: formats.map((entry) => placedFormat(entry, agentUrl) as CoreFormat),
  products: products.map(({ inventory, ...entry }) => ({
    product: placedProduct(entry, entry.format_ids, agentUrl) as CoreProduct,
    inventory,
  })),
  ...(transformers.length > 0 ? { transformers } : {}),
});

function placedFormat(entry: Json, agentUrl: string): object {
  const assets: unknown[] = Array.isArray(entry.assets) ? entry.assets : [];
  return {
    ...entry,
    format_id: { agent_url: agentUrl, id: entry.format_id },
    assets_required: assets.filter((asset) => isObject(asset) && asset.required === true),
  };
}

function placedProduct(entry: Json, formatIds: readonly string[], agentUrl: string): object {
  const named = (id: unknown) => (typeof id === 'string' ? { agent_url: agentUrl, id } : id);
  return {
    ...entry,
    format_ids: formatIds.map(named),
    ...(Array.isArray(entry.format_options)
      ? { format_options: entry.format_options.map((option: unknown) => withRefs(option, named)) }
      : {}),
  };
}

function readFormat(entry: Json, report: CatalogReport): CoreFormat[] {
  const { format_id: id } = entry;
  if (typeof id !== 'string') {
    report('format_id', id === undefined ? 'is required' : 'must be a string');
    return [];
  }
  if (entry.assets_required !== undefined)
    report('assets_required', 'follows from assets and must be left out');
  const read = asFormat(placedFormat(entry, ANY_AGENT));
  if (!read.ok) {
    for (const { place, message } of read.problems) {
      if (!place.startsWith('assets_required'))
        report(place.replace(/^format_id\.id$/, 'format_id'), message);
    }
    return [];
  }
  const whole = read.value;
  checkBounds(whole.assets, 'assets', report);
  checkBounds(whole.renders, 'renders', report);
  if (whole.assets_required.length === 0) report('assets', 'must have an item that is required');
  for (const [i, name] of whole.assets.map(assetName).entries()) {
    if (whole.assets.findIndex((asset) => assetName(asset) === name) < i)
      report(`assets[${i}]`, `${name} is used twice`);
  }
  return [whole];
}

/** Reports lower bounds over their upper bounds: no creative could fit a format that has them. */
function checkBounds(value: unknown, place: string, report: CatalogReport): void {
  if (Array.isArray(value))
    for (const [i, item] of value.entries()) checkBounds(item, `${place}[${i}]`, report);
  if (!isObject(value)) return;
  for (const [name, part] of Object.entries(value)) {
    const upper = name.startsWith('min_') ? value[name.replace('min_', 'max_')] : undefined;
    if (typeof part === 'number' && typeof upper === 'number' && part > upper)
      report(
        `${place}.${name}`,
        `must be at most ${name.replace('min_', 'max_')} (got ${part} and ${upper})`,
      );
    checkBounds(part, `${place}.${name}`, report);
  }
}

const assetName = (asset: CoreFormatAsset): string =>
  asset.item_type === 'individual' ? asset.asset_id : asset.asset_group_id;

function readProduct(
  { inventory, ...entry }: Json,
  formats: KnownFormats,
  report: CatalogReport,
): CoreProduct[] {
  const ids = entry.format_ids;
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string')) {
    report('format_ids', ids === undefined ? 'is required' : 'must be a list of names of formats');
    return [];
  }
  const read = asProduct(placedProduct(entry, ids, ANY_AGENT));
  for (const { place, message } of read.ok ? [] : read.problems) {
    report(place.replace(/^(format_ids\[\d+\])\.id$/, '$1'), message);
  }
  const stock = readInventory(inventory, within(report, 'inventory'));
  // Rules between fields can be checked only if the fields are valid.
  if (!read.ok || stock === undefined) return [];
  checkProduct(read.value, stock, formats, report);
  checkPrices(read.value, stock, report);
  return [read.value];
}

/** A format option whose `v1_format_ref` has full format ids. */
function withRefs(option: unknown, named: (id: unknown) => unknown): unknown {
  if (!isObject(option) || !Array.isArray(option.v1_format_ref)) return option;
  return { ...option, v1_format_ref: option.v1_format_ref.map(named) };
}

function checkUnique(placed: readonly Placed[], id: string): void {
  const seen = new Set<unknown>();
  for (const { entry, report } of placed) {
    const name = entry[id];
    if (typeof name === 'string' && seen.has(name)) report(id, `${name} is used twice`);
    seen.add(name);
  }
}

const within =
  (report: CatalogReport, prefix: string): CatalogReport =>
  (place, message) =>
    report(place === '' ? prefix : `${prefix}.${place}`, message);
