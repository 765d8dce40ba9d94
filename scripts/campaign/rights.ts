import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '../../src/domain/text/instant.ts';
import { ACCOUNT, BRAND, SITE } from './brand.ts';
import { type Body, call, demand, read, refused, type Stage, timeOf } from './steps.ts';

const FIRST_DAYS = 3;
const MORE_DAYS = 5;
const USES = ['voice'];

export type Grant = {
  readonly id: string;
  /** Key for the provider of generated voices. */
  readonly key: string;
  readonly verification: string;
  /** Constraint that creatives carry. */
  readonly constraint: Body;
};

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Searches rights, licenses a voice, gets a creative approved under the licence, extends it, pauses it and resumes
 * it.
 */
export async function licenseRights(stage: Stage, now: number): Promise<Grant> {
  const granted = await acquire(stage, now);
  const { rights_id, generation_credentials: first, rights_constraint: constraint } = granted;
  const [{ rights_key: key, provider, expires_at }] = first;
  const verification = constraint.verification_url;
  const valid = await standing(verification, key);
  demand(valid.is_valid && valid.credential.provider === provider, 'a key that is valid', valid);
  const guessed = await standing(verification, `${key}x`);
  demand(guessed.credential.is_valid === false, 'a guessed key that is not', guessed);
  stage.step('rights licensed, key verified', { rights_id, expires_at });

  await approve(granted);
  stage.step('creative approved by the rights holder, a prohibited one rejected');

  const update = (more: object) =>
    call(stage, 'update_rights', { idempotency_key: randomUUID(), rights_id, account: ACCOUNT, ...more });
  const end_date = day(now + MORE_DAYS * DAY_MS);
  const longer = await update({ end_date });
  const [{ rights_key: extended, expires_at: later }] = longer.generation_credentials;
  demand(longer.terms.end_date === end_date && later > expires_at, 'a longer grant', longer);
  demand(extended === key, 'the same key for longer', longer);
  const shorter = await refused(stage, 'update_rights', {
    idempotency_key: randomUUID(),
    rights_id,
    end_date: day(now + DAY_MS),
  });
  demand(shorter.code === 'VALIDATION_ERROR', 'a shorter grant refused', shorter);

  const paused = await update({ paused: true });
  demand(paused.paused === true && paused.generation_credentials.length === 0, 'no key in a pause', paused);
  demand((await standing(verification, key)).credential.is_valid === false, 'a revoked key');
  const held = await post(granted.approval_webhook, creative('A recipe.'));
  demand(held.status === 409, 'no approval in a pause', held);
  const resumed = await update({ paused: false });
  const [{ rights_key: fresh }] = resumed.generation_credentials;
  demand(fresh !== key, 'another key after the pause', resumed);
  demand((await standing(verification, key)).credential.is_valid === false, 'a key that stays revoked');
  demand((await standing(verification, fresh)).credential.is_valid, 'the new key', resumed);
  stage.step('rights extended, paused and resumed, the earlier key revoked', { end_date });
  return { id: rights_id, key: fresh, verification, constraint: resumed.rights_constraint };
}

async function acquire(stage: Stage, now: number): Promise<Body> {
  const { rights } = await read(stage, 'get_rights', {
    query: 'narrator for a spot about cast-iron pans',
    uses: USES,
    countries: ['US'],
    buyer_brand: BRAND,
  });
  const offer = rights.find((one: Body) => one.exclusivity_status?.available !== false && priceOf(one));
  demand(offer !== undefined, 'a voice that is priced by impressions', rights);
  const request = {
    rights_id: offer.rights_id,
    pricing_option_id: priceOf(offer).pricing_option_id,
    buyer: BRAND,
    account: ACCOUNT,
    campaign: {
      description: 'A narrator reads why a pan is heavy for a reason.',
      uses: USES,
      countries: ['US'],
      estimated_impressions: 500_000,
      start_date: day(now),
      end_date: day(now + FIRST_DAYS * DAY_MS),
    },
    revocation_webhook: { url: `${SITE}/hooks/rights` },
  };
  const late = await refused(stage, 'acquire_rights', {
    ...request,
    idempotency_key: randomUUID(),
    campaign: { ...request.campaign, end_date: day(now - DAY_MS) },
  });
  demand(late.field === 'campaign.end_date', 'a term in the past refused', late);
  const granted = await call(stage, 'acquire_rights', { ...request, idempotency_key: randomUUID() });
  demand(granted.rights_status === 'acquired', 'rights', granted);
  const again = await call(stage, 'acquire_rights', { ...request, idempotency_key: randomUUID() });
  demand(again.rights_id === granted.rights_id, 'one grant for equal requests', again);
  demand(isDeepStrictEqual(again.generation_credentials, granted.generation_credentials), 'its keys', again);
  return granted;
}

const priceOf = ({ pricing_options }: Body): Body =>
  pricing_options.find(({ model, uses }: Body) => model === 'cpm' && USES.every((use) => uses.includes(use)));

/** Checks whether a grant and its key are valid, as a provider of generated media does. */
async function standing(url: string, key: string): Promise<Body> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  return (await response.json()) as Body;
}

const creative = (description: string): object => ({
  idempotency_key: randomUUID(),
  creative_url: `${SITE}/spot.mp3`,
  description,
});

async function approve({ rights_id, approval_webhook: webhook }: Body): Promise<void> {
  const approved = await post(webhook, { ...creative('A recipe for a heavy pan.'), rights_id });
  demand(approved.body.approval_status === 'approved', 'an approved creative', approved);
  const rejected = await post(webhook, { ...creative('A night at the casino.'), rights_id });
  demand(rejected.body.approval_status === 'rejected', 'a prohibited creative rejected', rejected);
  const unknown = await post({ ...webhook, authentication: { credentials: 'x'.repeat(40) } }, creative('A.'));
  demand(unknown.status === 401, 'other credentials refused', unknown);
}

async function post({ url, authentication }: Body, body: object): Promise<{ status: number; body: Body }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${authentication.credentials}`,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/**
 * Checks the grant after the campaign: the key is valid until the grant's last day ends, or until the rights holder
 * revokes it.
 */
export async function readRightsEnd(
  stage: Stage,
  { id, key, verification, constraint }: Grant,
): Promise<void> {
  const isOver = Date.parse(await timeOf(stage)) >= Date.parse(constraint.valid_until);
  const ended = await standing(verification, key);
  demand(ended.state === (isOver ? 'ended' : 'acquired'), 'a grant that ends with its last day', ended);
  demand(ended.credential.is_valid === !isOver, 'a key that expires with it', ended);
  if (stage.revoke !== undefined) {
    await stage.revoke(id);
    const revoked = await standing(verification, key);
    demand(revoked.state === 'revoked' && !revoked.credential.is_valid, 'a revoked grant', revoked);
  }
  stage.step('rights read after the campaign', { state: ended.state });
}
