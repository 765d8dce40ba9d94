import type { Registry } from '../client/index.ts';
import type { operations } from '../generated/types/openapi.ts';
import type { Island } from './islands.ts';
import type { PageParts, Site } from './shell.ts';

/** The typed client of the registry, as far as pages use it: they only read, with POST where a question is long. */
export type Look = Pick<Registry, 'GET' | 'POST'>;

/** The body of the successful response to an operation. */
export type Told<Op extends keyof operations> = operations[Op] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

export type PageAsked = {
  readonly site: Site;
  /** Parameters of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Parameters of the query that the page takes; the first value of each. */
  readonly query: Readonly<Record<string, string>>;
  readonly now: () => Date;
  /** Lets other requests have their turn. */
  readonly pause: () => Promise<void>;
};

/** Fields of a form, the first value of each. */
export type Submitted = Readonly<Record<string, string>>;

/** What a page has found. Its elements are made only when no copy of the page for the same answers is kept. */
export type Found =
  | { readonly redirect: string }
  | {
      /** The text of something that is no page. */
      readonly file: () => string;
      readonly status: number;
      readonly type: string;
      /** Whether others may show a copy for minutes, or have to ask again each time. */
      readonly cache: 'minutes' | 'ask';
    }
  | { readonly status: number; readonly page: () => PageParts };

export type ExplorerPage = {
  /** Path with `{name}` for a parameter; `{rest*}` takes all that follows, slashes too. */
  readonly path: string;
  /** Parameters of the query that the page reads; all others are ignored. */
  readonly takes: readonly string[];
  /** Whether the answers depend on the moment, so that no copy is kept. */
  readonly isLive?: boolean;
  /** Scripts of the page; without them it does the same by links and forms. */
  readonly islands?: readonly Island[];
  readonly load: (look: Look, asked: PageAsked) => Promise<Found>;
  /** Answers the form of the page, which was sent with POST because it is long. Nothing is stored. */
  readonly submit?: (look: Look, asked: PageAsked, form: Submitted) => Promise<Found>;
  /** What a visitor may ask for with a button: that the files of the entry are read now. The page follows. */
  readonly check?: (look: Look, asked: PageAsked) => Promise<unknown>;
};

/** The query of a link: parameters that are empty are left out. */
export function queryText(values: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') query.set(name, String(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export const brandPath = (domain: string): string => `/brands/${encodeURIComponent(domain)}`;
export const publisherPath = (domain: string): string => `/publishers/${encodeURIComponent(domain)}`;
export const agentPath = (url: string): string => `/agents/${encodeURIComponent(url)}`;
