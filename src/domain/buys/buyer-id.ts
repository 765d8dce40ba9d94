export const LONGEST_ID = 256;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNFIT = /[\u0000-\u001f\u007f]|\p{Cs}/u;

/** Whether a buyer’s own name of something can be kept as it is: 1 to 256 characters, and none that is no text. */
export const isBuyerId = (text: string): boolean =>
  text !== '' && text.length <= LONGEST_ID && !UNFIT.test(text);

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNFIT_ITEM = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/u;

/** As `isBuyerId`, with tabs and line breaks: ids of items come from the feeds of shops, which hold both. */
export const isItemId = (text: string): boolean =>
  text !== '' && text.length <= LONGEST_ID && !UNFIT_ITEM.test(text);
