export const LONGEST_ID = 256;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNFIT = /[\u0000-\u001f\u007f]|\p{Cs}/u;

/**
 * Whether an id that the buyer chose can be stored unchanged: 1 to 256 characters, without control characters or
 * lone surrogates.
 */
export const isBuyerId = (text: string): boolean =>
  text !== '' && text.length <= LONGEST_ID && !UNFIT.test(text);

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNFIT_ITEM = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/u;

/** As `isBuyerId`, but tabs and line breaks are allowed: item ids come from shop feeds, which contain both. */
export const isItemId = (text: string): boolean =>
  text !== '' && text.length <= LONGEST_ID && !UNFIT_ITEM.test(text);
