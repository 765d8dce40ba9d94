import { Parser } from 'htmlparser2';

/** Characters of markup that are read for words, and of one text that is taken from it. */
const MOST_READ = 50_000;
const MOST_TEXT = 500;

/** What a part of an ad's page says, under the name of the text slot that it would fill. */
const ROLES: Readonly<Record<string, string>> = {
  h1: 'headline',
  h2: 'headline',
  title: 'headline_of_page',
  button: 'cta',
  p: 'body',
};

/**
 * Words of a page, so that a creative in another format says the same: the first heading (else the title), paragraph
 * and button, or link that is marked as a call to action.
 */
export function wordsOfMarkup(markup: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let role: string | undefined;
  let inside = '';
  let text = '';
  const parser = new Parser({
    onopentag(name, { class: classes = '' }) {
      if (role !== undefined) return;
      role = /(?:^|\s)(?:cta|button|btn)(?:\s|$)/i.test(classes.slice(0, MOST_TEXT)) ? 'cta' : ROLES[name];
      inside = name;
      text = '';
    },
    ontext(part) {
      if (role !== undefined && text.length < MOST_TEXT) text += part;
    },
    onclosetag(name) {
      if (role === undefined || name !== inside) return;
      const said = text.replace(/\s+/g, ' ').trim().slice(0, MOST_TEXT);
      if (said !== '' && !found.has(role)) found.set(role, said);
      role = undefined;
    },
  });
  parser.end(markup.slice(0, MOST_READ));
  const page = found.get('headline_of_page');
  found.delete('headline_of_page');
  if (page !== undefined && !found.has('headline')) found.set('headline', page);
  return found;
}
