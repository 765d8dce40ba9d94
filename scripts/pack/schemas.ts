/**
 * Stands for the schemas of a package, which are put here while the package is built.
 *
 * @see bundle.ts
 */
export const schemas: Readonly<Record<string, object>> = {};
