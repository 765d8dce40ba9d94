import { newId } from '../../../src/infra/random.ts';
import { organization } from '../../http/members/world.ts';
import type { Answer } from '../../support/app.ts';
import {
  BUYER,
  putAccount,
  putCreative,
  putFailedJob,
  putFailedWebhook,
  putReview,
  putRevisions,
} from '../../support/moderated.ts';
import type { RestRows, RestWorld } from './violations.ts';

const at = ({ app }: RestWorld) => ({ store: app.store, now: app.clock.now() });
const send = ({ app, operator }: RestWorld, method: string, path: string, body?: object): Promise<Answer> =>
  app.send(method, `/api/operator${path}`, operator, body);
const orgOf = async ({ app }: RestWorld) => (await organization(app, 'Moderated')).id;
/** Sends the same twice. */
async function twice(ask: () => Promise<Answer>): Promise<Answer> {
  await ask();
  return ask();
}

const buyer = { principal_id: BUYER.principalId };

/** Requests of operators that break rules which follow from no schema, by operation and code. */
export const operatorRows: RestRows = {
  'decideReviewCase already_decided': async (world) => {
    const id = await putReview(at(world), await orgOf(world), 'twice-held.example');
    const body = { decision: 'reject', reason: 'No.' };
    return twice(() => send(world, 'POST', `/reviews/${id}/decide`, body));
  },
  'decideReviewCase authoritative_entry': async (world) => {
    const domain = 'own-by-now.example';
    const id = await putReview(at(world), await orgOf(world), domain);
    world.app.sites.put(domain, '/.well-known/brand.json', { id: 'own', names: [{ en: 'Own' }] });
    return send(world, 'POST', `/reviews/${id}/decide`, { decision: 'approve' });
  },
  'decideReviewCase entry_exists': async (world) => {
    const domain = 'another-by-now.example';
    const orgId = await orgOf(world);
    const id = await putReview(at(world), orgId, domain);
    await putRevisions(at(world), orgId, domain);
    return send(world, 'POST', `/reviews/${id}/decide`, { decision: 'approve' });
  },
  'undoReviewDecision cannot_undo': async (world) => {
    const id = await putReview(at(world), await orgOf(world), 'undone-early.example');
    return send(world, 'POST', `/reviews/${id}/undo`, { reason: 'A mistake.' });
  },
  'undoCreativeDecision cannot_undo': async (world) => {
    await putCreative(at(world), 'cr_undone_early');
    const body = {
      ...buyer,
      account_id: BUYER.accountId,
      creative_id: 'cr_undone_early',
      reason: 'A mistake.',
    };
    return send(world, 'POST', '/creatives/undo', body);
  },
  'undoCreativeDecision not_found': (world) => {
    const body = { ...buyer, account_id: BUYER.accountId, creative_id: newId(), reason: 'A mistake.' };
    return send(world, 'POST', '/creatives/undo', body);
  },
  'rollBackEntry cannot_roll_back': (world) =>
    send(world, 'POST', '/entries/rollback', {
      entity: 'brand',
      domain: 'no-entry.example',
      revision_number: 1,
    }),
  'addProtectedName invalid_domain': (world) => send(world, 'POST', '/protected-names', { name: 'no name' }),
  'removeProtectedName invalid_domain': (world) => send(world, 'DELETE', '/protected-names/no%20name'),
  'decideAccount already_decided': async (world) => {
    await putAccount(at(world), 'acc_twice');
    const body = { ...buyer, account_id: 'acc_twice', decision: 'approve' };
    return twice(() => send(world, 'POST', '/accounts/decide', body));
  },
  'decideCreative already_decided': async (world) => {
    await putCreative(at(world), 'cr_twice');
    const body = { ...buyer, account_id: BUYER.accountId, creative_id: 'cr_twice', decision: 'approve' };
    return twice(() => send(world, 'POST', '/creatives/decide', body));
  },
  'retryFailedJob already_decided': async (world) => {
    const id = await putFailedJob(at(world), 'retried-twice.example');
    return twice(() => send(world, 'POST', `/jobs/${id}/retry`));
  },
  'dropFailedJob already_decided': async (world) => {
    const id = await putFailedJob(at(world), 'dropped-twice.example');
    return twice(() => send(world, 'DELETE', `/jobs/${id}`));
  },
  'retryFailedWebhook already_decided': async (world) => {
    const id = await putFailedWebhook(at(world));
    return twice(() => send(world, 'POST', `/webhooks/${id}/retry`));
  },
  'dropFailedWebhook already_decided': async (world) => {
    const id = await putFailedWebhook(at(world));
    return twice(() => send(world, 'DELETE', `/webhooks/${id}`));
  },
  'getBuyerCreative not_found': (world) => {
    const named = { ...buyer, account_id: BUYER.accountId, creative_id: newId() };
    return send(world, 'GET', `/creatives/show?${new URLSearchParams(named)}`);
  },
};
