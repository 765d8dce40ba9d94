import { assert } from 'chai';
import { auditText } from '../../../src/domain/members/audit-text.ts';

const entry = (more: Partial<Parameters<typeof auditText>[1][number]> = {}) => ({
  id: 'id1',
  at: '2026-01-15T08:30:00.000Z',
  action: 'saveBrand',
  actor: 'api_key_1',
  actor_name: 'Acme',
  subject: null,
  outcome: 'done',
  address: null,
  request_id: null,
  detail: {},
  ...more,
});
const csv = (more: Parameters<typeof entry>[0]) => auditText('csv', [entry(more)]).split('\r\n')[1];

describe('the text of an audit log', () => {
  it('has a header line in CSV, and nothing in JSON Lines, when there are no entries', () => {
    assert.equal(
      auditText('csv', []),
      'at,action,actor,actor_name,subject,outcome,address,request_id,id,detail\r\n',
    );
    assert.equal(auditText('jsonl', []), '');
  });

  it('is one line of JSON for each entry, whatever texts have', () => {
    const entries = [entry({ subject: 'a\nb' }), entry({ detail: { text: '\r\n"' } })];
    const lines = auditText('jsonl', entries).trimEnd().split('\n');
    assert.deepEqual(
      lines.map((line) => JSON.parse(line)),
      entries,
    );
  });

  it('quotes commas, quotes and line ends in CSV, and leaves null empty', () => {
    assert.equal(
      csv({ actor_name: 'A, "B"' }),
      '2026-01-15T08:30:00.000Z,saveBrand,api_key_1,"A, ""B""",,done,,,id1,{}',
    );
    assert.include(csv({ detail: { a: 'b,c' } }) ?? '', '"{""a"":""b,c""}"');
    assert.include(auditText('csv', [entry({ subject: 'a\r\nb' })]), '"a\r\nb"');
  });

  it('gives spreadsheets no formula that a stranger wrote', () => {
    for (const sign of ['=', '+', '-', '@', '\t'])
      assert.include(csv({ actor_name: `${sign}HYPERLINK(1)` }) ?? '', `,'${sign}HYPERLINK(1),`);
    assert.include(csv({ actor_name: '=1,"2"' }) ?? '', `"'=1,""2"""`);
    assert.include(csv({ actor_name: 'a=1' }) ?? '', ',a=1,');
  });
});
