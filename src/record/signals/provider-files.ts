import { isObject } from '../../domain/json/values.ts';
import { inspectAdagents } from '../../domain/publishers/adagents/check.ts';
import { type ProviderFile, readProviderFile } from '../../domain/signals/provenance.ts';
import type { SignalCatalog } from '../../domain/signals/signal.ts';
import type { Tables } from '../../store/index.ts';

/** Larger files are not read while a caller waits, because parsing one would block other requests. */
const LARGEST_FILE = 2 * 1024 * 1024;

type Read = { readonly validatedAt: number; readonly file: ProviderFile | null };
const known = new WeakMap<SignalCatalog, Map<string, Read>>();

/**
 * Files of data providers from the registry's own records, by domain; null when there is no valid file. One query
 * shows whether a file was validated again; only then is the file read again.
 */
export async function providerFiles(
  catalog: SignalCatalog,
  { publishers, documents }: Pick<Tables, 'publishers' | 'documents'>,
): Promise<ReadonlyMap<string, ProviderFile | null>> {
  const domains = domainsOf(catalog);
  const reads = known.get(catalog) ?? new Map<string, Read>();
  known.set(catalog, reads);
  const records = domains.length === 0 ? [] : await publishers.listRecords(domains);
  const valid = new Map(
    records.flatMap(({ domain, status, validatedAt }) =>
      status === 'valid' && validatedAt !== null ? [[domain, Number(validatedAt)] as const] : [],
    ),
  );
  for (const domain of domains) {
    const validatedAt = valid.get(domain);
    if (validatedAt === undefined) reads.delete(domain);
    else if (reads.get(domain)?.validatedAt !== validatedAt)
      reads.set(domain, { validatedAt, file: await readFile(domain, catalog, documents) });
  }
  return new Map(domains.map((domain) => [domain, reads.get(domain)?.file ?? null]));
}

async function readFile(
  domain: string,
  { agentUrl }: SignalCatalog,
  documents: Tables['documents'],
): Promise<ProviderFile | null> {
  const document = await documents.find(domain, 'adagents');
  if (document === undefined || document.bytes > LARGEST_FILE) return null;
  const body = await documents.findBody(domain, 'adagents');
  if (body === undefined) return null;
  const inspected = inspectAdagents(asSecure(JSON.parse(body), agentUrl), { domain });
  if (inspected.variant !== 'inline') return null;
  const entries = inspected.agents.map(({ doc }) => doc);
  return readProviderFile({ signals: inspected.signals, authorized_agents: entries }, secure(agentUrl));
}

const secure = (url: string): string => url.replace(/^http:/, 'https:');

/** A file in which this agent has an https URL. Under http, as on one machine, its entries would be left out. */
function asSecure(file: unknown, agentUrl: string): unknown {
  if (!isObject(file) || !Array.isArray(file.authorized_agents)) return file;
  const agents = file.authorized_agents.map((entry: unknown) =>
    isObject(entry) && entry.url === agentUrl ? { ...entry, url: secure(agentUrl) } : entry,
  );
  return { ...file, authorized_agents: agents };
}

const domainLists = new WeakMap<SignalCatalog, readonly string[]>();

function domainsOf(catalog: SignalCatalog): readonly string[] {
  const domains = domainLists.get(catalog) ?? [
    ...new Set(catalog.signals.flatMap(({ data_provider_domain: domain }) => domain ?? [])),
  ];
  domainLists.set(catalog, domains);
  return domains;
}
