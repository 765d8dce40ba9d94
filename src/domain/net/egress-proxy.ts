/** A proxy that opens tunnels (HTTP CONNECT) to addresses outside. */
export type EgressProxy = {
  readonly host: string;
  readonly port: number;
  /** Value of `Proxy-Authorization`; null for none. */
  readonly authorization: string | null;
};

/** Reads an address such as `http://user:password@proxy:3128`; null when it is none. */
export function readEgressProxy(text: string): EgressProxy | null {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'http:') return null;
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') return null;
  const { hostname, port, username, password } = url;
  const credentials = decoded(`${username}:${password}`);
  if (credentials === null) return null;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? 80 : Number(port),
    authorization: username === '' ? null : `Basic ${Buffer.from(credentials).toString('base64')}`,
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that encodes nothing.
    return null;
  }
}
