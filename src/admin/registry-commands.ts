import type { Command } from 'commander';
import type { Store } from '../store/open.ts';
import * as agents from './agents.ts';
import * as commands from './commands.ts';
import * as names from './names.ts';
import * as people from './people.ts';
import type { CommandTools } from './program.ts';
import * as reviews from './reviews.ts';

/** Commands about the registry: members and their credentials, crawls, agents, entries and names. */
export function registryCommands(program: Command, tools: CommandTools): void {
  memberCommands(program, tools);
  keyCommands(program, tools);
  crawlCommands(program, tools);
  entryCommands(program, tools);
  nameCommands(program, tools);
}

function memberCommands(program: Command, { run }: CommandTools): void {
  const org = program.command('org').description('organizations');
  org
    .command('create')
    .requiredOption('--name <name>', 'name of the organization')
    .option('--tier <tier>', 'membership tier, for example api')
    .action((options) => run((store) => commands.createOrganization(store, options)));

  org
    .command('tier')
    .argument('<org>', 'id or name of the organization')
    .argument('<tier>', 'membership tier, for example api, or none')
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
}

function keyCommands(program: Command, { run, config }: CommandTools): void {
  const key = program.command('key').description('API keys of organizations');
  key
    .command('create')
    .requiredOption('--org <org>', 'id or name of the organization')
    .requiredOption('--name <name>', 'what the key is for')
    .option('--permissions <list>', 'comma list of permissions')
    .action((options) => run((store) => commands.createKey(store, options)));
  key
    .command('revoke')
    .argument('<id>', 'id of the key')
    .action((id) => run((store) => commands.revokeKey(store, id)));

  program
    .command('keys')
    .description('signing keys of the authorization server')
    .command('rotate')
    .description('sign access tokens with a new key')
    .action(() => run((store) => people.rotateKeys(store, config())));
}

function crawlCommands(program: Command, { run, config }: CommandTools): void {
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
    .command('list')
    .option('--org <org>', 'only agents of this organization, by id or name')
    .action((options) => run((store) => agents.listAgents(store, options)));
  agent
    .command('remove')
    .argument('<url>')
    .action((url) => run((store) => agents.removeAgent(store, url)));
}

function entryCommands(program: Command, { run, config }: CommandTools): void {
  const decision = (text: string): reviews.Decision =>
    text === 'approve' || text === 'reject'
      ? text
      : program.error(`error: ${text} is neither approve nor reject`);
  const wholeNumber = (text: string): number =>
    /^[1-9]\d{0,8}$/.test(text)
      ? Number(text)
      : program.error(`error: ${text} is not the number of a revision`);
  const lookFirst = (store: Store) => (domain: string) => commands.crawl(store, config(), domain);

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
}

function nameCommands(program: Command, { run }: CommandTools): void {
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
}
