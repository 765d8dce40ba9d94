import { type Json, objectOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { idOf } from './answers.ts';
import { creativeOf, outcomeOf, sync, takenCreative } from './creative-making.ts';
import { account_, at, capabilities } from './readings.ts';
import { agentPart, rule, WRITES } from './rule.ts';
import { offers, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const HEADING = 'Agent tasks, creative library';
const MANIFEST = 'Protocol objects, creative manifest';
const ABSENT = 'conformance-no-such-thing';

/** A creative of its own for a check, in the library. */
async function synced(trial: Trial): Promise<{ id: string; creative: Json; called: Called }> {
  const { manifest } = await trial.read(takenCreative);
  const id = trial.context.fresh('cr');
  const creative = creativeOf(id, manifest);
  const called = await sync(trial, creative);
  const outcome = outcomeOf(called, id);
  judgeable(called.refusal === null && outcome !== undefined, 'a creative was not taken');
  judgeable(outcome.action === 'created', `a new creative was ${String(outcome.action)}`);
  return { id, creative, called };
}

async function listedOne(trial: Trial, id: string): Promise<{ called: Called; one: Json | undefined }> {
  await offers(trial, 'list_creatives');
  const account = await trial.read(account_);
  const called = await trial.get('list_creatives', { account, filters: { creative_ids: [id] } });
  return { called, one: outcomeOf(called, id) };
}

/** Whether one creative of a request was refused, for itself or with the whole request. */
function mustFail(called: Called, id: string, what: string): void {
  judgeable(called.fault === null, String(called.fault));
  const { action, status } = outcomeOf(called, id) ?? {};
  const isTaken =
    called.refusal === null && (action === 'created' || action === 'updated') && status !== 'rejected';
  must(!isTaken, `${what} must be refused, but was ${String(action)}`, called);
}

export const creativesPart = agentPart(
  [
    rule('agent.creatives.listed', HEADING, 'A creative that was synced is listed from the library.', WRITES),
    rule(
      'agent.creatives.repeated',
      HEADING,
      'A creative that is synced again as it is makes no second one.',
      WRITES,
    ),
    rule(
      'agent.creatives.updated',
      HEADING,
      'A creative that is synced with another name has it in the library.',
      WRITES,
    ),
    rule(
      'agent.creatives.approved',
      'Agent tasks, capabilities of media buying',
      'With `auto_approve` no human review blocks a valid creative.',
      WRITES,
    ),
    rule(
      'agent.creatives.format-as-text',
      'Agent task errors',
      'A format id that is no object with `agent_url` and `id` is refused.',
      WRITES,
    ),
    rule(
      'agent.creatives.unknown-format',
      MANIFEST,
      'A creative of a format that does not exist is refused.',
      WRITES,
    ),
    rule(
      'agent.creatives.missing-asset',
      MANIFEST,
      'A creative without the assets that its format needs is refused.',
      WRITES,
    ),
    rule(
      'agent.creatives.unknown-asset-type',
      MANIFEST,
      'An asset of a type that is none is refused.',
      WRITES,
    ),
    rule('agent.creatives.dry-run', HEADING, 'A dry run changes nothing.', WRITES),
    rule(
      'agent.creatives.other-caller',
      'Agent tasks, account',
      'A creative is of its caller: others do not find it.',
      { needs: ['credential', 'second credential', 'sandbox'] },
    ),
  ],
  {
    'agent.creatives.listed': async (trial) => {
      const { id, called } = await synced(trial);
      judgeable(called.body.status !== 'submitted', 'the sync is answered later');
      const { one, called: listing } = await listedOne(trial, id);
      must(one !== undefined, `the creative ${id} is not listed after it was created`, listing);
    },
    'agent.creatives.repeated': {
      after: [idOf('sync_creatives')],
      run: async (trial) => {
        const { id, creative } = await synced(trial);
        const called = await sync(trial, creative);
        const outcome = outcomeOf(called, id);
        judgeable(called.refusal === null, 'the second sync was refused');
        must(outcome?.action !== 'created', 'a creative that was synced again was created again', called);
      },
    },
    'agent.creatives.updated': async (trial) => {
      const { id, creative } = await synced(trial);
      const name = `Conformance test ${id}, renamed`;
      const called = await sync(trial, { ...creative, name });
      judgeable(
        called.refusal === null && outcomeOf(called, id)?.action !== 'failed',
        'the change was refused',
      );
      const { one, called: listing } = await listedOne(trial, id);
      judgeable(one, 'the creative is not listed');
      must(
        one.name === name,
        `the creative is listed as ${JSON.stringify(one.name)} after it was renamed`,
        listing,
      );
    },
    'agent.creatives.approved': {
      after: ['agent.creatives.listed'],
      run: async (trial) => {
        const mode = at(await capabilities(trial), ['media_buy', 'creative_approval_mode']);
        judgeable(mode === 'auto_approve', 'the agent does not declare `auto_approve`');
        const { id } = await synced(trial);
        const { one, called } = await listedOne(trial, id);
        must(
          one?.status !== 'pending_review',
          'a valid creative waits for a review, though the agent declares `auto_approve`',
          called,
        );
      },
    },
    'agent.creatives.format-as-text': async (trial) => {
      const { manifest } = await trial.read(takenCreative);
      const id = trial.context.fresh('cr');
      const called = await sync(trial, {
        ...creativeOf(id, manifest),
        format_id: objectOf(manifest.format_id).id,
      });
      mustFail(called, id, 'a `format_id` that is text');
    },
    'agent.creatives.unknown-format': async (trial) => {
      const { manifest } = await trial.read(takenCreative);
      const id = trial.context.fresh('cr');
      const format_id = { ...objectOf(manifest.format_id), id: ABSENT };
      mustFail(
        await sync(trial, { ...creativeOf(id, manifest), format_id }),
        id,
        'a format that does not exist',
      );
    },
    'agent.creatives.missing-asset': async (trial) => {
      const { manifest } = await trial.read(takenCreative);
      const id = trial.context.fresh('cr');
      mustFail(
        await sync(trial, { ...creativeOf(id, manifest), assets: {} }),
        id,
        'a creative without the needed assets',
      );
    },
    'agent.creatives.unknown-asset-type': async (trial) => {
      const { manifest } = await trial.read(takenCreative);
      const id = trial.context.fresh('cr');
      const [name = ''] = Object.keys(objectOf(manifest.assets));
      const assets = {
        ...objectOf(manifest.assets),
        [name]: { asset_type: 'smell', url: 'https://conformance-test.example/' },
      };
      mustFail(await sync(trial, { ...creativeOf(id, manifest), assets }), id, 'an asset of the type smell');
    },
    'agent.creatives.dry-run': async (trial) => {
      const { manifest } = await trial.read(takenCreative);
      const id = trial.context.fresh('cr');
      const called = await sync(trial, creativeOf(id, manifest), { dry_run: true });
      judgeable(called.refusal === null, `a dry run was refused with ${called.refusal?.code}`);
      const { one, called: listing } = await listedOne(trial, id);
      must(one === undefined, 'a dry run left a creative in the library', listing);
    },
    'agent.creatives.other-caller': async (trial) => {
      const { id } = await synced(trial);
      await offers(trial, 'list_creatives');
      const called = await trial.call('list_creatives', { filters: { creative_ids: [id] } }, { as: 'other' });
      must(outcomeOf(called, id) === undefined, 'another caller finds the creative', called);
    },
  },
);
