/**
 * Characters of records in a response about many domains: one record may have a megabyte and more. Domains whose records
 * do not fit are named in `omitted`.
 */
const MOST_CHARACTERS = 16 * 1024 * 1024;

type Results = {
  /** Length of the domain's record, as far as it is known before the record is read; null when there is none. */
  readonly bytesOf: (domain: string) => number | null;
  /** The result as JSON text; null when there is none. */
  readonly textOf: (domain: string) => string | null | Promise<string | null>;
};

/**
 * The response about many domains, in pieces of JSON text.
 *
 * @param keys domains by the names under which they are returned
 */
export async function bulkResults(
  keys: ReadonlyMap<string, string>,
  { bytesOf, textOf }: Results,
): Promise<{ pieces: readonly string[] }> {
  const pieces = ['{"results":{'];
  const omitted: string[] = [];
  let length = 0;
  for (const [name, domain] of keys) {
    const bytes = bytesOf(domain);
    if (bytes === null) continue;
    if (length > 0 && length + bytes > MOST_CHARACTERS) {
      omitted.push(name);
      continue;
    }
    const result = textOf(domain);
    const text = result instanceof Promise ? await result : result;
    if (text === null) continue;
    pieces.push(`${length === 0 ? '' : ','}${JSON.stringify(name)}:`, text);
    length += text.length;
  }
  pieces.push(omitted.length === 0 ? '}}' : `},"omitted":${JSON.stringify(omitted)}}`);
  return { pieces };
}
