import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/infra/project.ts';
import type {
  DashboardPage,
  MemberClient,
  PageWork,
  Visit,
  Visitor,
} from '../../../web/dashboard/dashboard.ts';
import { dashboardParts } from '../../../web/dashboard/frame.ts';
import { dashboardPages } from '../../../web/dashboard/pages.ts';
import { NO_HTML } from '../../../web/html.ts';
import { pageText, type Site } from '../../../web/shell.ts';
import { type Operation, readPublishedContract } from '../../support/contract.ts';

const site: Site = {
  baseUrl: 'https://registry.example/base',
  prefix: '/base',
  version: '1.0.0',
  name: 'Registry',
  icon: { file: 'icon.svg', type: 'image/svg+xml', width: 24 },
  styleSheet: 'site.css',
  islands: { search: '', live: '', builder: '', passkey: '', proof: '', times: '' },
};

const organization = {
  id: '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17',
  name: 'Tidewater Ceramics',
  role: 'owner',
} as const;
const second = { id: '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b99', name: 'Salt Marsh', role: 'member' } as const;

/** Somebody who may use every page, in two organizations. */
export const everybody: Visitor = {
  userId: '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b11',
  name: 'Ann Potter',
  organization,
  organizations: [organization, second],
  operates: 'operator',
};

export const TOKEN = 'the-token-of-this-session';

export const visitTo = (path: string, query: Visit['query'], more: Partial<Visit> = {}): Visit => ({
  site,
  visitor: everybody,
  path,
  query,
  isFresh: true,
  sessionEnd: { at: new Date('2026-01-18T08:40:00.000Z'), isLast: false },
  token: TOKEN,
  now: new Date('2026-01-15T08:40:00.000Z'),
  requestId: '5d2f8c3e-6b17-4a41-9b60-7c1e0198f0a2',
  typed: null,
  failure: null,
  ...more,
});

const byAddress = new Map(
  readPublishedContract().operations.map((operation) => [
    `${operation.method.toUpperCase()} ${operation.path}`,
    operation,
  ]),
);

/** What an operation answers: a body and its status. */
type Reply = { data?: unknown; error?: unknown; response: { status: number } };
export type Answering = (operation: Operation | string, status: number, body: unknown) => Reply;

/** Answers as the examples of the contract do. */
export const asExample: Answering = (_, status, data) =>
  data === undefined ? { response: { status } } : { data, response: { status } };

const FIXTURES = join(projectRoot, 'test/fixtures/tasks');

/** The answer of a task that has the most in it, of those that are known to conform. */
function taskExample(name: string): unknown {
  const folder = join(FIXTURES, name, 'response/valid');
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return JSON.parse(texts.toSorted((one, other) => other.length - one.length)[0] ?? 'null');
}

/** A client that gives each page the example of the contract for what it asks, as the given rule makes it. */
export function clientOf(answering: Answering = asExample, asked: string[] = []): MemberClient {
  const asking = (method: string) => async (path: string) => {
    const operation = byAddress.get(`${method} ${path}`);
    if (operation === undefined) throw new Error(`the contract has no ${method} ${path}`);
    asked.push(`${method} ${path}`);
    const [status, response] = [...operation.responses].find(([code]) => code < 300) ?? [];
    if (status === undefined || response === undefined) throw new Error(`${operation.id} has no answer`);
    return answering(operation, status, structuredClone(response.examples[0]));
  };
  return {
    GET: asking('GET'),
    POST: asking('POST'),
    PUT: asking('PUT'),
    PATCH: asking('PATCH'),
    DELETE: asking('DELETE'),
    task: async (name: string) => {
      asked.push(name);
      return answering(name, 200, structuredClone(taskExample(name)));
    },
  } as unknown as MemberClient;
}

const pageAt = (path: string): DashboardPage => {
  const page = dashboardPages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`there is no page ${path}`);
  return page;
};

/** The whole text of a page. */
const textOf = (visit: Visit, { title, content }: PageWork): string =>
  pageText(
    site,
    dashboardParts(visit, { pages: dashboardPages, page: pageAt(visit.path), title, said: NO_HTML, content }),
  );

/** Opens an address as somebody who may use it. */
export async function openAt(
  address: string,
  client = clientOf(),
  more: Partial<Visit> = {},
): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'https://registry.example');
  const page = pageAt(pathname);
  const query = Object.fromEntries([...searchParams].filter(([name]) => page.takes.includes(name)));
  const visit = visitTo(pathname, query, more);
  return textOf(visit, await page.load(client, visit));
}

const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<');

/** Addresses of the dashboard that a page links, or sends a form to. */
export const dashboardLinks = (text: string): string[] =>
  [...text.matchAll(/ (?:href|action)="\/base(\/dashboard[^"#]*)/g)].map(([, to = '']) => unescaped(to));

/** Lists have each example twice, so that nobody is the last one, webhooks are paused, and buys can be changed. */
const asMuch: Answering = (operation, status, body) => asExample(operation, status, twice(body));

function twice(value: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...value].map(twice);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, twice(inner)]);
  return {
    ...Object.fromEntries(entries),
    ...('pause_reason' in value ? { status: 'paused' } : {}),
    ...('is_current' in value ? { is_current: false } : {}),
    ...('packages' in value ? { valid_actions: ['pause', 'resume', 'cancel'] } : {}),
  };
}

/** Every address of the dashboard that is reached from its first page by links, each with its text. */
export async function everyAddress(): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const ahead = ['/dashboard'];
  for (let address = ahead.pop(); address !== undefined; address = ahead.pop()) {
    if (texts.has(address)) continue;
    const text = await openAt(address, clientOf(asMuch));
    texts.set(address, text);
    ahead.push(...dashboardLinks(text));
  }
  return texts;
}
