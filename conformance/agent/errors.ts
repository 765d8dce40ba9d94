import { isObject, type Json, listOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { mustBeRefused, WRONG } from './judging.ts';
import { agentPart, rule } from './rule.ts';
import { offered, reading, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const HEADING = 'Agent task errors';
const UNKNOWN = 'paint_the_fence';

/** Requests whose form is wrong, for tasks that an agent may offer. */
const WRONG_FORMS: readonly (readonly [task: string, args: Json])[] = [
  ['get_products', { buying_mode: 'brief', brief: 5 }],
  ['get_signals', { signal_spec: 5 }],
  ['list_creative_formats', { format_ids: 'none' }],
  ['list_creatives', { pagination: { max_results: 'many' } }],
  ['get_media_buys', { media_buy_ids: 'none' }],
];

const refusals = reading('refusals of wrong requests', async (trial): Promise<readonly Called[]> => {
  const names = await trial.read(offered);
  const asked = WRONG_FORMS.filter(([task]) => names.has(task)).slice(0, 3);
  const calls = [...asked, [UNKNOWN, {}] as const];
  const all = await Promise.all(calls.map(([task, args]) => trial.call(task, args)));
  return all.filter(({ refusal }) => refusal !== null);
});

async function refused(trial: Trial): Promise<readonly Called[]> {
  const list = await trial.read(refusals);
  judgeable(list.length > 0, 'the agent refused none of the wrong requests');
  return list;
}

/** Members of answers that a refusal does not have. */
const SUCCESS = ['products', 'signals', 'formats', 'creatives', 'media_buys', 'media_buy_id', 'packages'];

/** What only the inside of a program knows. */
const INSIDES: readonly (readonly [RegExp, string])[] = [
  [/\bat [^\s()]{1,100} ?\([^)\s]{1,200}:\d+:\d+\)/, 'a stack trace'],
  [/\bat (?:file:\/\/|\/)[^\s]{1,200}:\d+:\d+/, 'a stack trace'],
  [/Traceback \(most recent call last\)/, 'a stack trace'],
  [/node_modules\/|site-packages\//, 'a path of a library'],
  [
    /(?:\/home\/|\/usr\/|\/srv\/|\/app\/|\/var\/)[\w./-]{1,200}\.(?:ts|js|py|go|rb|java|php)\b/,
    'a path of a source file',
  ],
  [
    /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[^"]{1,200}\b(?:FROM|VALUES|SET|WHERE)\b/,
    'a statement of SQL',
  ],
  [/\b(?:postgres(?:ql)?|mysql|mongodb|redis|amqp):\/\/[^\s"]{1,200}/, 'an address of a database'],
  [/SQLITE_[A-Z]{2,30}|ECONNREFUSED|ENOENT/, 'an error of the system'],
  [/-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/, 'a private key'],
];

/** Requests that make careless programs talk about themselves. */
const HOSTILE: readonly unknown[] = [
  "' OR '1'='1",
  '\u0000',
  '../../etc/passwd',
  9e99,
  { $ref: '#' },
  ['{{7*7}}'],
];

export const errorsPart = agentPart(
  [
    rule('agent.errors.wrong-form', HEADING, 'Bad input is refused with INVALID_REQUEST.'),
    rule('agent.errors.unknown-task', HEADING, 'An unknown name of a task is refused with INVALID_REQUEST.'),
    rule('agent.errors.code-and-message', HEADING, 'An error has a code and a message.'),
    rule(
      'agent.errors.items',
      HEADING,
      'Each of `errors` has a code and a message; `field` and `suggestion` are text.',
    ),
    rule('agent.errors.recovery', HEADING, '`recovery` of an error is transient, correctable or terminal.'),
    rule(
      'agent.errors.no-success',
      HEADING,
      'A refusal has nothing of the answer that the task would have given.',
    ),
    rule(
      'agent.errors.no-secrets',
      HEADING,
      'An error tells neither the credential nor what is inside of the agent.',
    ),
    rule(
      'agent.errors.no-crash',
      HEADING,
      'Hostile input is bad input: it is refused or ignored, and breaks nothing.',
    ),
  ],
  {
    'agent.errors.wrong-form': async (trial) => {
      const names = await trial.read(offered);
      const asked = WRONG_FORMS.filter(([task]) => names.has(task));
      judgeable(asked.length > 0, 'the agent offers none of the tasks whose form is checked');
      for (const [task, args] of asked) {
        const called = await trial.call(task, args);
        mustBeRefused(called, `${task} with ${JSON.stringify(args)}`, WRONG);
      }
    },
    'agent.errors.unknown-task': async (trial) => {
      mustBeRefused(await trial.call(UNKNOWN), 'an unknown task', ['INVALID_REQUEST']);
    },
    'agent.errors.code-and-message': async (trial) => {
      for (const called of await refused(trial)) {
        const { code = '', message = '' } = called.refusal ?? {};
        must(
          code.length > 0 && code.length <= 64,
          'the `code` of an error must have 1 to 64 characters',
          called,
        );
        must(message.length > 0 && message !== code, `the error ${code} has no \`message\``, called);
      }
    },
    'agent.errors.items': async (trial) => {
      const lists = (await refused(trial)).filter(({ body }) => Array.isArray(body.errors));
      judgeable(lists.length > 0, 'no refusal lists `errors`');
      for (const called of lists)
        for (const item of listOf(called.body.errors)) {
          const { code, message, field, suggestion } = isObject(item) ? item : {};
          must(isObject(item), 'each of `errors` must be an object', called);
          must(typeof code === 'string' && code !== '', 'each of `errors` must have a `code`', called);
          must(
            typeof message === 'string' && message !== '',
            'each of `errors` must have a `message`',
            called,
          );
          for (const [name, value] of Object.entries({ field, suggestion }))
            must(
              value === undefined || typeof value === 'string',
              `\`${name}\` of an error must be text`,
              called,
            );
        }
    },
    'agent.errors.recovery': async (trial) => {
      const given = (await refused(trial)).flatMap((called) =>
        [called.body, ...listOf(called.body.errors)]
          .filter(isObject)
          .flatMap(({ recovery }) => (recovery === undefined ? [] : [{ called, recovery }])),
      );
      judgeable(given.length > 0, 'no error has `recovery`');
      for (const { called, recovery } of given)
        must(
          ['transient', 'correctable', 'terminal'].includes(String(recovery)),
          `\`recovery\` must not be ${JSON.stringify(recovery)}`,
          called,
        );
    },
    'agent.errors.no-success': async (trial) => {
      for (const called of await refused(trial))
        for (const name of SUCCESS)
          must(called.body[name] === undefined, `a refusal has \`${name}\` of an answer`, called);
    },
    'agent.errors.no-secrets': async (trial) => {
      const credential = trial.context.credential('member');
      for (const called of [...(await refused(trial)), ...(await hostile(trial))]) {
        must(
          credential === undefined || !called.text.includes(credential),
          'the answer repeats the credential of the caller',
          called,
        );
        const told =
          called.refusal === null ? undefined : INSIDES.find(([pattern]) => pattern.test(called.text));
        must(told === undefined, `the error tells ${told?.[1]}`, called);
      }
    },
    'agent.errors.no-crash': async (trial) => {
      for (const called of await hostile(trial)) {
        must(called.status < 500, `hostile input is answered with HTTP status ${called.status}`, called);
        const { code } = called.refusal ?? {};
        must(code !== 'INTERNAL_ERROR', 'hostile input is answered with INTERNAL_ERROR', called);
      }
    },
  },
);

/** Answers to hostile values in the places where tasks expect text. */
const hostileCalls = reading('answers to hostile input', async (trial) => {
  const names = await trial.read(offered);
  const places = [
    ['get_products', 'brief'],
    ['list_creative_formats', 'name_search'],
    ['get_signals', 'signal_spec'],
  ].filter(([task = '']) => names.has(task));
  judgeable(places.length > 0, 'the agent offers none of the tasks that are asked');
  const calls: Called[] = [];
  for (const [task = '', name = ''] of places)
    for (const value of HOSTILE) calls.push(await trial.call(task, { [name]: value }));
  return calls;
});

const hostile = (trial: Trial): Promise<readonly Called[]> => trial.read(hostileCalls);
