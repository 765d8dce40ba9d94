import { foreign, ON_PAGES } from '../components/foreign.ts';
import {
  counted,
  dataTable,
  figure,
  message,
  momentOr,
  type StatusKind,
  stateWord,
} from '../components/parts.ts';
import type { Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import { jsonBlock } from '../shell.ts';

type Compared = Told<'dryRunAdagents'>['data'];

const CHANGES: Readonly<Record<string, readonly [StatusKind, string]>> = {
  revoked: ['bad', 'revoked'],
  modified: ['warn', 'modified'],
  granted: ['good', 'granted'],
  stale: ['bad', 'stale'],
  merged: ['warn', 'merged'],
  updated: ['warn', 'updated'],
  reactivated: ['good', 'listed again'],
  added: ['good', 'added'],
};
const changeWord = (change: string): Html => stateWord(...(CHANGES[change] ?? ['none', change]));

/** What publishing the draft would change: the sums, then each change, and the events that mirrors would get. */
export const dryRunResult = (run: Compared): Html =>
  html`<section aria-labelledby="dry-run"><h2 id="dry-run">What publishing this would change</h2>
${verdict(run)}${compared(run)}${authorizations(run)}${properties(run)}${events(run)}</section>`;

function verdict({ outcome, counts, location, domain }: Compared): Html {
  const { authorizations_revoked: revoked, properties_stale: stale } = counts;
  const takes = revoked > 0 || stale > 0;
  const sums = [
    counted(counts.authorizations_granted, 'authorization granted', 'authorizations granted'),
    `${figure(counts.authorizations_modified)} modified`,
    `${figure(revoked)} revoked`,
    counted(counts.properties_added, 'property added', 'properties added'),
    `${figure(counts.properties_updated)} updated`,
    `${figure(stale)} stale`,
  ].join(', ');
  switch (outcome) {
    case 'unchanged':
      return message(
        'info',
        'Nothing changes',
        html`The text is the live file of ${foreign(domain)}, byte for byte.`,
      );
    case 'older':
      return message(
        'warn',
        'Not taken over',
        html`<code>last_updated</code> is earlier than in the live file, so readers keep the live file. Set it to the time of this change.`,
      );
    case 'pointer':
      return message(
        'info',
        'A pointer',
        html`The text points to ${foreign(location ?? '', ON_PAGES)}. That file decides, and nothing is fetched here: paste its text instead.`,
      );
    case 'invalid':
      return message(
        'bad',
        'Do not publish this',
        html`The file has errors, so readers would treat ${foreign(domain)} as having no usable file. ${sums}.`,
      );
    default:
      if (counts.events === 0)
        return message(
          'info',
          'Nothing changes',
          'The text says the same as the live file; spaces or order differ.',
        );
      return message(
        takes ? 'warn' : 'good',
        takes ? 'It takes something away' : 'It only adds or changes',
        html`${sums}. ${counted(counts.events, 'event', 'events')} would reach mirrors within minutes of the crawl.`,
      );
  }
}

function compared({ base }: Compared): Html {
  if (base === null || base.file_sha256 === null)
    return html`<p class="soft">Compared with nothing: no valid file of this domain is recorded.</p>`;
  return html`<p class="soft">Compared with ${foreign(base.file_url ?? '', ON_PAGES)}, last found valid ${momentOr(base.validated_at, 'never')}, SHA-256 <code>${base.file_sha256.slice(0, 16)}…</code>. Compare again if the live file has changed since.</p>`;
}

const left = (shown: number, all: number): Html =>
  shown >= all ? NO_HTML : html`<p class="soft">${figure(shown)} of ${figure(all)} are shown.</p>`;

function authorizations({ authorizations: changes, counts }: Compared): Html {
  if (changes.length === 0) return NO_HTML;
  const all = counts.authorizations_granted + counts.authorizations_modified + counts.authorizations_revoked;
  const rows = changes.map(
    ({ change, agent_url: url, authorized_for: text, changed_fields: fields, before, after }) => [
      changeWord(change),
      foreign(url),
      foreign(text),
      fields === undefined
        ? '–'
        : html`${fields.map((name) => fieldChange(name, before?.[name], after?.[name]))}`,
    ],
  );
  const columns = ['Change', 'Agent', 'For', 'Fields'].map((label) => ({ label }));
  return html`<h3>Authorizations</h3>${dataTable('Authorizations that would change', columns, rows)}${left(changes.length, all)}`;
}

const valueText = (value: unknown): string =>
  value === undefined ? 'not set' : typeof value === 'string' ? value : JSON.stringify(value);

const fieldChange = (name: string, before: unknown, after: unknown): Html =>
  html`<span class="soft"><code>${foreign(name)}</code>: <del>${foreign(valueText(before))}</del> <ins>${foreign(valueText(after))}</ins></span>`;

function properties({ properties: changes, counts }: Compared): Html {
  if (changes.length === 0) return NO_HTML;
  const all =
    counts.properties_added +
    counts.properties_updated +
    counts.properties_reactivated +
    counts.properties_stale;
  const rows = changes.map(({ change, name, property_id: id, changed_fields: fields }) => [
    changeWord(change),
    foreign(name),
    id === null ? '–' : html`<code>${foreign(id)}</code>`,
    fields === undefined ? '–' : foreign(fields.join(', ')),
  ]);
  const columns = ['Change', 'Property', 'Identifier', 'Fields'].map((label) => ({ label }));
  return html`<h3>Properties</h3>${dataTable('Properties that would change', columns, rows)}${left(changes.length, all)}`;
}

/** Events shown whole: more of them are in the answer for programs. */
const MOST_EVENTS = 20;
const LONGEST_EVENT = 4_000;

function events({ events: list, counts }: Compared): Html {
  if (list.length === 0) return NO_HTML;
  const shown = list.slice(0, MOST_EVENTS).map((event) => {
    const text = JSON.stringify(event.payload).length;
    const payload = text > LONGEST_EVENT ? { '…': `${text} characters` } : event.payload;
    return html`<li><details><summary><code>${event.event_type}</code></summary>${jsonBlock(`Event ${event.event_type}`, payload)}</details></li>`;
  });
  return html`<h3>Events for mirrors</h3><ol class="plain">${shown}</ol>${left(shown.length, counts.events)}`;
}
