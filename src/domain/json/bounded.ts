const LONGEST_MEMBER = 32 * 1024;

type Payload = Readonly<Record<string, unknown>>;

/**
 * A payload with an end: what a stranger's file says at any length is not repeated to every reader. Lists over 32 KB of
 * JSON are cut to the items that fit, objects that long are left out, and `shortened` names them.
 */
export function bounded(payload: Payload): Payload {
  const long = Object.entries(payload).filter(([, value]) => isLong(value));
  if (long.length === 0) return payload;
  const short = Object.fromEntries(
    long.map(([name, value]) => [name, Array.isArray(value) ? leading(value) : undefined]),
  );
  return { ...payload, ...short, shortened: long.map(([name]) => name) };
}

const isLong = (value: unknown) =>
  typeof value === 'object' && value !== null && JSON.stringify(value).length > LONGEST_MEMBER;

function leading(list: readonly unknown[]): unknown[] {
  let left = LONGEST_MEMBER;
  const end = list.findIndex((item) => {
    left -= JSON.stringify(item).length + 1;
    return left < 0;
  });
  return list.slice(0, end);
}
