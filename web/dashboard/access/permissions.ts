import { foreign } from '../../components/foreign.ts';
import { type Html, html } from '../../html.ts';

/** What a key may be given on the page, in words. Others follow from these. */
export const OFFERED_PERMISSIONS: readonly (readonly [string, string])[] = [
  ['registry:read', 'read the registry'],
  ['registry:write', 'save entries, enrol agents and prove domains'],
  ['registry:admin', 'see and change members, keys, clients and webhooks'],
  ['admin:read', 'read what only owners and admins see, and change nothing'],
  ['products:read', 'ask the agent for products with prices'],
  ['media_buys:read', 'see media buys'],
  ['media_buys:write', 'buy and change media, which spends money'],
  ['creatives:read', 'see creatives'],
  ['creatives:write', 'upload and change creatives'],
  ['reports:read', 'see delivery and financials'],
];

const SUBJECTS: Readonly<Record<string, string>> = {
  products: 'products',
  media_buys: 'media buys',
  creatives: 'creatives',
  reports: 'reports',
};
const ACTIONS: Readonly<Record<string, (subject: string) => string>> = {
  '*': (subject) => `do everything with ${subject}`,
  write: (subject) => `change ${subject}, which nothing needs yet`,
  delete: (subject) => `delete ${subject}, which nothing needs yet`,
  approve: (subject) => `approve ${subject}, which nothing needs yet`,
};

const WORDS = new Map([
  ...OFFERED_PERMISSIONS,
  ['admin:*', 'do everything, in the registry and in all tasks'],
]);

/** A permission in words; undefined for one that is not known. */
export function permissionWords(name: string): string | undefined {
  const known = WORDS.get(name);
  if (known !== undefined) return known;
  const [subject = '', action = ''] = name.split(':');
  if (!Object.hasOwn(SUBJECTS, subject) || !Object.hasOwn(ACTIONS, action)) return undefined;
  return ACTIONS[action]?.(SUBJECTS[subject] ?? '');
}

/** Permissions in words, each with the name by which programs and refusals know it. */
export const permissionList = (names: readonly string[]): Html =>
  html`<ul class="plain">${names.map((name) => html`<li>${permissionWords(name)} <code class="soft">${foreign(name)}</code></li>`)}</ul>`;
