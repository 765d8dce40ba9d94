import type { Command } from 'commander';
import type { Store } from '../store/open.ts';
import * as agents from './agents.ts';
import * as commands from './commands.ts';
import { generateOauthKeys, listKeys, resealSecrets, revokeMessageKeyCommand, rotateKey } from './keys.ts';
import { memberCommands } from './member-commands.ts';
import * as organizations from './organizations.ts';
import * as people from './people.ts';
import type { CommandTools } from './program.ts';
import * as reviews from './reviews.ts';
import { applyRevocations, exportRevocations } from './revocations.ts';
import { listWaiting } from './waiting.ts';

/** Adds commands for the registry: members and their credentials, crawls, agents, entries and names. */
export function registryCommands(program: Command, tools: CommandTools): void {
  memberCommands(program, tools);
  keyCommands(program, tools);
  crawlCommands(program, tools);
  entryCommands(program, tools);
  nameCommands(program, tools);
}

function keyCommands(program: Command, { run, show, config, print }: CommandTools): void {
  const key = program.command('key').description('API keys of organizations');
  key
    .command('create')
    .description('create an API key, printed once')
    .requiredOption('--org <org>', 'id or name of the organization')
    .requiredOption('--name <name>', 'what the key is for')
    .option(
      '--permissions <list>',
      'comma list such as registry:read,products:*; without it what a member may do',
    )
    .action((options) => run((store) => organizations.createKey(store, options)));
  key
    .command('list')
    .description('list API keys, revoked and expired ones too')
    .requiredOption('--org <org>', 'id or name of the organization')
    .action((options) => show((store) => organizations.listOrganizationKeys(store, options)));
  key
    .command('revoke')
    .description('end a key at once')
    .argument('<id>', 'id of the key')
    .action((id) => run((store) => organizations.revokeKeyCommand(store, id)));

  program
    .command('secrets')
    .description('secrets of callers that are encrypted at rest')
    .command('reseal')
    .description('encrypt all of them with the first key of SECRETS_KEY')
    .action(() => run(resealSecrets));

  const revocations = program
    .command('revocations')
    .description('what was revoked, to revoke it again after a backup was restored');
  revocations
    .command('export')
    .description('write a list of everything that was revoked or removed; it contains no secrets')
    .argument('<file>')
    .action((file) => show((store) => exportRevocations(store, file)));
  revocations
    .command('apply')
    .description('revoke everything in a list again, and end all sessions and grants of programs')
    .argument('<file>')
    .action((file) => run((store) => applyRevocations(store, file)));

  const keys = program.command('keys').description('keys that this deployment signs with');
  keys
    .command('list')
    .description('list keys of webhooks, requests, responses and of the list of revoked keys')
    .action(() => show((store) => listKeys(store)));
  keys
    .command('rotate')
    .description('sign access tokens with a new key, or messages with --purpose')
    .option(
      '--purpose <purpose>',
      'webhook-signing, request-signing, response-signing, governance-signing or checkpoint-signing',
    )
    .action(({ purpose }: { purpose?: string }) =>
      run((store) =>
        purpose === undefined ? people.rotateOauthKeys(store, config()) : rotateKey(store, purpose),
      ),
    );
  keys
    .command('generate')
    .description('make a key set for OAUTH_KEYS: print it, or write it to a file that only you can read')
    .option('--out <file>', 'file to write; an existing file is not changed')
    .action(async ({ out }: { out?: string }) => print(await generateOauthKeys(out)));
  keys
    .command('revoke')
    .description('withdraw a key of messages at once')
    .argument('<kid>', 'identifier of the key')
    .action((kid) => run((store) => revokeMessageKeyCommand(store, kid)));
}

