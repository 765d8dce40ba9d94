import type { IncomingMessage } from 'node:http';

type Kept<T> = {
  of(request: IncomingMessage): T | undefined;
  set(request: IncomingMessage, value: T): void;
};

/**
 * Something that is kept on the request itself. In a weak map it would outlive the request by seconds: the short
 * collections of the engine keep what an old map holds.
 */
export function keptOnRequest<T>(): Kept<T> {
  const key = Symbol('kept');
  type Keeping = IncomingMessage & { [key]?: T };
  return {
    of: (request: Keeping) => request[key],
    set(request: Keeping, value) {
      request[key] = value;
    },
  };
}
