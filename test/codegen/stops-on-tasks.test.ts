import { edited, fixtureTexts, schemaText } from './fixture.ts';
import { refuses } from './refusal.ts';

const TASKS = 'schemas/v3/tasks.json';
const ERRORS = 'schemas/v3/task-errors.json';
const REQUEST = 'schemas/v3/garden/plant-trees-request.json';
const RESPONSE = 'schemas/v3/garden/plant-trees-response.json';
const FIRST = `${TASKS}: get_proto_capabilities`;
const SECOND = `${TASKS}: plant_trees`;

const inTable = (piece: string, replacement: string) => edited(TASKS, piece, replacement);

/** A request with one long property per number; each adds some hundred bytes to its tool. */
const wide = (count: number) =>
  schemaText('garden/plant-trees-request', {
    type: 'object',
    required: ['idempotency_key'],
    properties: Object.fromEntries(
      ['idempotency_key', ...Array.from({ length: count }, (_, index) => `property_${index}`)].map((name) => [
        name,
        { type: 'string', description: 'a word '.repeat(43) },
      ]),
    ),
  });

/** So many tasks of which none is too large. */
const many = (count: number) => {
  const { tasks } = JSON.parse(fixtureTexts.get(TASKS) ?? '');
  const rows = Array.from({ length: count }, (_, index) => ({ ...tasks[1], name: `plant_trees_${index}` }));
  return JSON.stringify({ tasks: rows });
};

