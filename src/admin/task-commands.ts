import type { Command } from 'commander';
import * as accounts from './accounts.ts';
import * as decisions from './decisions.ts';
import { erasePrincipal } from './erase.ts';
import * as principals from './principals.ts';
import type { CommandTools } from './program.ts';
import * as webhooks from './webhooks.ts';

/** Adds the options for the owner of an object, because different buyers may use the same id. */
const owned = (command: Command): Command =>
  command
    .option('--principal <id>', 'only of this principal')
    .option('--account <id>', 'only of this account');
const listed = (parent: Command): Command =>
  owned(parent.command('list').description('list them, oldest first')).option(
    '--status <status>',
    'only those in this state',
  );
const moved = (parent: Command, states: string): Command =>
  owned(parent.command('set-status').description('move one to another state, as the seller'))
    .argument('<id>')
    .argument('<status>', states)
    .option('--reason <text>', 'what its buyer reads');

/** Adds commands for the tasks: their callers, accounts, and the objects that those created. */
export function taskCommands(program: Command, tools: CommandTools): void {
  principalCommands(program, tools);
  signerCommands(program, tools);
  accountCommands(program, tools);
  mediaCommands(program, tools);
  webhookCommands(program, tools);
}

function principalCommands(program: Command, { run, show }: CommandTools): void {
  const principal = program
    .command('principal')
    .description("callers of the agent's tasks with a token of their own");
  principal
    .command('create')
    .description('create a caller with a token, printed once')
    .requiredOption('--name <name>', 'what to call it')
    .option('--permissions <list>', 'comma list such as products:read,media_buys:*')
    .action((options) => run((store) => principals.createPrincipal(store, options)));
  principal
    .command('list')
    .description('list callers with a token')
    .action(() => show((store) => principals.listPrincipals(store)));
  principal
    .command('revoke')
    .description('end a caller at once')
    .argument('<name>', 'name of the principal')
    .action((name) => run((store) => principals.revokePrincipal(store, name)));
  principal
    .command('erase')
    .description('erase the personal data of a revoked caller')
    .argument('<principal>', 'name or id of the principal')
    .action((name) => run((store) => erasePrincipal(store, name)));
}

function signerCommands(program: Command, { run, show }: CommandTools): void {
  const signer = program
    .command('signer')
    .description('agents whose signed requests count as those of a caller');
  signer
    .command('add')
    .description('accept signed requests of an agent as those of a caller')
    .requiredOption('--agent <url>', 'URL of the agent, exactly as its brand.json lists it')
    .option('--principal <name>', 'it signs for this principal')
    .option('--org <org>', 'it signs for this organization, by id or name')
    .option('--sandbox-token <token>', 'it signs for the caller with this sandbox token')
    .option('--brand-json <url>', "brand.json of its operator; without it the agent's capabilities name it")
    .action((options) => run((store) => principals.addSigner(store, options)));
  signer
    .command('list')
    .description('list signers and their keys')
    .action(() => show((store) => principals.listSigners(store)));
  signer
    .command('remove')
    .description('forget a signer')
    .argument('<url>', 'URL of the agent')
    .action((url) => run((store) => principals.removeSigner(store, url)));
  signer
    .command('revoke')
    .description('reject what a key of the agent signs')
    .argument('<url>', 'URL of the agent')
    .argument('<kid>', 'identifier of the key')
    .action((url, kid) => run((store) => principals.revokeSignerKey(store, url, kid)));
}

function accountCommands(program: Command, { run, show }: CommandTools): void {
  const account = program.command('account').description('accounts of those who call the tasks');
  account
    .command('list')
    .description('list accounts, oldest first')
    .option('--principal <id>', 'only accounts of this principal')
    .option('--status <status>', 'only accounts in this state')
    .action((options) => show((store) => accounts.listAllAccounts(store, options)));
  account
    .command('set-status')
    .description('move an account to another state')
    .argument('<id>', 'id of the account')
    .argument('<status>', 'active, rejected, suspended, payment_required or closed')
    .option('--principal <id>', 'whose account, when several have one with this id')
    .action((id, status, options) => run((store) => accounts.setAccountStatus(store, id, status, options)));
  account
    .command('set-credit')
    .description('set the most that an account may owe and have booked, in its currency')
    .argument('<id>', 'id of the account')
    .argument('<amount>', 'such as 2500.50, or none for no limit')
    .option('--principal <id>', 'whose account, when several have one with this id')
    .action((id, amount, options) => run((store) => accounts.setCredit(store, id, amount, options)));
  account
    .command('payment')
    .description('note what was paid for an account, which gives it as much credit back')
    .argument('<id>', 'id of the account')
    .argument('<amount>', 'such as 2500.50')
    .option('--refund', 'take a payment back that was noted by mistake, or refunded')
    .option('--currency <code>', "what it was paid in, when it is not the account's currency")
    .option('--principal <id>', 'whose account, when several have one with this id')
    .action((id, amount, options) => run((store) => accounts.notePayment(store, id, amount, options)));
}

function mediaCommands(program: Command, { run, show }: CommandTools): void {
  const buy = program.command('buy').description('media buys');
  listed(buy).action((options) => show((store) => decisions.listBuys(store, options)));
  moved(buy, 'rejected, canceled, paused, active or completed').action((id, status, options) =>
    run((store) => decisions.setBuyStatus(store, id, status, options)),
  );

  const creative = program.command('creative').description('creatives that buyers synced');
  listed(creative).action((options) => show((store) => decisions.listCreativesToReview(store, options)));
  moved(creative, 'approved, rejected, suspended, pending_review or archived').action((id, status, options) =>
    run((store) => decisions.setCreativeStatus(store, id, status, options)),
  );

  const grant = program.command('rights').description('rights that buyers acquired, or asked for');
  listed(grant).action((options) => show((store) => decisions.listRights(store, options)));
  moved(grant, 'acquired, rejected or revoked').action((id, status, options) =>
    run((store) => decisions.setRightsStatus(store, id, status, options)),
  );

  const audience = program.command('audience').description('audiences that buyers uploaded');
  listed(audience).action((options) => show((store) => decisions.listAudiences(store, options)));
  moved(audience, 'suspended, ready or too_small').action((id, status, options) =>
    run((store) => decisions.setAudienceStatus(store, id, status, options)),
  );

  const catalog = program.command('catalog').description('catalogs of things that buyers advertise');
  owned(
    catalog.command('list').description('list buyer catalogs with the number of their items by status'),
  ).action((options) => show((store) => decisions.listCatalogs(store, options)));
  owned(catalog.command('review'))
    .description('decide on all items that wait, or on those that are named')
    .argument('<id>')
    .argument('<status>', 'approved, warning or rejected')
    .option('--item <ids...>', 'only these items')
    .option('--reason <text>', 'what the buyer reads')
    .action((id, status, options) => run((store) => decisions.reviewItems(store, id, status, options)));
}

function webhookCommands(program: Command, { run, show }: CommandTools): void {
  const webhook = program.command('webhook').description('what is sent to receivers of callers and members');
  webhook
    .command('list')
    .description('list webhooks of the outbox, oldest first')
    .option('--principal <id>', 'only of this principal, or of the organization that follows the change feed')
    .option('--status <status>', 'only those that are open, delivered or failed')
    .option('--limit <number>', 'at most so many, up to 1000', '100')
    .action((options) => show((store) => webhooks.listWebhooks(store, options)));
  webhook
    .command('redeliver')
    .description('send one that has ended again, with the same body and key')
    .argument('<id>', 'id of the webhook')
    .action((id) => run((store) => webhooks.redeliverWebhook(store, id)));
}
