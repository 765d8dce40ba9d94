import { type Json, listOf, objectOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { idOf } from './answers.ts';
import { account_, BRAND, capabilities, declaration, hasSandbox, NATURAL } from './readings.ts';
import { agentPart, READS, rule, WRITES } from './rule.ts';
import { offers, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const HEADING = 'Agent tasks, account';
const BILLINGS = ['operator', 'agent'];

/** Declares the runner's account; NotJudged where operators make accounts. */
async function declare(trial: Trial, more: Json = {}): Promise<Called> {
  await hasSandbox(trial);
  await offers(trial, 'sync_accounts');
  const block = objectOf((await capabilities(trial)).account);
  judgeable(block.require_operator_auth !== true, 'operators make the accounts here');
  await trial.read(account_);
  return trial.call('sync_accounts', declaration(block, more));
}

const entryOf = ({ body }: Called): Json | undefined => {
  const [entry] = listOf(body.accounts);
  return entry === undefined ? undefined : objectOf(entry);
};

async function list(trial: Trial, more: Json = {}): Promise<{ called: Called; accounts: readonly Json[] }> {
  await offers(trial, 'list_accounts');
  const called = await trial.get('list_accounts', { pagination: { max_results: 100 }, ...more });
  return { called, accounts: listOf(called.body.accounts).map(objectOf) };
}

const isOurs = ({ brand, operator, sandbox }: Json): boolean =>
  objectOf(brand).domain === BRAND.domain && operator === NATURAL.operator && sandbox === true;

export const accountsPart = agentPart(
  [
    rule(
      'agent.accounts.declared',
      HEADING,
      'A sandbox account is declared with one of the supported ways of billing.',
      WRITES,
    ),
    rule(
      'agent.accounts.unchanged',
      HEADING,
      'An account that is declared again as it is, is unchanged.',
      WRITES,
    ),
    rule('agent.accounts.listed', HEADING, 'A declared account is listed, as one of the sandbox.', WRITES),
    rule(
      'agent.accounts.other-billing',
      HEADING,
      'A way of billing that is not supported is not taken.',
      WRITES,
    ),
    rule('agent.accounts.only-sandbox', HEADING, '`sandbox` selects accounts of the sandbox.', WRITES),
    rule(
      'agent.accounts.no-secrets',
      HEADING,
      'Listed accounts tell neither credentials of webhooks nor bank details.',
      READS,
    ),
    rule(
      'agent.accounts.other-caller',
      HEADING,
      'Each caller has its own accounts: others do not see them.',
      { needs: ['credential', 'second credential', 'sandbox'] },
    ),
    rule(
      'agent.accounts.id-and-key',
      HEADING,
      'The id of a declared account and its natural key name one account.',
      WRITES,
    ),
    rule(
      'agent.accounts.not-needed',
      HEADING,
      'Unless `required_for_products` is declared, products are found without an account.',
      READS,
    ),
  ],
  {
    'agent.accounts.declared': async (trial) => {
      const called = await declare(trial);
      must(
        called.refusal === null,
        `the declaration of an account was refused with ${called.refusal?.code}`,
        called,
      );
      const entry = entryOf(called);
      must(entry !== undefined, 'the answer has no entry for the account', called);
      judgeable(
        entry.action !== 'failed',
        `the account was not taken: ${String(objectOf(listOf(entry.errors)[0]).message)}`,
      );
      must(entry.sandbox !== false, 'a declared sandbox account is answered with `sandbox: false`', called);
    },
    'agent.accounts.unchanged': {
      after: [idOf('sync_accounts')],
      run: async (trial) => {
        const first = entryOf(await declare(trial));
        judgeable(first !== undefined && first.action !== 'failed', 'the account was not taken');
        const called = await declare(trial);
        must(
          entryOf(called)?.action !== 'created',
          'an account that was declared again was created again',
          called,
        );
        must(
          entryOf(called)?.account_id === first.account_id,
          'an account that was declared again has another id',
          called,
        );
      },
    },
    'agent.accounts.listed': async (trial) => {
      const first = entryOf(await declare(trial));
      judgeable(first !== undefined && first.action !== 'failed', 'the account was not taken');
      const { called, accounts } = await list(trial, { account: NATURAL });
      must(
        accounts.some(isOurs),
        'the declared account is not listed with its brand, operator and `sandbox: true`',
        called,
      );
    },
    'agent.accounts.other-billing': async (trial) => {
      const supported = listOf(objectOf((await capabilities(trial)).account).supported_billing);
      const other = BILLINGS.find((one) => !supported.includes(one)) ?? 'barter';
      const called = await declare(trial, {
        brand: { domain: 'other-billing.conformance-test.example' },
        billing: other,
      });
      judgeable(called.fault === null, String(called.fault));
      must(
        called.refusal !== null || entryOf(called)?.action === 'failed',
        `an account with the billing ${other} was taken, which is not supported`,
        called,
      );
    },
    'agent.accounts.only-sandbox': async (trial) => {
      await trial.read(account_);
      const { called, accounts } = await list(trial, { sandbox: true });
      for (const { account_id: id, sandbox } of accounts)
        must(
          sandbox !== false,
          `\`sandbox\` true returns the account ${String(id)}, which is none of the sandbox`,
          called,
        );
      const live = await list(trial, { sandbox: false });
      for (const { account_id: id, sandbox } of live.accounts)
        must(sandbox !== true, `\`sandbox\` false returns the sandbox account ${String(id)}`, live.called);
    },
    'agent.accounts.no-secrets': async (trial) => {
      const { called, accounts } = await list(trial);
      for (const { notification_configs: configs, billing_entity: entity } of accounts) {
        must(objectOf(entity).bank === undefined, 'a listed account tells `billing_entity.bank`', called);
        for (const config of listOf(configs).map(objectOf))
          must(
            objectOf(config.authentication).credentials === undefined,
            'a listed account tells credentials of a webhook',
            called,
          );
      }
    },
    'agent.accounts.other-caller': async (trial) => {
      const id = entryOf(await declare(trial))?.account_id;
      judgeable(typeof id === 'string', 'the account has no id');
      await offers(trial, 'list_accounts');
      const called = await trial.call('list_accounts', { pagination: { max_results: 100 } }, { as: 'other' });
      const found = listOf(called.body.accounts).some((one) => objectOf(one).account_id === id);
      must(!found, 'another caller sees the account', called);
    },
    'agent.accounts.id-and-key': async (trial) => {
      const id = entryOf(await declare(trial))?.account_id;
      judgeable(typeof id === 'string', 'the account has no id');
      const byId = await list(trial, { account: { account_id: id } });
      must(
        byId.accounts.some(({ account_id: one }) => one === id),
        'the account is not found by its id',
        byId.called,
      );
      const byKey = await list(trial, { account: NATURAL });
      judgeable(byKey.accounts.length > 0, 'the account is not found by its natural key');
      must(
        byKey.accounts.some(({ account_id: one }) => one === id),
        'the natural key finds another account than the id',
        byKey.called,
      );
    },
    'agent.accounts.not-needed': async (trial) => {
      const block = objectOf((await capabilities(trial)).account);
      judgeable(block.required_for_products !== true, 'products need an account here');
      await offers(trial, 'get_products');
      const called = await trial.call('get_products', {
        buying_mode: 'brief',
        brief: 'Any product',
        brand: BRAND,
      });
      judgeable(called.fault === null, String(called.fault));
      must(
        called.refusal === null,
        `products without an account were refused with ${called.refusal?.code}`,
        called,
      );
    },
  },
);
