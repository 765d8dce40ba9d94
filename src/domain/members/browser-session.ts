import { DAY_MS, MINUTE_MS } from '../text/instant.ts';

/** How long a session lasts without being used. */
export const SESSION_IDLE_MS = 3 * DAY_MS;
/** How long a session lasts after its person last proved who they are, however much it is used. */
export const SESSION_MS = 14 * DAY_MS;
/** Sessions of one person. One more ends the one that has not been used for the longest time. */
export const MOST_SESSIONS = 20;
/** The list of sessions shows uses to five minutes, so that not every page writes. */
export const SESSION_TOUCH_MS = 5 * MINUTE_MS;
/** How long a proof of identity is enough for acts that a stolen session must not do. */
export const FRESH_MS = 10 * MINUTE_MS;

/** When a session ends that is used now. */
export const sessionEnd = (provedAt: Date, now: Date): Date =>
  new Date(Math.min(provedAt.getTime() + SESSION_MS, now.getTime() + SESSION_IDLE_MS));

/** Whether use makes a session that ends then no longer: only a new proof does. */
export const isLastEnd = (provedAt: Date, endsAt: Date): boolean =>
  endsAt.getTime() >= provedAt.getTime() + SESSION_MS;

/** Whether the person proved who they are so recently that they need not do it again. */
export const isFreshProof = (provedAt: Date, now: Date): boolean =>
  now.getTime() - provedAt.getTime() < FRESH_MS;

/**
 * What a stolen session must not do: acts for which the person proves once more who they are. By operation, or by page, in
 * words that follow "to".
 */
export const freshActs = {
  createMyApiKey: 'make an API key',
  rollMyApiKey: 'roll an API key',
  createMyClient: 'make an OAuth client',
  createMyInvitation: 'invite somebody',
  changeMyMember: 'change the role of a member',
  addPasskey: 'add a passkey',
  setPassword: 'set a password',
  staySignedIn: 'stay signed in',
  removeMyPasskey: 'remove a passkey',
} as const;
export type FreshAct = keyof typeof freshActs;

export const isFreshAct = (text: unknown): text is FreshAct =>
  typeof text === 'string' && Object.hasOwn(freshActs, text);

/** Words in `User-Agent` by which a browser is known, the most particular first: most browsers name others too. */
const BROWSERS: readonly (readonly [string, string])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const SYSTEMS: readonly (readonly [string, string])[] = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

/** A browser in words, such as "Firefox on Windows". Nothing of the header's own text is in it. */
export function deviceOf(userAgent: string): string {
  const named = (table: typeof BROWSERS) => table.find(([word]) => userAgent.includes(word))?.[1];
  return `${named(BROWSERS) ?? 'A browser'} on ${named(SYSTEMS) ?? 'an unknown system'}`;
}
