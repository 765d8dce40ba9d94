/** A `like … escape '\'` pattern that finds the text anywhere, its wildcards taken literally. */
export const containsPattern = (search: string): string =>
  `%${search.toLowerCase().replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
