import { holdsPhrase, lineOf } from '../products/discovery/words.ts';
import type { RightsOffering } from './offering.ts';

/** The first term that a text must not contain, compared word by word; null for none. */
export function prohibitedTerm(
  { prohibited_terms: terms = [] }: Pick<RightsOffering, 'prohibited_terms'>,
  text: string,
): string | null {
  if (terms.length === 0 || text === '') return null;
  const line = lineOf(text);
  return terms.find((term) => holdsPhrase(line, term)) ?? null;
}
