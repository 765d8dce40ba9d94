/**
 * Scripts that make a page more comfortable, each a file of web/islands/ with this name. A page does all that it is for
 * without them.
 */
export const ISLANDS = ['builder', 'live', 'passkey', 'proof', 'search', 'times'] as const;
export type Island = (typeof ISLANDS)[number];
