/** Hosts below one domain whose web server is the runner: what checks publish there, a peer fetches. */
export type Site = {
  /** Every name below it leads to the runner. */
  readonly domain: string;
  /** Serves a document at `https://HOST/PATH`; null takes it away. An object goes out as JSON. */
  publish(host: string, path: string, document: Document | null): Promise<void>;
};

export type Document = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
};
