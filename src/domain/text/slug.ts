const LONGEST = 100;

/** A text as an identifier of lower-case letters, digits and single underscores; empty when nothing is left of it. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_/, '')
    .slice(0, LONGEST)
    .replace(/_$/, '');
