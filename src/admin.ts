import { Command } from 'commander';
import * as accounts from './admin/accounts.ts';
import * as agents from './admin/agents.ts';
import * as audiences from './admin/audiences.ts';
import * as buys from './admin/buys.ts';
import * as catalogs from './admin/catalogs.ts';
import * as commands from './admin/commands.ts';
import * as creatives from './admin/creatives.ts';
import * as names from './admin/names.ts';
import * as people from './admin/people.ts';
import * as principals from './admin/principals.ts';
import * as reviews from './admin/reviews.ts';
import { readConfig } from './config.ts';
import { explain } from './explain.ts';
import { migrate } from './store/migrate.ts';
import type { Store } from './store/open.ts';
import { version } from './version.ts';

const config = () => readConfig(process.env);

/** Runs a command on the migrated database and prints its result as one JSON object on stdout. */
async function run(work: (store: Store) => Promise<object>): Promise<void> {
  await migrate(config().databaseUrl);
  print(await commands.withStore(config(), work));
}

function print(result: object): void {
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

const program = new Command('admin')
  .version(version)
  .description('Operator commands; each prints one JSON object.');

program
  .command('migrate')
  .description('bring the database to the newest schema')
  .action(async () => print(await migrate(config().databaseUrl)));

const org = program.command('org').description('organizations');
org
  .command('create')
  .requiredOption('--name <name>', 'name of the organization')
  .option('--tier <tier>', 'membership tier: basic, api or none')
  .action((options) => run((store) => commands.createOrganization(store, options)));

org
  .command('tier')
  .argument('<org>', 'id or name of the organization')
  .argument('<tier>', 'membership tier: basic, api or none')
  .action((name, tier) => run((store) => people.setTier(store, name, tier)));

const user = program.command('user').description('people who can sign in');
user
  .command('create')
  .requiredOption('--org <org>', 'id or name of the organization that the person belongs to')
  .requiredOption('--email <email>', 'address to sign in with')
  .requiredOption('--password <password>', 'password to sign in with')
  .option('--role <role>', 'owner, admin or member', 'member')
  .option('--name <name>', 'name to show')
  .action((options) => run((store) => people.createUser(store, options)));
user
  .command('disable')
  .argument('<email>', 'address that the person signs in with')
  .action((email) => run((store) => people.disableUser(store, email)));
user
  .command('enable')
  .description('let a person sign in again')
  .argument('<email>', 'address that the person signs in with')
  .action((email) => run((store) => people.enableUser(store, email)));
user
  .command('password')
  .description('give a person another password, and end their sessions and what programs may do for them')
  .argument('<email>', 'address that the person signs in with')
  .option('--password <password>', 'the new password; without it one is made and shown once')
  .action((email, { password }) => run((store) => people.resetPassword(store, email, password)));
user
  .command('verify')
  .description("vouch that an address is its person's own")
  .argument('<email>', 'address that the person signs in with')
  .action((email) => run((store) => people.verifyAddress(store, email)));
user
  .command('release')
  .description('free an address that somebody else made an account with; that account ends')
  .argument('<email>', 'address to free')
  .action((email) => run((store) => people.releaseUser(store, email)));

const key = program.command('key').description('API keys of organizations');
key
  .command('create')
  .requiredOption('--org <org>', 'id or name of the organization')
  .requiredOption('--name <name>', 'what the key is for')
  .option(
    '--permissions <list>',
    'comma list such as registry:read,products:*; without it what a member may do',
  )
  .action((options) => run((store) => commands.createKey(store, options)));
key
  .command('revoke')
  .argument('<id>', 'id of the key')
  .action((id) => run((store) => commands.revokeKey(store, id)));

const principal = program
  .command('principal')
  .description("callers of the agent's tasks with a token of their own");
principal
  .command('create')
  .requiredOption('--name <name>', 'what to call it')
  .option('--permissions <list>', 'comma list such as products:read,media_buys:*')
  .action((options) => run((store) => principals.createPrincipal(store, options)));
principal.command('list').action(() => run((store) => principals.listPrincipals(store)));
principal
  .command('revoke')
  .argument('<name>', 'name of the principal')
  .action((name) => run((store) => principals.revokePrincipal(store, name)));

program
  .command('keys')
  .description('signing keys of the authorization server')
  .command('rotate')
  .description('sign access tokens with a new key')
  .action(() => run((store) => people.rotateKeys(store, config())));

program
  .command('crawl')
  .description('crawl a domain now and tell the outcome')
  .argument('<domain>')
  .action((domain) => run((store) => commands.crawl(store, config(), domain)));

const agent = program.command('agent').description('enrolled agents');
agent
  .command('enroll')
  .requiredOption('--org <org>', 'id or name of the organization')
  .requiredOption('--url <url>', 'URL of the agent')
  .requiredOption('--type <type>', 'what the agent is for, or unknown')
  .requiredOption('--visibility <visibility>', 'public, members_only or private')
  .option('--name <name>', 'name to show')
  .action((options) => run((store) => agents.enrollAgent(store, options)));
agent
  .command('transfer')
  .description('give an enrolled agent to another organization')
  .argument('<url>')
  .requiredOption('--org <org>', 'id or name of the organization that gets it')
  .action((url, options) => run((store) => agents.transferAgent(store, url, options)));
agent
  .command('list')
  .option('--org <org>', 'only agents of this organization, by id or name')
  .action((options) => run((store) => agents.listAgents(store, options)));
agent
  .command('remove')
  .argument('<url>')
  .action((url) => run((store) => agents.removeAgent(store, url)));

const account = program.command('account').description('accounts of those who call the tasks');
account
  .command('list')
  .option('--principal <id>', 'only accounts of this principal')
  .option('--status <status>', 'only accounts in this state')
  .action((options) => run((store) => accounts.listAccounts(store, options)));
account
  .command('set-status')
  .argument('<id>', 'id of the account')
  .argument('<status>', 'active, rejected, suspended, payment_required or closed')
  .option('--principal <id>', 'whose account, when several have one with this id')
  .action((id, status, options) => run((store) => accounts.setAccountStatus(store, id, status, options)));

/** Options that say whose a thing is; identifiers are their buyers' own choice. */
const owned = (command: Command): Command =>
  command
    .option('--principal <id>', 'only of this principal')
    .option('--account <id>', 'only of this account');
const listed = (parent: Command): Command =>
  owned(parent.command('list')).option('--status <status>', 'only those in this state');
const moved = (parent: Command, states: string): Command =>
  owned(parent.command('set-status'))
    .argument('<id>')
    .argument('<status>', states)
    .option('--reason <text>', 'what its buyer reads');

const buy = program.command('buy').description('media buys');
listed(buy).action((options) => run((store) => buys.listBuys(store, options)));
moved(buy, 'rejected, canceled, paused, active or completed').action((id, status, options) =>
  run((store) => buys.setBuyStatus(store, id, status, options)),
);

const creative = program.command('creative').description('creatives that buyers synced');
listed(creative).action((options) => run((store) => creatives.listCreatives(store, options)));
moved(creative, 'approved, rejected, suspended, pending_review or archived').action((id, status, options) =>
  run((store) => creatives.setCreativeStatus(store, id, status, options)),
);

const audience = program.command('audience').description('audiences that buyers uploaded');
listed(audience).action((options) => run((store) => audiences.listAudiences(store, options)));
moved(audience, 'suspended, ready or too_small').action((id, status, options) =>
  run((store) => audiences.setAudienceStatus(store, id, status, options)),
);

const catalog = program.command('catalog').description('catalogs of things that buyers advertise');
owned(catalog.command('list')).action((options) => run((store) => catalogs.listCatalogs(store, options)));
owned(catalog.command('review'))
  .description('decide on all items that wait, or on those that are named')
  .argument('<id>')
  .argument('<status>', 'approved, warning or rejected')
  .option('--item <ids...>', 'only these items')
  .option('--reason <text>', 'what the buyer reads')
  .action((id, status, options) => run((store) => catalogs.reviewItems(store, id, status, options)));

const brand = program.command('brand').description('brand entries');
brand
  .command('rollback')
  .argument('<domain>')
  .argument('<revision>', 'number of the revision to restore', wholeNumber)
  .action((domain, to) => run((store) => commands.rollback(store, 'brand', domain, to)));
brand
  .command('review')
  .argument('<domain>')
  .argument('<decision>', 'approve or reject', decision)
  .option('--id <id>', 'which one, when several entries for the domain wait')
  .action((domain, verdict, { id }) =>
    run((store) => reviews.reviewBrand(store, domain, verdict, { id, look: lookFirst(store) })),
  );
brand
  .command('reviews')
  .description('entries that are held because of their name')
  .action(() => run((store) => reviews.listReviews(store, 'brand')));

const property = program.command('property').description('property entries');
property
  .command('rollback')
  .argument('<domain>')
  .argument('<revision>', 'number of the revision to restore', wholeNumber)
  .action((domain, to) => run((store) => commands.rollback(store, 'property', domain, to)));
property
  .command('review')
  .argument('<domain>')
  .argument('<decision>', 'approve or reject', decision)
  .option('--id <id>', 'which one, when several entries for the domain wait')
  .action((domain, verdict, { id }) =>
    run((store) => reviews.reviewProperty(store, domain, verdict, { id, look: lookFirst(store) })),
  );
property
  .command('reviews')
  .description('entries that are held because of their name')
  .action(() => run((store) => reviews.listReviews(store, 'property')));

const name = program.command('name').description('names that nobody may imitate');
name
  .command('protect')
  .argument('<name>', 'a domain, or a label for all domains of it')
  .action((value) => run((store) => names.protectName(store, value)));
name
  .command('release')
  .argument('<name>')
  .action((value) => run((store) => names.releaseName(store, value)));
name.command('list').action(() => run((store) => names.listNames(store)));

const lookFirst = (store: Store) => (domain: string) => commands.crawl(store, config(), domain);

function decision(text: string): reviews.Decision {
  if (text === 'approve' || text === 'reject') return text;
  return program.error(`error: ${text} is neither approve nor reject`);
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) program.error(`error: ${text} is not the number of a revision`);
  return Number(text);
}

program.parseAsync().catch((cause: unknown) => {
  process.stderr.write(`${explain(cause)}\n`);
  process.exitCode = 1;
});
