import { agents } from './agents.ts';
import { apiKeys } from './api-keys.ts';
import { authorizations } from './authorizations.ts';
import { brandRefs } from './brand-refs.ts';
import { brands } from './brands.ts';
import { collections } from './collections.ts';
import { crawlRequests } from './crawl-requests.ts';
import type { Db } from './database.ts';
import { documents } from './documents.ts';
import { events } from './events.ts';
import { jobs } from './jobs.ts';
import { limits } from './limits.ts';
import { organizations } from './organizations.ts';
import { properties } from './properties.ts';
import { publishers } from './publishers.ts';
import { revisions } from './revisions.ts';

/** Every table. To add one is a line here. */
const modules = {
  organizations,
  apiKeys,
  jobs,
  events,
  limits,
  crawlRequests,
  brands,
  brandRefs,
  revisions,
  publishers,
  documents,
  properties,
  collections,
  agents,
  authorizations,
};

type Modules = typeof modules;

/** Every table, bound to one handle: a transaction's, or the reader's. */
export type Tables = { readonly [T in keyof Modules]: ReturnType<Modules[T]> };

// Getters on a prototype, so that a transaction makes only the tables that it uses.
const bound: object = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(modules).map(([name, bind]) => [
      name,
      {
        get(this: { db: Db }) {
          return bind(this.db);
        },
      },
    ]),
  ),
);

export function tables(db: Db): Tables {
  return Object.assign(Object.create(bound), { db });
}
