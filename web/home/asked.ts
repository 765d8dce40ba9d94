/** What somebody put into the search box, as the search takes it. */
export type AskedText = {
  /** The text to look for; of a pasted address its host. */
  readonly text: string;
  /** The pasted address, whose agent may have a page. */
  readonly agent: string | null;
};

const LONGEST_ADDRESS = 2_048;
/** A host behind the name of a user, as in an address of mail. */
const BEHIND_USER = /^[^\s@/]{1,64}@([^\s@/]{1,253})$/;

/** A pasted address of the web, or an address of mail, stands for its host. Every other text stays as it is. */
export function askedIn(q: string): AskedText {
  const given = q.trim();
  if (given.length > LONGEST_ADDRESS) return { text: q, agent: null };
  const host = BEHIND_USER.exec(given)?.[1];
  if (host !== undefined) return { text: host, agent: null };
  if (!/^https?:\/\//i.test(given)) return { text: q, agent: null };
  const url = URL.parse(given);
  return url === null || url.hostname === ''
    ? { text: q, agent: null }
    : { text: url.hostname.replace(/^www\./, ''), agent: given };
}
