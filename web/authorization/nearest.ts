import { foreign } from '../components/foreign.ts';
import { stateWord } from '../components/parts.ts';
import { queryText, type Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { reasonWords } from './words.ts';

type Decision = Told<'validatePropertyAuthorization'>;
type Near = NonNullable<Decision['nearest']>[number];

const DIFFERS: Readonly<Record<Near['differs'], string>> = {
  agent: 'another URL of the agent',
  host: 'another host of the same site',
  brand: 'the house that the brand belongs to',
  property: 'another property of the publisher',
};

/** What comes closest to a refused question: what differs, what holds there, and the question itself as a link. */
export function nearestPart({ prefix }: Site, { nearest = [] }: Decision, inputs: object): Html {
  if (nearest.length === 0) return NO_HTML;
  return html`<section aria-labelledby="nearest"><h3 id="nearest">What comes closest</h3><ul class="list">${nearest.map(
    (near) => {
      const { isOpen = false, fact } = reasonWords(near.reason);
      const word = near.authorized ? 'Yes' : isOpen ? 'Not decided' : 'No';
      const shown = near.differs === 'agent' ? near.agent_url : near.identifier_value;
      return html`<li><a href="${prefix}/authorization${queryText({ ...inputs, ...questionOf(near) })}">${foreign(shown)}</a>
<p>${stateWord(near.authorized ? 'good' : isOpen ? 'warn' : 'bad', word)} What differs: ${DIFFERS[near.differs]}. ${fact}</p></li>`;
    },
  )}</ul></section>`;
}

const questionOf = ({
  agent_url: agent,
  identifier_type: type,
  identifier_value: value,
  publisher_domain: publisher,
}: Near) => ({ agent, type, value, publisher, was: '' });
