import { assert } from 'chai';
import fc from 'fast-check';
import { protocol } from '../../../generated/protocol.ts';
import { failureAsRead, formOf, negotiate } from '../../../src/domain/contract/release.ts';
import { TaskError } from '../../../src/domain/refusals/task-error.ts';

const { versionField: PIN, majorVersionField: MAJOR } = protocol;

function refusal(args: Record<string, unknown>): TaskError {
  try {
    negotiate(args, { version: '1.2.3' });
  } catch (cause) {
    if (cause instanceof TaskError) return cause;
  }
  throw new Error(`${JSON.stringify(args)} was served`);
}

describe('negotiate', () => {
  const served: [Record<string, unknown>, string, string][] = [
    [{}, '3.1', 'specified'],
    [{ [MAJOR]: 3 }, '3.1', 'specified'],
    [{ [PIN]: '3.0' }, '3.0', '3.0'],
    [{ [PIN]: '3.1' }, '3.1', '3.1'],
    [{ [PIN]: '3.1', [MAJOR]: 3 }, '3.1', '3.1'],
    [{ [PIN]: '3.2' }, '3.1', '3.1'],
    [{ [PIN]: '3.10' }, '3.1', '3.1'],
    // Zeros before a number change nothing.
    [{ [PIN]: '3.01' }, '3.1', '3.1'],
    [{ [PIN]: '03.1', [MAJOR]: 3 }, '3.1', '3.1'],
    [{ [PIN]: '3.00' }, '3.0', '3.0'],
    [{ [PIN]: '3.02' }, '3.1', '3.1'],
    // The major version is supported, and compatibility inside a major version is guaranteed.
    [{ [PIN]: '3.1-rc', [MAJOR]: 3 }, '3.1', '3.1'],
    [{ [PIN]: '3.1-beta.7', [MAJOR]: 3 }, '3.1', '3.1'],
    [{ [PIN]: '3.0-alpha.12', [MAJOR]: 3 }, '3.0', '3.0'],
    // What breaks its schema is for the schema to refuse.
    [{ [PIN]: 4 }, '3.1', 'specified'],
    [{ [PIN]: '3.1.2' }, '3.1', 'specified'],
    [{ [PIN]: `9.${'9'.repeat(63)}` }, '3.1', 'specified'],
    [{ [MAJOR]: '4' }, '3.1', 'specified'],
    [{ [MAJOR]: 3.5 }, '3.1', 'specified'],
  ];
  for (const [args, release, form] of served) {
    it(`serves ${JSON.stringify(args)} with ${release}, in the form ${form}`, () => {
      assert.deepEqual(negotiate(args, { version: '1.2.3' }), { release, form } as ReturnType<
        typeof negotiate
      >);
    });
  }

  const refused: Record<string, unknown>[] = [
    { [PIN]: '2.9' },
    { [PIN]: '4.0' },
    { [PIN]: '3.1-beta.1' },
    { [PIN]: '3.2-rc.1', [MAJOR]: 3 },
    { [PIN]: '3.10-rc.1', [MAJOR]: 3 },
    { [PIN]: '4.0-rc.1', [MAJOR]: 3 },
    { [PIN]: '3.1-rc.1', [MAJOR]: 4 },
    { [PIN]: '3.1-rc.15' },
    { [PIN]: '3.0-alpha.12' },
    { [PIN]: '3.2-rc.1' },
    { [PIN]: '3.11-beta.1' },
    { [PIN]: '4.0-beta.1' },
    { [MAJOR]: 2 },
    { [MAJOR]: 99 },
    { [PIN]: '3.1', [MAJOR]: 4 },
    { [PIN]: '4.0', [MAJOR]: 3 },
  ];
  for (const args of refused) {
    it(`refuses ${JSON.stringify(args)} and tells what is served`, () => {
      const { code, detail } = refusal(args);
      assert.equal(code, 'VERSION_UNSUPPORTED');
      assert.deepEqual(detail.details, {
        supported_versions: ['3.0', '3.1'],
        supported_majors: [3],
        build_version: '1.2.3',
        ...args,
      });
    });
  }

  it('serves any later minor release with the highest one, and never another major', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), (major, minor) => {
        const args = { [PIN]: `${major}.${minor}` };
        if (major === 3) assert.equal(negotiate(args, { version: '1' }).release, minor === 0 ? '3.0' : '3.1');
        else assert.equal(refusal(args).code, 'VERSION_UNSUPPORTED');
      }),
    );
  });
});

describe('negotiate with MAJOR_RELEASE=3.0', () => {
  const serving = { version: '1', majorForm: '3.0' } as const;
  for (const [args, form] of [
    [{ [MAJOR]: 3 }, '3.0'],
    [{}, 'specified'],
    [{ [MAJOR]: '3' }, 'specified'],
    [{ [PIN]: '3.1', [MAJOR]: 3 }, '3.1'],
    [{ [PIN]: '3.1' }, '3.1'],
    [{ [PIN]: '3.2', [MAJOR]: 3 }, '3.1'],
  ] as const)
    it(`serves ${JSON.stringify(args)} in the form ${form}`, () =>
      assert.equal(negotiate(args, serving).form, form));

  it('still refuses another major version', () => {
    assert.throws(() => negotiate({ [MAJOR]: 2 }, serving), TaskError);
  });
});

describe('formOf', () => {
  for (const [args, form] of [
    [{}, 'specified'],
    [{ [MAJOR]: 3 }, 'specified'],
    [{ [PIN]: '3.0' }, '3.0'],
    [{ [PIN]: '3.0-alpha.12' }, 'specified'],
    [{ [PIN]: '3.1', [MAJOR]: 3 }, '3.1'],
    [{ [PIN]: '3.2' }, '3.1'],
    [{ [PIN]: '3.10-rc' }, 'specified'],
    [{ [PIN]: '2.5' }, 'specified'],
    [{ [PIN]: 4 }, 'specified'],
  ] as const)
    it(`is ${form} for ${JSON.stringify(args)}`, () => assert.equal(formOf(args), form));
});

describe('failureAsRead', () => {
  const body = { status: 'failed', code: 'CONFLICT', errors: [{}] };
  const { status: _, ...bare } = body;
  const read = (args: unknown, majorForm: '3.0' | undefined, task = 'acquire_rights') =>
    failureAsRead(body, task, args, { version: '1.2.3', majorForm });

  it('leaves the status out where release 3.0 has an outcome of rights there', () => {
    for (const task of ['acquire_rights', 'creative_approval']) {
      assert.deepEqual(read({ [PIN]: '3.0' }, undefined, task), bare);
      assert.deepEqual(read({ [MAJOR]: 3 }, '3.0', task), bare);
    }
    // Refused for something else, with a pin that is served.
    assert.deepEqual(read({ [PIN]: '3.0', rights_id: 7 }, undefined), bare);
  });

  it('changes no other failure', () => {
    for (const args of [{}, { [PIN]: '3.1' }, { [MAJOR]: 3 }, { [PIN]: '9.0' }, null, 'text', []])
      assert.deepEqual(read(args, undefined), body, JSON.stringify(args));
    assert.deepEqual(read({}, '3.0'), body);
    for (const task of ['update_rights', 'create_media_buy', 'make_rain'])
      assert.deepEqual(read({ [PIN]: '3.0' }, '3.0', task), body);
  });
});
