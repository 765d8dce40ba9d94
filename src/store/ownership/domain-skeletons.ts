import { likenessOf } from '../../domain/ownership/confusables.ts';
import type { Db } from '../engine/database.ts';
import { lock } from '../engine/lock.ts';
import { param, statement } from '../engine/statement.ts';

const add = statement<{ skeleton: string; label: string; domain: string }, never>((k) =>
  k('domain_skeletons')
    .insert({ skeleton: param('skeleton'), label: param('label'), domain: param('domain') })
    .onConflict(['skeleton', 'label', 'domain'])
    .ignore(),
);
// A domain whose entry is gone is nobody's likeness.
const findLookAlike = statement<{ skeleton: string; label: string }, { domain: string }>((k) =>
  k.raw(
    `select domain from domain_skeletons as names
       where skeleton = ? and label <> ?
         and (exists (select 1 from brands where brands.domain = names.domain and brands.listed = 1)
           or exists (select 1 from publishers where publishers.domain = names.domain and publishers.listed = 1))
       order by label, domain limit 1`,
    [param('skeleton'), param('label')],
  ),
);

/** Names of the brands and publishers that are there, by what look-alikes have in common. */
export function domainSkeletons(db: Db) {
  return {
    /** Notes a domain that got an entry. */
    async add(domain: string): Promise<void> {
      await db.run(add, { ...likenessOf(domain), domain });
    },

    /**
     * A domain with an entry that looks like this one but is written differently. Keeps look-alikes from being judged
     * in other transactions until this one ends, so that of two that come together the second sees the first.
     */
    async findLookAlikeForUpdate(domain: string): Promise<string | undefined> {
      const likeness = likenessOf(domain);
      await lock(db, `skeleton:${likeness.skeleton}`);
      return (await db.one(findLookAlike, likeness))?.domain;
    },
  };
}
