import { assert } from 'chai';
import fc from 'fast-check';
import { readDecision } from '../../../src/domain/governance/decision.ts';

const NOW = new Date('2027-03-15T10:00:00Z');
const ASKED = {
  plan_id: 'plan_1',
  governance_context: 'asked',
  payload: { packages: [{ budget: 1000, product_id: 'a' }] },
  planned_delivery: { total_budget: 1000, currency: 'USD' },
};
const APPROVAL = {
  check_id: 'chk_1',
  verdict: 'approved',
  plan_id: 'plan_1',
  explanation: 'Fits the plan.',
  expires_at: '2027-03-15T11:00:00Z',
};
const read = (answer: object) => readDecision({ ...answer }, ASKED, NOW);

describe('the answer of a governance agent', () => {
  it('approves with the id of its check and its new context', () =>
    assert.deepEqual(read({ ...APPROVAL, governance_context: 'new' }), {
      kind: 'approved',
      checkId: 'chk_1',
      context: 'new',
    }));
  it('approves in the form of release 3.0', () => {
    const { verdict: _verdict, ...others } = APPROVAL;
    assert.equal(read({ ...others, status: 'approved' }).kind, 'approved');
    assert.equal(read({ ...others, status: 'denied' }).kind, 'denied');
  });
  it('keeps the context that was asked with when it names none', () =>
    assert.deepInclude(read(APPROVAL), { context: 'asked' }));

  for (const [what, answer] of [
    ['another plan', { ...APPROVAL, plan_id: 'plan_2' }],
    ['no plan', { ...APPROVAL, plan_id: undefined }],
    ['no verdict', { ...APPROVAL, verdict: undefined, status: 'completed' }],
    ['a verdict that there is not', { ...APPROVAL, verdict: 'approve' }],
    ['a verdict that is no text', { ...APPROVAL, verdict: true }],
    ['no check', { ...APPROVAL, check_id: undefined }],
    ['a check with a line break', { ...APPROVAL, check_id: 'a\nb' }],
    ['a check that is too long', { ...APPROVAL, check_id: 'a'.repeat(256) }],
    ['an approval that has expired', { ...APPROVAL, expires_at: NOW.toISOString() }],
    ['a time that is none', { ...APPROVAL, expires_at: 'tomorrow' }],
    ['conditions without any', { ...APPROVAL, verdict: 'conditions', conditions: [] }],
    ['conditions that are none', { ...APPROVAL, verdict: 'conditions', conditions: ['budget'] }],
    ['nothing', {}],
  ] as const)
    it(`is unusable with ${what}`, () => assert.equal(read(answer).kind, 'unusable'));

  it('denies with its findings, as far as they may be shown', () => {
    const finding = {
      category_id: 'budget',
      severity: 'critical',
      explanation: 'Over the\nbudget.',
      confidence: 0.9,
    };
    const decision = read({
      ...APPROVAL,
      verdict: 'denied',
      findings: [finding, { explanation: '<script>alert(1)</script>', severity: 'fatal', details: {} }, 7],
    });
    assert.deepEqual(decision, {
      kind: 'denied',
      findings: [
        { ...finding, explanation: 'Over the budget.' },
        {
          category_id: 'unspecified',
          severity: 'critical',
          explanation: 'The governance agent gave no explanation.',
        },
      ],
    } as never);
  });
  it('denies without a finding, too', () =>
    assert.deepInclude(read({ ...APPROVAL, verdict: 'denied' }), {
      findings: [{ category_id: 'unspecified', severity: 'critical', explanation: 'Fits the plan.' }],
    } as never));
  it('fits into an error', () => {
    const findings = Array.from({ length: 500 }, () => ({ explanation: '€'.repeat(600) }));
    const decision = read({ ...APPROVAL, verdict: 'denied', findings });
    assert.isBelow(Buffer.byteLength(JSON.stringify(decision)), 3000);
  });

  const conditions = (...list: object[]) => read({ ...APPROVAL, verdict: 'conditions', conditions: list });
  const condition = (field: string, required_value: unknown) => ({
    field,
    required_value,
    reason: 'Policy.',
  });
  it('approves under conditions that the request meets', () => {
    for (const [field, value] of [
      ['packages[0].budget', 1000],
      ['payload.packages[0]', { product_id: 'a', budget: 1000 }],
      ['planned_delivery.total_budget', 1000],
    ] as const)
      assert.equal(conditions(condition(field, value)).kind, 'approved', field);
  });
  it('returns the conditions otherwise, all of them', () => {
    const both = [condition('packages[0].budget', 1000), condition('packages[0].budget', 500)];
    assert.deepEqual(conditions(...both), {
      kind: 'conditions',
      findings: [{ category_id: 'unspecified', severity: 'critical', explanation: 'Fits the plan.' }],
      conditions: both,
    } as never);
  });
  for (const [field, value] of [
    ['packages[1].budget', 1000],
    ['packages.length', 1],
    ['constructor.name', 'Object'],
    ['__proto__', {}],
    ['plan_id', 'plan_1'],
    ['', 1],
    ['packages[0].budget', undefined],
  ] as const)
    it(`does not take ${field || 'no field'} for met`, () =>
      assert.equal(conditions(condition(field, value)).kind, 'conditions'));

  it('is read whatever it holds', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (answer) => {
        const decision = read({ ...answer, plan_id: 'plan_1' });
        assert.isBelow(Buffer.byteLength(JSON.stringify(decision)), 4096);
      }),
    ));
});
