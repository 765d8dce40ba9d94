import { assert } from 'chai';
import fc from 'fast-check';
import { readInvocation, skillsNamed, versionOf } from '../../../src/domain/tasks/a2a.ts';

describe('what a message of A2A calls', () => {
  it('is one data part with a skill, and input under either name', () => {
    for (const data of [
      { skill: 'a', input: { x: 1 } },
      { skill: 'a', parameters: { x: 1 } },
      { skill: 'a', input: { x: 1 }, parameters: { x: 1 } },
    ]) {
      assert.deepEqual(readInvocation([data]), { kind: 'call', skill: 'a', input: { x: 1 } });
    }
    assert.deepEqual(readInvocation([{ skill: 'a' }]), { kind: 'call', skill: 'a', input: {} });
    // Whether the input is one is for the task's own judgement.
    assert.deepEqual(readInvocation([{ skill: 'a', input: 7 }]), { kind: 'call', skill: 'a', input: 7 });
    assert.deepEqual(readInvocation([]), { kind: 'none' });
  });

  it('is refused when it is not clear', () => {
    for (const data of [
      [{ skill: 'a' }, { skill: 'a' }],
      [{}],
      [null],
      ['a'],
      [[{ skill: 'a' }]],
      [{ skill: '' }],
      [{ skill: null, input: {} }],
      [{ skill: 'a', input: { x: 1 }, parameters: { x: '1' } }],
      [{ skill: 'a', input: {}, parameters: null }],
    ]) {
      const read = readInvocation(data);
      assert.equal(read.kind, 'refused', JSON.stringify(data));
      if (read.kind === 'refused') assert.equal(read.error.code, 'INVALID_REQUEST');
    }
  });

  it('is found in any message, and nothing in what is none', () => {
    const of = (parts: unknown) => ({ params: { message: { parts } } });
    assert.deepEqual(skillsNamed(of([{ data: { skill: 'a' } }, { text: 'x' }, { data: { skill: 'b' } }])), [
      'a',
      'b',
    ]);
    assert.deepEqual(skillsNamed(of([{ kind: 'data', data: { skill: 'a' } }])), ['a']);
    for (const message of [
      null,
      7,
      [],
      {},
      of(null),
      of({}),
      of([null, 7, { data: null }, { data: { skill: 7 } }]),
    ]) {
      assert.deepEqual(skillsNamed(message), []);
    }
  });

  it('is judged without a throw, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 3 }), fc.jsonValue(), (data, message) => {
        readInvocation(data);
        skillsNamed(message);
        skillsNamed({ params: { message: { parts: data } } });
      }),
    );
  });
});

describe('the version of a request of A2A', () => {
  it('is what the header says, or what its method looks like', () => {
    for (const [header, method, version] of [
      ['', 'SendMessage', '1.0'],
      ['', 'message/send', '0.3'],
      ['', 'GetTask', '1.0'],
      ['', '', '1.0'],
      ['1.0', 'message/send', '1.0'],
      ['1.0.7', 'x', '1.0'],
      [' 0.3 ', 'SendMessage', '0.3'],
      ['0.3.0', 'x', '0.3'],
      ['0.2', 'message/send', null],
      ['1', 'SendMessage', null],
      ['1.00', 'SendMessage', null],
      ['2.0', 'SendMessage', null],
      ['1.0,0.3', 'SendMessage', null],
    ] as const) {
      assert.equal(versionOf(header, method), version, `${header} ${method}`);
    }
  });
});
