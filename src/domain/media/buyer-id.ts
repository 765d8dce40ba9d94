export const LONGEST_ID = 256;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNFIT = /[\u0000-\u001f\u007f]|\p{Cs}/u;

/** Whether a buyer’s own name of something can be kept as it is: 1 to 256 characters, and none that is no text. */
export const isBuyerId = (text: string): boolean =>
  text !== '' && text.length <= LONGEST_ID && !UNFIT.test(text);
