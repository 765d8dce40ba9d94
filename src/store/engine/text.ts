const REPLACEMENT = '\ufffd';
// Escaped backslashes are taken first, so that `\\u0000`, the escape of a nested JSON text, is left alone.
const LOST_IN_JSON = /\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

type Unicode = string & { isWellFormed(): boolean; toWellFormed(): string };

/**
 * What a text column can keep: PostgreSQL refuses NUL characters, and neither engine keeps half a surrogate pair.
 * Both become U+FFFD, so that a stranger's document cannot make a write fail, or read back differently.
 */
export function storableText(text: string): string {
  const whole = text as Unicode;
  const formed = whole.isWellFormed() ? text : whole.toWellFormed();
  return formed.includes('\0') ? formed.replaceAll('\0', REPLACEMENT) : formed;
}

/** As `storableText`, for the strings within a JSON text that `JSON.stringify` made and the engine will take apart. */
export function storableJson(json: string): string {
  if (!json.includes('\\u')) return json;
  return json.replace(LOST_IN_JSON, (escaped) => (escaped === '\\\\' ? escaped : REPLACEMENT));
}
