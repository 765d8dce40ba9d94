import { MirrorError } from './fault.ts';

/** Stands in for `serve` in the package of the mirror, which has no service in it. */
export async function serve(): Promise<never> {
  throw new MirrorError(
    'This package copies a registry and checks the copy. To answer requests from it, run `npm run mirror -- serve` in a copy of the project, with the same --database.',
  );
}
