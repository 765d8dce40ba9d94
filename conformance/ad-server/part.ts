import { type Check, part, type Reading } from '../check.ts';
import type { Requirement } from '../requirement.ts';
import { judgeable, must } from '../verdict.ts';
import { type CheckReport, checkAdServer } from './check.ts';

const HEADING = 'The contract of ad servers';

/** The rules of the check, each in one sentence. */
const RULES = {
  capabilities: 'The capabilities are told, agree with each other, and name what can be booked.',
  form: 'Each answer has a status, a media type and a body that the contract gives it, in time.',
  requests:
    'Requests without a credential, without a key or of a wrong form are refused, and what is not declared answers 501.',
  terms: 'Terms that the capabilities exclude are refused by name, and leave nothing behind.',
  reservations: 'A hold grants what was asked for, ends by itself, and serves one package.',
  packages: 'A package is what was booked, and a repeated request makes no other one.',
  states: 'A package has the state that the commands and the flight give it, and never starts by itself.',
  revisions: 'A late or contradicting revision is refused.',
  keys: 'A key returns the first answer to its request, and is refused with another request.',
  creatives: 'A list of creatives replaces the one before, and each has a state of its own.',
  delivery:
    'Rows of figures are absolute, belong to known packages, and come in pages that neither skip nor repeat.',
  list: 'Every package is listed once, in the state that it has by itself.',
} as const;

type Rule = keyof typeof RULES;
type Id = `ad-server.${Rule}`;
const rules = Object.keys(RULES) as Rule[];

/** What the check books, where the ad server does not list it. */
const WISHES = { channel: 'display', price: '20', size: '300x250', patience: 10 };

/** One check, whose findings are those of all rules: it books packages of a far future, and stops them at its end. */
const report: Reading<CheckReport> = {
  name: 'the check of the ad server',
  read: ({ peer, credential, channel, exchanges }) =>
    checkAdServer(peer.url.href, credential('member') ?? '', WISHES, {
      send: channel.fetch,
      lastExchange: () => exchanges.at(-1) ?? null,
    }),
};

const checkOf = (rule: Rule): Check => ({
  run: async (context) => {
    const { findings, skipped, name } = await context.read(report);
    const [first] = findings.filter((one) => one.rule === rule);
    must(first === undefined, first?.text ?? '', first?.exchange ?? null);
    judgeable(name !== null, 'the capabilities cannot be read, so that nothing else was checked');
    const [missed] = skipped.filter((one) => one.rule === rule);
    judgeable(missed === undefined, missed?.text ?? '');
  },
});

/** Ad servers: the rules of the check that operators run, as requirements. */
export const adServerPart = part<Id>(
  rules.map(
    (rule): Requirement<Id> => ({
      id: `ad-server.${rule}`,
      subject: 'ad-server',
      heading: HEADING,
      rule: RULES[rule],
      level: 'must',
      needs: ['credential', 'sandbox'],
    }),
  ),
  Object.fromEntries(rules.map((rule) => [`ad-server.${rule}`, checkOf(rule)])) as Record<Id, Check>,
);
