/** A media range of an `Accept` header (RFC 9110, section 12.5.1). */
type Range = { readonly type: string; readonly isRefused: boolean };

/** The ranges of headers that came before: clients send a few different ones. */
const known = new Map<string, readonly Range[]>();
const MOST_KNOWN = 100;
const LONGEST_KNOWN = 200;

function ranges(accept: string): readonly Range[] {
  const earlier = known.get(accept);
  if (earlier !== undefined) return earlier;
  const found = accept.split(',').flatMap((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === '' ? [] : [{ type, isRefused: parameters.some((one) => NOTHING.test(one)) }];
  });
  if (known.size < MOST_KNOWN && accept.length <= LONGEST_KNOWN) known.set(accept, found);
  return found;
}
const NOTHING = /^q\s*=\s*0(\.0{0,3})?$/;

/**
 * Whether a caller takes a response of this type. A request without `Accept` takes every type, as do clients
 * that know nothing of the protocol's two forms.
 *
 * @param type in lower case
 */
export function acceptsType(accept: string, type: string): boolean {
  const given = ranges(accept);
  if (given.length === 0) return true;
  const [kind] = type.split('/');
  // The most specific range decides.
  const range = [type, `${kind}/*`, '*/*'].flatMap((name) => given.find((one) => one.type === name) ?? [])[0];
  return range !== undefined && !range.isRefused;
}

/** Whether a caller asks for exactly this type, not only for a range that includes it. */
export const namesType = (accept: string, type: string): boolean =>
  ranges(accept).some((range) => range.type === type && !range.isRefused);