function crawlCommands(program: Command, { run, show, config }: CommandTools): void {
  program
    .command('crawl')
    .description('crawl a domain now and print the outcome')
    .argument('<domain>')
    .action((domain) => run((store) => commands.crawlCommand(store, config(), domain)));

  const agent = program.command('agent').description('enrolled agents');
  agent
    .command('enroll')
    .description('enrol an agent, or change its enrolment')
    .requiredOption('--org <org>', 'id or name of the organization')
    .requiredOption('--url <url>', 'URL of the agent')
    .requiredOption('--type <type>', 'what the agent is for, or unknown')
    .requiredOption('--visibility <visibility>', 'public, members_only or private')
    .option('--name <name>', 'name to show')
    .action((options) => run((store) => agents.enrollForOrganization(store, options)));
  agent
    .command('transfer')
    .description('give an enrolled agent to another organization')
    .argument('<url>')
    .requiredOption('--org <org>', 'id or name of the organization that gets it')
    .action((url, options) => run((store) => agents.transferEnrolment(store, url, options)));
  agent
    .command('list')
    .description('list enrolled agents')
    .option('--org <org>', 'only agents of this organization, by id or name')
    .action((options) => show((store) => agents.listEnrolledAgents(store, options)));
  agent
    .command('remove')
    .description('end the enrolment of an agent')
    .argument('<url>')
    .action((url) => run((store) => agents.removeEnrolment(store, url)));
}

function entryCommands(program: Command, { run, show, config }: CommandTools): void {
  const decision = (text: string): reviews.ReviewDecision =>
    text === 'approve' || text === 'reject'
      ? text
      : program.error(`error: ${text} is neither approve nor reject`);
  const wholeNumber = (text: string): number =>
    /^[1-9]\d{0,8}$/.test(text)
      ? Number(text)
      : program.error(`error: ${text} is not the number of a revision`);
  const lookFirst = (store: Store) => (domain: string) => commands.crawlCommand(store, config(), domain);

  const brand = program.command('brand').description('brand entries');
  brand
    .command('rollback')
    .description('restore a revision as a new revision')
    .argument('<domain>')
    .argument('<revision>', 'number of the revision to restore', wholeNumber)
    .action((domain, to) => run((store) => commands.rollback(store, 'brand', domain, to)));
  brand
    .command('review')
    .description('decide on a pending entry')
    .argument('<domain>')
    .argument('<decision>', 'approve or reject', decision)
    .option('--id <id>', 'which one, when several entries for the domain are pending')
    .action((domain, verdict, { id }) =>
      run((store) => reviews.reviewBrand(store, domain, verdict, { id, look: lookFirst(store) })),
    );
  brand
    .command('reviews')
    .description('list pending decisions: entries held because of their name, and submitted brands')
    .action(() => show((store) => reviews.listReviews(store, 'brand')));

  const property = program.command('property').description('property entries');
  property
    .command('rollback')
    .description('restore a revision as a new revision')
    .argument('<domain>')
    .argument('<revision>', 'number of the revision to restore', wholeNumber)
    .action((domain, to) => run((store) => commands.rollback(store, 'property', domain, to)));
  property
    .command('review')
    .description('decide on a pending entry')
    .argument('<domain>')
    .argument('<decision>', 'approve or reject', decision)
    .option('--id <id>', 'which one, when several entries for the domain are pending')
    .action((domain, verdict, { id }) =>
      run((store) => reviews.reviewProperty(store, domain, verdict, { id, look: lookFirst(store) })),
    );
  property
    .command('reviews')
    .description('list entries that are held because of their name')
    .action(() => show((store) => reviews.listReviews(store, 'property')));
}

function nameCommands(program: Command, { run, show }: CommandTools): void {
  program
    .command('waiting')
    .description('count the entries, accounts and creatives that wait for a decision')
    .action(() => show(listWaiting));
  const name = program.command('name').description('names that nobody may imitate');
  name
    .command('protect')
    .description('protect a name from imitation')
    .argument('<name>', 'a domain, or a label for all domains of it')
    .action((value) => run((store) => reviews.protectName(store, value)));
  name
    .command('release')
    .description('end the protection of a name')
    .argument('<name>')
    .action((value) => run((store) => reviews.releaseName(store, value)));
  name
    .command('list')
    .description('list protected names')
    .action(() => show((store) => reviews.listNames(store)));
}
