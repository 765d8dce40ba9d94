/** The clock of this host, which is the one that SQLite reads too. */
export const hostTime = (): Date => new Date();
