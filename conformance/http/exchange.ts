/** What was sent and what came back, as it is reported: cut to a size, cleaned of control characters, without secrets. */
export type Exchange = {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    /** Null when there is none. */
    readonly body: string | null;
  };
  /** Null when none came; `failure` then says why. */
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** As far as it was read. */
    readonly body: string;
    /** Whether the body went on after what is kept. */
    readonly isCut: boolean;
  } | null;
  readonly failure: string | null;
};

/** Texts that no report shows, each with the name of the variable that stands for it. */
export type Secrets = ReadonlyMap<string, string>;

/** Characters of a body that a record keeps. */
export const MOST_KEPT = 16_384;

/** Shorter ones would blank out ordinary words. */
const SHORTEST_SECRET = 6;

/** The text with each secret replaced by the name of its variable. */
export function masked(text: string, secrets: Secrets): string {
  let clean = text;
  for (const [secret, name] of secrets)
    if (secret.length >= SHORTEST_SECRET) clean = clean.replaceAll(secret, `$${name}`);
  return clean;
}

/**
 * The text without what steers a terminal or hides from a reader: control characters, and marks that turn the
 * direction of writing. Line ends and tabs stay.
 */
export const printable = (text: string): string => text.replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '\ufffd');

/** A shell's command that sends the request again. Secrets stand as variables. */
export function curlOf({ request }: Exchange): string {
  const parts = ['curl', '-i', '--max-time', '30'];
  if (request.method !== 'GET') parts.push('-X', request.method);
  parts.push(quoted(request.url));
  for (const [name, value] of Object.entries(request.headers)) parts.push('-H', quoted(`${name}: ${value}`));
  if (request.body !== null) parts.push('--data-binary', quoted(request.body));
  return parts.join(' ');
}

/** In single quotes nothing is read by the shell; a variable of ours is put between double ones. */
function quoted(text: string): string {
  const inert = `'${text.replaceAll("'", `'\\''`)}'`;
  return inert.replace(/\$([A-Z][A-Z_]*_TOKEN)\b/g, (_whole, name: string) => `'"$${name}"'`);
}
