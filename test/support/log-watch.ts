/** Forms of what must never be written down: API keys, access tokens, invitation links. */
const SECRETS: readonly RegExp[] = [
  /\bsk_[\w-]{20,}/,
  /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/,
  // The API names an invitation by its id.
  /(?<!\/api\/me)\/invitations\/[\w-]{40,}/,
];

const planted = new Set<string>();

/** Lines of the whole suite that hold a secret, since the last look. */
export const leaks: string[] = [];

/** Names a password or token of a test, which from then on is looked for in every line that any service logs. */
export function plant(secret: string): void {
  planted.add(secret);
}

/** Takes note when a line holds a secret. */
export function watchLog(line: string): void {
  const isLeak =
    SECRETS.some((form) => form.test(line)) || [...planted].some((secret) => line.includes(secret));
  if (isLeak) leaks.push(line);
}
