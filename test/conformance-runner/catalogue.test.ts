import { assert } from 'chai';
import { parts } from '../../conformance/parts.ts';
import { needs, subjects } from '../../conformance/requirement.ts';
import { orderedChecks } from '../../conformance/run/order.ts';

const requirements = parts.flatMap((part) => part.requirements);

describe('requirements of the conformance runner', () => {
  it('have a check each, and every check has its requirement', () => {
    for (const part of parts)
      assert.sameMembers(
        Object.keys(part.checks),
        part.requirements.map(({ id }) => id),
      );
  });

  it('have ids that are unique and begin with their subject', () => {
    const ids = requirements.map(({ id }) => id);
    assert.deepEqual(ids, [...new Set(ids)]);
    const strange = requirements.filter(
      ({ id, subject }) => !subjects.includes(subject) || !/^[a-z]+(?:-[a-z]+)*(?:\.[a-z0-9-]+)+$/.test(id),
    );
    assert.deepEqual(strange, []);
    assert.deepEqual(
      requirements.filter(({ id, subject }) => !id.startsWith(`${subject}.`)),
      [],
    );
  });

  it('are plain data, each with a rule in one sentence and needs that are explained', () => {
    assert.deepEqual(JSON.parse(JSON.stringify(requirements)), requirements);
    for (const { id, rule, heading, needs: needed } of requirements) {
      assert.match(rule, /^[A-Z`].*\.$/, id);
      assert.notMatch(rule, /\. [A-Z]/, `${id} has more than one sentence`);
      assert.notEqual(heading, '', id);
      for (const need of needed) assert.property(needs, need, id);
    }
  });

  it('build on each other without a circle', () => {
    assert.lengthOf(
      orderedChecks(parts, () => true),
      requirements.length,
    );
  });
});
