/** A nonce of this registry: 256 bits in base64url. */
const NONCE = /^[\w-]{43}$/;
const QUOTED = /^["'“”„](.*)["'“”]$/;

const OLDER = 'This is an older value. Replace it with the new one; each challenge has its own.';

/** What to do about TXT records of the right name that do not prove control. */
export function recordsAdvice(records: readonly string[], nonce: string): string {
  const texts = records.map((record) => record.trim());
  if (texts.some((text) => QUOTED.exec(text)?.[1]?.trim() === nonce))
    return 'The value stands in quotation marks. Enter it without them; the DNS panel adds its own.';
  if (texts.some((text) => text.includes(nonce)))
    return 'The value stands beside other text. Make a record of its own for it, with nothing else.';
  if (texts.some((text) => NONCE.test(text))) return OLDER;
  return 'The name has other records, which do no harm. Add one more TXT record with the value.';
}

/** What to do when the look-up of the TXT records failed; `isNameTooLong` says that the DNS cannot have the name. */
export const failedLookupAdvice = (isNameTooLong: boolean): string =>
  isNameTooLong
    ? 'With its label the name is longer than the DNS allows. Publish the file instead.'
    : 'The name servers of the domain failed, or did not answer. Check that they work, and their DNSSEC, and try again.';

/** What to do when the name has no TXT record; `isDoubled` says that the name with the domain twice has the value. */
export const noRecordsAdvice = (isDoubled: boolean, label: string): string =>
  isDoubled
    ? `The record stands at a name that ends with the domain twice. Your DNS panel adds the domain itself: enter only ${label} as the name.`
    : `No record is visible yet. New records appear when the old answer has expired, often within an hour. If the panel adds the domain itself, enter only ${label} as the name.`;

/** What to do about a file that does not hold the value. */
export function fileAdvice(text: string, nonce: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.replace(/^\ufeff/, '').trim());
  if (lines.every((line) => line === '')) return 'The file is empty. Write the value into it.';
  if (/<(?:!doctype|html|head|body)\b/i.test(text.slice(0, 2_000)))
    return 'The server returned an HTML page, as many sites do for missing files. Upload a text file at exactly this path.';
  if (lines.some((line) => QUOTED.exec(line)?.[1]?.trim() === nonce))
    return 'The value stands in quotation marks. Remove them.';
  if (lines.some((line) => line.includes(nonce)))
    return 'The value stands beside other text. It needs a line of its own.';
  if (lines.some((line) => NONCE.test(line))) return OLDER;
  return 'The file holds other text. Replace its content with the value, or add a line with the value alone.';
}

const FORBIDDEN = 403;
const MISSING = 404;

/** What to do when the server returned another status than 200. */
export function statusAdvice(status: number): string {
  if (status === MISSING || status === 410)
    return 'There is no file at this address. Check the folder, and that no editor has added a second ending such as .txt.txt.';
  if (status === FORBIDDEN || status === 401)
    return 'The server, or a firewall before it, refuses the request. Allow requests for this path.';
  return 'The server must return the file with status 200.';
}
