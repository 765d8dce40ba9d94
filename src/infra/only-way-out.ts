const OTHER_WAYS = ['fetch', 'WebSocket', 'EventSource'];

/**
 * Takes the platform's own means of asking the network away from this process. Every library is given the guarded
 * fetcher; one that asks by itself, after an update or in a corner that nobody looked into, gets an error instead of
 * an answer from an inner address.
 *
 * @returns what gives them back
 */
export function closeOtherWaysOut(): () => void {
  const kept = OTHER_WAYS.map((name): [string, unknown] => [name, Reflect.get(globalThis, name)]);
  for (const name of OTHER_WAYS) {
    Reflect.set(globalThis, name, function refuse() {
      throw new Error(`${name} is not used here: requests leave by the guarded fetcher`);
    });
  }
  return () => {
    for (const [name, value] of kept) Reflect.set(globalThis, name, value);
  };
}