describe('the generator stops on tasks', () => {
  refuses([
    [
      'with unfinished work that the enumeration of such tasks does not name',
      {
        'schemas/v3/enums/task-type.json': schemaText('enums/task-type', {
          type: 'string',
          enum: ['fell_trees', 'water_trees'],
          'x-enum-descriptions': { fell_trees: 'Felling', water_trees: 'Watering' },
        }),
      },
      SECOND,
      'schemas/v3/enums/task-type.json must list it',
    ],
    [
      'without a name',
      inTable('"name": "plant_trees",', ''),
      `${TASKS}: tasks[1] needs a name in snake_case`,
    ],
    [
      'with a name in camel case',
      inTable('"plant_trees"', '"plantTrees"'),
      'plantTrees needs a name in snake_case',
    ],
    ['with a name in kebab case', inTable('"plant_trees"', '"plant-trees"'), 'plant-trees needs a name'],
    [
      'that are there twice',
      inTable('"plant_trees"', '"get_proto_capabilities"'),
      `${FIRST} is in the table twice`,
    ],
    [
      'without their request schema',
      inTable('capabilities-request', 'capability-request'),
      FIRST,
      'get-proto-capability-request.json',
    ],
    [
      'without their response schema',
      inTable('"garden/plant-trees-response"', '"garden/gone"'),
      SECOND,
      'garden/gone.json',
    ],
    [
      'without the schema of a body',
      inTable('"working": "garden/plant-trees-working"', '"working": "garden/gone"'),
      SECOND,
      'garden/gone.json',
    ],
    [
      'with a body of an unknown state',
      inTable('"working":', '"resting":'),
      `${SECOND}: async is "resting"; known are working, input_required, submitted`,
    ],
    ['of unknown effect', inTable('"read"', '"maybe"'), `${FIRST}: effect is "maybe"; known are read, write`],
    [
      'of unknown access',
      inTable('"principal"', '"member"'),
      `${SECOND}: access is "member"; known are public, principal`,
    ],
    ['of an unknown area', inTable('"creative"', '"weeding"'), `${SECOND}: protocol is "weeding"`],
    ['without a title', inTable('"title": "Plant trees",', ''), `${SECOND}: title must be a text`],
    [
      'without a description',
      inTable('"description": "Plants trees, once for each key.",', ''),
      `${SECOND}: description must be a text`,
    ],
    [
      'with an empty description',
      inTable('"Plants trees, once for each key."', '""'),
      `${SECOND}: description must be a text`,
    ],
    [
      'without a word about permission',
      inTable('"permission": null,', ''),
      `${FIRST}: permission must be null, or`,
    ],
    [
      'with a permission that is a text',
      inTable('"permission": null', '"permission": "creatives:write"'),
      `${FIRST}: permission must be null, or`,
    ],
    [
      'with a permission for something unknown',
      inTable('"resource": "creatives"', '"resource": "trees"'),
      `${SECOND}: permission.resource is "trees"`,
    ],
    [
      'with a permission to do something unknown',
      inTable('"action": "write"', '"action": "fell"'),
      `${SECOND}: permission.action is "fell"`,
    ],
    ['without an example', inTable('"examples": [{}]', '"examples": []'), `${FIRST}: examples must list`],
    [
      'with an example that is no request',
      inTable('"examples": [{}]', '"examples": [{}, 7]'),
      `${FIRST}: examples must list`,
    ],
    [
      'that may be for sandboxes only',
      inTable('"sandbox_only": false', '"sandbox_only": "yes"'),
      `${SECOND}: sandbox_only must be true or false`,
    ],
    [
      'with an unknown key',
      inTable('"sandbox_only"', '"sandboxOnly"'),
      `${SECOND} has the unknown key "sandboxOnly"`,
    ],
    [
      'that write for everybody',
      inTable('"principal"', '"public"'),
      `${SECOND} writes, so its access cannot be public`,
    ],
    [
      'that write without a key',
      edited(REQUEST, '["idempotency_key", "trees"]', '["trees"]'),
      SECOND,
      `${REQUEST} must require idempotency_key`,
    ],
    [
      'that answer without status',
      edited(RESPONSE, '["status"]', '["planted"]'),
      SECOND,
      `${RESPONSE} must require status`,
    ],
    [
      'whose status is required in one branch only',
      edited(RESPONSE, '"required": ["status"]', '"oneOf": [{ "required": ["status"] }]'),
      `${RESPONSE} must require status`,
    ],
    ['whose tool is too large', { [REQUEST]: wide(30) }, `${SECOND} is a tool of`, 'at most are 10000'],
    [
      'whose tool shows the members of something that has none',
      inTable('"sandbox_only"', '"outline": ["trees", "trees.kind"], "sandbox_only"'),
      `${SECOND}: outline names "trees.kind", which is no object of the request`,
    ],
    [
      'whose tool shows the members of an unknown field',
      inTable('"sandbox_only"', '"outline": ["bushes"], "sandbox_only"'),
      `${SECOND}: outline names "bushes", which is no object of the request`,
    ],
    [
      'that call an unknown task first',
      inTable('"sandbox_only"', '"before": [{ "task": "dig", "arguments": {} }], "sandbox_only"'),
      `${SECOND}: before names "dig", which is no task`,
    ],
    [
      'that call a task first without arguments',
      inTable('"sandbox_only"', '"before": [{ "task": "plant_trees" }], "sandbox_only"'),
      `${SECOND}: before needs arguments, a JSON object`,
    ],
    [
      'whose tool shows something without a name',
      inTable('"sandbox_only"', '"outline": [7], "sandbox_only"'),
      `${SECOND}: outline must be a text`,
    ],
    [
      'whose tools together are too large',
      { [TASKS]: many(30), [REQUEST]: wide(9) },
      `${TASKS}: the tools up to plant_trees_`,
      'at most are 80000',
    ],
    [
      'that fail with a code in small letters',
      edited(ERRORS, 'RATE_LIMITED', 'rate_limited'),
      `${ERRORS}: rate_limited is not in capital letters`,
    ],
    [
      'that fail with a code that is too long',
      edited(ERRORS, 'RATE_LIMITED', 'X'.repeat(65)),
      'longer than 64 characters',
    ],
    [
      'that fail without a way out',
      edited(ERRORS, '"transient"', '"hopeless"'),
      `${ERRORS}: RATE_LIMITED: recovery is "hopeless"`,
    ],
    [
      'that fail without explanation',
      edited(ERRORS, '"Too many plants. Wait."', '""'),
      `${ERRORS}: RATE_LIMITED: description must be a text`,
    ],
    ['that fail with a list', { [ERRORS]: '[]' }, `${ERRORS} is no table`],
  ]);
});
