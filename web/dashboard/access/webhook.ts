import { foreign, outsideLink } from '../../components/foreign.ts';
import { facts, moment } from '../../components/parts.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import { type DashboardPage, doneOr, type MemberClient, type Visit } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { block, confirmWork, foundAlone, pageLink, section, withQuery } from '../parts.ts';
import { deliveryList, TEST } from './deliveries.ts';
import { askedDeliveries, deliveryFilter, deliveryFilters } from './delivery-filter.ts';
import {
  type OwnWebhook,
  typesWords,
  WEBHOOK,
  WEBHOOKS,
  webhookBody,
  webhookDone,
  webhookFields,
  webhookState,
} from './webhooks.ts';

const END = '/dashboard/webhook/end';
const RESUME = '/dashboard/webhook/resume';

const idOf = ({ query }: Visit): string => query.id ?? '';
const at = (id: string) => ({ params: { path: { webhook_id: id } } });

async function webhookNamed(ask: MemberClient, visit: Visit) {
  const answer = await ask.GET('/api/me/webhooks/{webhook_id}', at(idOf(visit)));
  return foundAlone(visit, answer, { title: 'Webhook', what: 'webhook', list: WEBHOOKS });
}

export const webhookPage: DashboardPage = {
  path: WEBHOOK,
  needs: 'admin',
  below: WEBHOOKS,
  takes: ['id', 'state', 'purpose', 'since', 'until', 'cursor'],
  async load(ask, visit) {
    const found = await webhookNamed(ask, visit);
    if ('work' in found) return found.work;
    const { one: webhook } = found;
    const { webhook_id: id } = webhook;
    const { cursor } = visit.query;
    const deliveries = await ask.GET('/api/me/webhooks/{webhook_id}/deliveries', {
      params: {
        path: { webhook_id: id },
        query: {
          ...askedDeliveries(deliveryFilters(visit)),
          ...(cursor === undefined ? {} : { cursor }),
        },
      },
    });
    return {
      title: 'Webhook',
      content: webhookContent(
        visit,
        webhook,
        block(visit, deliveries, (data) => deliveryList(visit, id, data)),
      ),
    };
  },
  submit: async (ask, visit, form) =>
    doneOr(
      await ask.PATCH('/api/me/webhooks/{webhook_id}', { ...at(idOf(visit)), body: webhookBody(form) }),
      webhookDone(idOf(visit), 'webhook_changed'),
    ),
  words: {
    webhook_changed: () => 'The webhook is changed. The next events go by it.',
    webhook_resumed: () => 'The webhook goes on from where it stopped.',
  },
};

function webhookContent(visit: Visit, webhook: OwnWebhook, deliveries: Html): Html {
  const id = webhook.webhook_id;
  return html`<p class="lead">${outsideLink(webhook.url)}</p>
${facts([
  ['State', webhookState(webhook)],
  ['Types', typesWords(webhook)],
  ['For', webhook.description === null ? NO_HTML : foreign(webhook.description)],
  ['Made', moment(webhook.created_at)],
  ['Changed', moment(webhook.updated_at)],
  [
    'Newest event sent',
    webhook.cursor === null
      ? 'none yet'
      : html`<a href="${visit.site.prefix}/feed/${webhook.cursor}"><code>${webhook.cursor}</code></a>`,
  ],
])}
${webhook.status === 'paused' ? ownForm(visit, { id: 'resume', action: withQuery(RESUME, { id }), button: 'Resume sending' }) : NO_HTML}
${section('deliveries', 'Deliveries', html`${deliveryFilter(visit, id)}${deliveries}<p>${pageLink(visit, withQuery(TEST, { id }), 'Send a test')}</p>`)}
${section('change', 'Change it', ownForm(visit, { id: 'webhook', button: 'Save the changes', fields: webhookFields(webhook) }))}
${section('end', 'End it', html`<p>${pageLink(visit, withQuery(END, { id }), 'End this webhook')}</p>`)}`;
}

/** Only a form: what it does is seen on the page of the webhook. */
export const resumeWebhookPage: DashboardPage = {
  path: RESUME,
  needs: 'admin',
  below: WEBHOOKS,
  takes: ['id'],
  async load(ask, visit) {
    const found = await webhookNamed(ask, visit);
    if ('work' in found) return found.work;
    return confirmWork(visit, {
      title: 'Resume a webhook',
      effect: html`Events are sent to ${foreign(found.one.url)} again, beginning with the first that it has not received.`,
      back: 'It pauses again when the address fails for a day.',
      form: { id: 'resume', button: 'Resume sending' },
      leave: withQuery(WEBHOOK, { id: found.one.webhook_id }),
    });
  },
  submit: async (ask, visit) =>
    doneOr(
      await ask.POST('/api/me/webhooks/{webhook_id}/resume', at(idOf(visit))),
      webhookDone(idOf(visit), 'webhook_resumed'),
    ),
};

export const endWebhookPage: DashboardPage = {
  path: END,
  needs: 'admin',
  below: WEBHOOKS,
  takes: ['id'],
  async load(ask, visit) {
    const found = await webhookNamed(ask, visit);
    if ('work' in found) return found.work;
    const { one: webhook } = found;
    return confirmWork(visit, {
      title: 'End a webhook',
      effect: html`Nothing more is sent to ${foreign(webhook.url)}, and the record of its attempts is removed.`,
      back: 'It cannot be undone. A new webhook can begin at the same event: note the newest event sent.',
      form: { id: 'end', button: 'End the webhook', kept: { url: webhook.url } },
      leave: withQuery(WEBHOOK, { id: webhook.webhook_id }),
    });
  },
  submit: async (ask, visit, form) =>
    doneOr(await ask.DELETE('/api/me/webhooks/{webhook_id}', at(idOf(visit))), {
      go: WEBHOOKS,
      said: 'webhook_ended',
      about: { url: form.get('url') ?? '' },
    }),
};
