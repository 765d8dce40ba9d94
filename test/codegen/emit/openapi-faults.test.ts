import { assert } from 'chai';
import { faultsIn } from '../../../codegen/emit/openapi.ts';

const ADVICE = `
validating registry.yaml...
❌ Validation failed with 2 errors.
run \`redocly lint --generate-ignore-file\` to add all problems to the ignore file.
`;
const problem = (pointer: string, more: object = {}) => ({
  ruleId: 'struct',
  severity: 'error',
  message: 'Property `x` is not expected here.',
  location: [{ pointer }],
  ...more,
});

describe('faults of the published bundle', () => {
  it('are told by their place, rule and what was probably meant, without advice', () => {
    const problems = [
      problem('#/paths/~1a~1{id}/get/x', { suggest: ['y', 'z'] }),
      problem('#/info', { severity: 'warn' }),
      problem('#/tags/0/x'),
    ];
    assert.equal(
      faultsIn(JSON.stringify({ problems }), ADVICE),
      [
        '  paths > /a/{id} > get > x: Property `x` is not expected here. (struct; did you mean "y" or "z"?)',
        '  tags > 0 > x: Property `x` is not expected here. (struct)',
      ].join('\n'),
    );
  });

  for (const [title, stdout] of [
    ['no JSON', 'no JSON'],
    ['nothing', ''],
    ['JSON without problems', '{"problems":[]}'],
    ['a problem without a place', JSON.stringify({ problems: [{ severity: 'warn' }] })],
  ])
    it(`are what the program says otherwise, when its report is ${title}`, () => {
      const said = faultsIn(
        stdout ?? '',
        `${ADVICE}\nError: gathered.json has 3 mistakes\n(use --force to ignore errors)\n`,
      );
      assert.include(said, 'Error: gathered.json has 3 mistakes');
      assert.notMatch(said, /redocly|--|ignore/);
    });

  it('have a place even when the linter names none', () => {
    const problems = [{ severity: 'error', message: 'No servers.', ruleId: 'servers' }];
    assert.equal(faultsIn(JSON.stringify({ problems }), ''), '  the document: No servers. (servers)');
  });
});
