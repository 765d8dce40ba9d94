import { type Place, placesIn, type Seen } from './request-places.ts';

/** Hosts that the operator lists, and the origins that stand for them. */
export const LISTED: ReadonlyMap<string, string> = new Map([
  ['listed.example', 'http://127.0.0.1:9'],
  ['127.0.0.1:9', 'http://127.0.0.1:9'],
]);

/** URLs that may be registered to be called; most of their names do not exist. */
export const GOOD_URLS: readonly string[] = [
  'https://buyer.example/hooks',
  'https://not-yet.example/hooks?one=1',
  'https://buyer.example:443/hooks',
  'https://8.8.8.8/hooks',
  'https://[2606:4700::1]/hooks',
  'http://listed.example/hooks',
  'http://127.0.0.1:9/hooks',
];

/** URLs that are never called. Each conforms to `format: uri`, so that no schema refuses it. */
export const BAD_URLS: readonly string[] = [
  'http://plain.example/x',
  'ftp://buyer.example/x',
  'file:///etc/passwd',
  'urn:isbn:0451450523',
  'https://user:word@buyer.example/x',
  'https://user@listed.example/x',
  'https://buyer.example:8443/x',
  'https://10.0.0.1/x',
  'https://169.254.169.254/x',
  'https://100.64.0.1/x',
  'https://0.0.0.0/x',
  'https://[::1]/x',
  'https://[fd00::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://2130706433/x',
  'https://127.1/x',
  'https://localhost/x',
  'https://LOCALHOST./x',
  'https://hook.localhost/x',
  'https://printer.local/x',
  'https://db.internal/x',
  'https://intranet/x',
  'https://metadata.google.internal/x',
  'http://127.0.0.1:8/x',
  // Other schemes, and forms that one reader repairs and another does not.
  'wss://buyer.example/x',
  'data:text/plain,x',
  'javascript:alert(1)',
  'https:buyer.example/x',
  'https:///buyer.example/x',
  // A user name or a password, also when it is empty.
  'https://user:@buyer.example/x',
  'https://:word@buyer.example/x',
  'https://@buyer.example/x',
  // Ports, also those that another scheme has by default.
  'https://buyer.example:80/x',
  'https://buyer.example:0/x',
  'https://buyer.example:65536/x',
  // Numbers as hosts, in every base, in fewer or more parts, and with a dot at the end.
  'https://10.0.0.1./x',
  'https://0x7f000001/x',
  'https://0177.0.0.1/x',
  'https://017700000001/x',
  'https://0/x',
  'https://256.256.256.256/x',
  'https://1.2.3.4.5/x',
  'https://%31%30.0.0.1/x',
  'https://172.16.0.1/x',
  'https://192.168.1.1/x',
  'https://192.0.2.1/x',
  'https://198.18.0.1/x',
  'https://224.0.0.1/x',
  'https://255.255.255.255/x',
  // IPv6: every address that is not public, and those that contain an IPv4 address.
  'https://[::]/x',
  'https://[fe80::1]/x',
  'https://[fec0::1]/x',
  'https://[ff02::1]/x',
  'https://[100::1]/x',
  'https://[2001:db8::1]/x',
  'https://[::7f00:1]/x',
  'https://[::ffff:0:7f00:1]/x',
  'https://[64:ff9b::a00:1]/x',
  'https://[64:ff9b:1::a00:1]/x',
  'https://[2002:a00:1::]/x',
  // Names that no public name server can know.
  'https://com/x',
  'https://xn--/x',
  'https://buyer..example/x',
  'https://.buyer.example/x',
  'https://buyer.example../x',
  `https://${'a'.repeat(64)}.example/x`,
  `https://${'a.'.repeat(150)}example/x`,
  'https://buyer.example%00/x',
  'https://buyer.example%40inner.example/x',
  'https://host.docker.internal/x',
  'https://api.default.svc.cluster.local/x',
  'https://router.home.arpa/x',
  'https://hook.onion/x',
];

/** A field of a request whose value is a URL. */
export type UrlPlace = Place & {
  /** Whether the schema says that this service calls the URL. */
  readonly isCalled: boolean;
};

const isUrl = ({ schema, path }: Seen): boolean =>
  (typeof schema.format === 'string' && /^(uri|iri)/.test(schema.format)) ||
  schema['x-called'] === true ||
  (schema.type === 'string' && /(^|_)(url|uri)s?$/.test(path.at(-1) ?? ''));

/** Every field with a URL below a schema file. */
export const urlPlaces = (name: string): UrlPlace[] =>
  placesIn(name, isUrl).map((place) => ({ ...place, isCalled: place.schema['x-called'] === true }));
