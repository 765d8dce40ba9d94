import type { AdServer } from '../ad-server.ts';

/** How many parameters each method has before its signal. */
export const parametersOf: { readonly [M in keyof Required<AdServer>]: number } = {
  capabilities: 0,
  forecast: 1,
  reserve: 2,
  release: 1,
  putPackage: 2,
  command: 3,
  putCreatives: 2,
  readPackage: 1,
  listPackages: 1,
  delivery: 1,
  attribute: 1,
  activate: 3,
};

/** The ad server for one piece of work: its calls end when `signal` aborts. */
export function boundTo(adServer: AdServer, signal: AbortSignal | undefined): AdServer {
  if (signal === undefined) return adServer;
  return new Proxy(adServer, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function' || !Object.hasOwn(parametersOf, name)) return member;
      const most = parametersOf[name as keyof AdServer];
      return (...given: unknown[]) =>
        member.apply(target, [...Array.from({ length: most }, (_, at) => given[at]), signal]);
    },
  });
}
