import { foreign, outsideLink } from '../../components/foreign.ts';
import { message, moment, stateWord } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html } from '../../html.ts';
import {
  type DashboardPage,
  type FormOutcome,
  failureIn,
  type MemberClient,
  type Visit,
} from '../dashboard.ts';
import { type FormField, ownForm } from '../form.ts';
import { block, pageLink, section, withQuery, workTable } from '../parts.ts';

export type OwnWebhook = Told<'listMyWebhooks'>['webhooks'][number];

export const WEBHOOKS = '/dashboard/webhooks';
export const WEBHOOK = '/dashboard/webhook';

export const webhookFields = (webhook?: OwnWebhook): readonly FormField[] => [
  {
    name: 'url',
    label: 'Address',
    kind: 'url',
    required: true,
    maxlength: 2_048,
    value: webhook?.url ?? '',
    hint: 'A public https address that answers each event with a status of 200 to 299.',
  },
  {
    name: 'types',
    label: 'Types of events',
    maxlength: 2_000,
    value: webhook === undefined ? '' : typesText(webhook),
    hint: html`Separated by commas; <code>authorization.*</code> takes all that begin so. Empty means every event.`,
  },
  { name: 'description', label: 'What it is for', maxlength: 200, value: webhook?.description ?? '' },
];

const typesText = ({ types }: OwnWebhook): string =>
  Array.isArray(types) ? types.join(', ') : typeof types === 'string' ? types : '';

export const webhookBody = (form: URLSearchParams) => ({
  url: form.get('url')?.trim() ?? '',
  types: form.get('types') ?? '',
  description: form.get('description') ?? '',
});

export const ownWebhooksPage: DashboardPage = {
  path: WEBHOOKS,
  needs: 'admin',
  menu: { group: 'Access', text: 'Webhooks' },
  takes: [],
  async load(ask, visit) {
    const answer = await ask.GET('/api/me/webhooks', {});
    return {
      title: 'Webhooks',
      content: html`<p class="lead">Changes of the registry, sent to an address of yours as they happen and signed.</p>
${block(visit, answer, ({ webhooks }) => webhookList(visit, webhooks))}
${section('new', 'Send changes to another address', ownForm(visit, { id: 'webhook', button: 'Make the webhook', fields: webhookFields() }))}`,
    };
  },
  submit: createWebhook,
  words: {
    webhook_made: () => 'The webhook is made. It gets every event from now on.',
    webhook_ended: ({ url = '' }) => html`Nothing is sent to ${foreign(url)} any more.`,
  },
};

async function createWebhook(ask: MemberClient, _visit: Visit, form: URLSearchParams): Promise<FormOutcome> {
  const { types, description, url } = webhookBody(form);
  const answer = await ask.POST('/api/me/webhooks', {
    body: { url, ...(types.trim() === '' ? {} : { types }), ...(description === '' ? {} : { description }) },
  });
  const failure = failureIn(answer);
  if (failure !== null) return { failure };
  const id = answer.data?.webhook_id;
  return { go: id === undefined ? WEBHOOKS : withQuery(WEBHOOK, { id }), said: 'webhook_made' };
}

function webhookList(visit: Visit, webhooks: readonly OwnWebhook[]): Html {
  if (webhooks.length === 0)
    return message(
      'none',
      'No webhooks',
      'Nothing is sent to an address of the organization. Programs can read the change feed instead.',
    );
  return workTable(
    `${webhooks.length} ${webhooks.length === 1 ? 'webhook' : 'webhooks'}`,
    [
      { label: 'Address' },
      { label: 'Types' },
      { label: 'For' },
      { label: 'State' },
      { label: 'Made' },
      { label: 'Act' },
    ],
    webhooks.map((webhook) => [
      outsideLink(webhook.url),
      typesWords(webhook),
      webhook.description === null ? '–' : foreign(webhook.description),
      webhookState(webhook),
      moment(webhook.created_at),
      pageLink(visit, withQuery(WEBHOOK, { id: webhook.webhook_id }), 'Open', webhook.url),
    ]),
  );
}

export const typesWords = (webhook: OwnWebhook): Html => {
  const text = typesText(webhook);
  return text === '' ? 'every event' : html`<code>${foreign(text)}</code>`;
};

export const webhookState = ({ status, pause_reason: reason }: OwnWebhook): Html =>
  status === 'active'
    ? stateWord('good', 'active')
    : html`${stateWord('bad', 'paused')} <span class="soft">${foreign(reason ?? 'no reason is known')}</span>`;

export const webhookDone = (id: string, said: string) => ({ go: withQuery(WEBHOOK, { id }), said });
