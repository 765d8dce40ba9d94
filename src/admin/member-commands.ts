import type { Command } from 'commander';
import { OperatorError } from '../domain/errors.ts';
import { eraseOrganization } from './erase.ts';
import * as organizations from './organizations.ts';
import * as people from './people.ts';
import type { CommandTools } from './program.ts';

/** Adds commands for organizations and for the people who can sign in. */
export function memberCommands(program: Command, tools: CommandTools): void {
  organizationCommands(program, tools);
  userCommands(program, tools);
}

function organizationCommands(program: Command, { run, show }: CommandTools): void {
  const org = program.command('org').description('organizations');
  org
    .command('create')
    .description('create an organization')
    .requiredOption('--name <name>', 'name of the organization')
    .option('--tier <tier>', 'membership tier: basic, api or none')
    .action((options) => run((store) => organizations.createOrganization(store, options)));
  org
    .command('list')
    .description('list organizations, oldest first')
    .action(() => show((store) => organizations.listOrganizations(store)));
  org
    .command('tier')
    .description('set or remove the membership tier')
    .argument('<org>', 'id or name of the organization')
    .argument('<tier>', 'membership tier: basic, api or none')
    .action((name, tier) => run((store) => organizations.setTier(store, name, tier)));
  org
    .command('erase')
    .description('erase the personal data of an organization and of its people')
    .argument('<org>', 'id or name of the organization')
    .action((name) => run((store) => eraseOrganization(store, name)));
}

function userCommands(program: Command, { run, show, readLine }: CommandTools): void {
  const user = program.command('user').description('people who can sign in');
  user
    .command('create')
    .description('create a person who can sign in')
    .requiredOption('--org <org>', 'id or name of the organization that the person belongs to')
    .requiredOption('--email <email>', 'address to sign in with')
    .option('--password <password>', 'password to sign in with; others on this machine can read it')
    .option('--password-stdin', 'read the password from the first line that is piped in')
    .option('--role <role>', 'owner, admin or member', 'member')
    .option('--name <name>', 'name to show')
    .action(async (options) => {
      const { password: open, passwordStdin } = options;
      if ((open === undefined) !== (passwordStdin === true))
        throw new OperatorError('give either --password-stdin and pipe the password in, or --password');
      const password = open ?? (await readLine());
      const warning = 'others on this machine can read --password; use --password-stdin';
      await run(async (store) => ({
        ...(await people.createUser(store, { ...options, password })),
        ...(open === undefined ? {} : { warning }),
      }));
    });
  user
    .command('list')
    .description('list the members of an organization')
    .requiredOption('--org <org>', 'id or name of the organization that they belong to')
    .action((options) => show((store) => people.listOrganizationMembers(store, options)));
  user
    .command('disable')
    .description('lock a person out at once, tokens included')
    .argument('<email>', 'address that the person signs in with')
    .action((email) => run((store) => people.disableUser(store, email)));
  user
    .command('enable')
    .description('let a person sign in again')
    .argument('<email>', 'address that the person signs in with')
    .action((email) => run((store) => people.enableUser(store, email)));
  user
    .command('grant')
    .description('give a person a role in running this deployment, or take it away')
    .argument('<email>', 'address that the person signs in with')
    .argument('<role>', 'moderator, operator or none')
    .action((email, role) => run((store) => people.grantOperator(store, email, role)));
  user
    .command('roles')
    .description('list the people who run this deployment')
    .action(() => show((store) => people.listOperatorRoles(store)));
  user
    .command('password')
    .description(
      'set another password for a person, and end their sessions and what programs may do for them',
    )
    .argument('<email>', 'address that the person signs in with')
    .option('--password <password>', 'the new password; without it one is generated and printed once')
    .action((email, { password }) => run((store) => people.resetPassword(store, email, password)));
  user
    .command('verify')
    .description("confirm that an address belongs to its account's owner")
    .argument('<email>', 'address that the person signs in with')
    .action((email) => run((store) => people.verifyAddress(store, email)));
  user
    .command('release')
    .description('free an address that another person registered; that account ends')
    .argument('<email>', 'address to free')
    .action((email) => run((store) => people.releaseUser(store, email)));
}
