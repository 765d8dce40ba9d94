import { Command } from 'commander';
import * as agents from './admin/agents.ts';
import * as commands from './admin/commands.ts';
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
  .option('--tier <tier>', 'membership tier, for example api')
  .action((options) => run((store) => commands.createOrganization(store, options)));

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

const brand = program.command('brand').description('brand entries');
brand
  .command('rollback')
  .argument('<domain>')
  .argument('<revision>', 'number of the revision to restore', wholeNumber)
  .action((domain, to) => run((store) => commands.rollback(store, 'brand', domain, to)));
brand
  .command('review')
  .argument('<domain>')
  .argument('<decision>', 'approve or reject')
  .action((domain, decision) => {
    if (decision !== 'approve' && decision !== 'reject')
      program.error(`error: ${decision} is neither approve nor reject`);
    return run((store) => commands.reviewBrand(store, domain, decision));
  });

const property = program.command('property').description('property entries');
property
  .command('rollback')
  .argument('<domain>')
  .argument('<revision>', 'number of the revision to restore', wholeNumber)
  .action((domain, to) => run((store) => commands.rollback(store, 'property', domain, to)));

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) program.error(`error: ${text} is not the number of a revision`);
  return Number(text);
}

program.parseAsync().catch((cause: unknown) => {
  process.stderr.write(`${explain(cause)}\n`);
  process.exitCode = 1;
});
