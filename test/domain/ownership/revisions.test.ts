import { assert } from 'chai';
import fc from 'fast-check';
import { schemaValidators } from '../../../generated/validators/index.ts';
import {
  judgeRollback,
  type Revision,
  revisionToWire,
  summariseEdit,
} from '../../../src/domain/ownership/revisions.ts';

const revision: Revision = {
  revisionNumber: 3,
  editorName: 'Ada',
  editSummary: 'Changed brand_name',
  source: 'community',
  isRollback: false,
  rolledBackTo: null,
  createdAt: new Date('2026-05-01T12:00:00.123Z'),
};

describe('revisions', () => {
  it('goes over the wire', async () => {
    const wire = revisionToWire(revision);
    assert.deepEqual(wire, {
      revision_number: 3,
      editor_name: 'Ada',
      edit_summary: 'Changed brand_name',
      source: 'community',
      is_rollback: false,
      created_at: '2026-05-01T12:00:00.123Z',
    });
    const conforms = await schemaValidators['registry/revision-entry']();
    assert.isTrue(conforms(wire), JSON.stringify(conforms.errors));
  });
  it('names the system where nobody edited', () => {
    assert.equal(revisionToWire({ ...revision, editorName: null }).editor_name, 'system');
  });
  it('says where a rollback went, and only a rollback', () => {
    assert.equal(revisionToWire({ ...revision, isRollback: true, rolledBackTo: 1 }).rolled_back_to, 1);
    assert.notProperty(revisionToWire({ ...revision, isRollback: true }), 'rolled_back_to');
    assert.notProperty(revisionToWire({ ...revision, rolledBackTo: 1 }), 'rolled_back_to');
  });

  const rollbacks: [number, { revisionNumber: number } | undefined, number, object][] = [
    [
      1,
      { revisionNumber: 1 },
      3,
      { ok: true, isRollback: true, rolledBackTo: 1, editSummary: 'Restored revision 1' },
    ],
    [3, { revisionNumber: 3 }, 3, { ok: false, code: 'already_current' }],
    [4, undefined, 3, { ok: false, code: 'not_found' }],
    [0, undefined, 3, { ok: false, code: 'not_found' }],
    [1, { revisionNumber: 2 }, 3, { ok: false, code: 'not_found' }],
  ];
  for (const [to, target, latest, expected] of rollbacks)
    it(`judges a rollback to ${to} of ${latest}`, () =>
      assert.deepInclude(judgeRollback(to, target, latest), expected));
});

describe('summariseEdit', () => {
  const cases: [object | null, object, string][] = [
    [null, { brand_name: 'A' }, 'Created'],
    [{ brand_name: 'A' }, { brand_name: 'A' }, 'No change'],
    [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, 'No change'],
    [{ a: undefined }, {}, 'No change'],
    [{ brand_name: 'A' }, { brand_name: 'B' }, 'Changed brand_name'],
    [{ brand_name: 'A' }, { brand_name: 'A', keller_type: 'master' }, 'Added keller_type'],
    [{ brand_name: 'A', parent_brand: 'p' }, { brand_name: 'A' }, 'Removed parent_brand'],
    [
      { brand_name: 'A', brand_manifest: { tone: 'calm', logos: [1], url: 'u' } },
      { brand_name: 'B', brand_manifest: { tone: 'loud', logos: [1], colors: {} } },
      'Changed brand_manifest.tone, brand_name; added brand_manifest.colors; removed brand_manifest.url',
    ],
    [{ properties: [1, 2] }, { properties: [1, 2, 3] }, 'Changed properties (2 to 3)'],
    [{ properties: [1, 2] }, { properties: [2, 1] }, 'Changed properties'],
    [{ contact: { name: 'A', email: 'e' } }, { contact: { name: 'B', email: 'e' } }, 'Changed contact.name'],
    [{ a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, 'Changed a.b'],
    [{ a: { b: 1 } }, { a: [1] }, 'Changed a'],
    [{ a: null }, { a: {} }, 'Changed a'],
    [{ b: 1, a: 1 }, { a: 2, b: 2 }, 'Changed a, b'],
  ];
  for (const [before, after, expected] of cases)
    it(`says "${expected}"`, () => assert.equal(summariseEdit(before, after), expected));

  it('counts what does not fit', () => {
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`f${String(i).padStart(2, '0')}`, i]),
    );
    assert.match(summariseEdit({}, many), /^Added f00, .*, f11 and 8 more$/);
  });

  it('is one short line, and says "No change" only of the same entry', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (before, after) => {
          const summary = summariseEdit(before, after);
          assert.isAtMost(summary.length, 300);
          assert.notMatch(summary, /[\n\r]/);
          assert.equal(summariseEdit(before, structuredClone(before)), 'No change');
        },
      ),
    );
  });
});
