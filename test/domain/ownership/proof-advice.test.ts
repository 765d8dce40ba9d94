import { assert } from 'chai';
import {
  fileAdvice,
  noRecordsAdvice,
  recordsAdvice,
  statusAdvice,
} from '../../../src/domain/ownership/proof-advice.ts';

const NONCE = 'n'.repeat(43);
const OLDER = 'o'.repeat(43);

describe('advice for a proof of control', () => {
  for (const [name, records, said] of [
    ['quotation marks', [`"${NONCE}"`], /without them/],
    ['typographic quotation marks', [`“${NONCE}”`], /without them/],
    ['the value beside other text', [`owner=${NONCE}`], /record of its own/],
    ['an older value', ['v=spf1 -all', OLDER], /older value/],
    ['records of others', ['v=spf1 -all'], /one more TXT record/],
  ] as const)
    it(`names ${name} in the DNS`, () => assert.match(recordsAdvice(records, NONCE), said));

  it('names a name with the domain twice, and the short name in both cases', () => {
    assert.match(noRecordsAdvice(true, '_x-owner'), /domain twice.*only _x-owner/);
    assert.match(noRecordsAdvice(false, '_x-owner'), /not|No record.*only _x-owner/);
  });

  for (const [name, text, said] of [
    ['an empty file', ' \r\n\n', /empty/],
    ['an HTML page', `<!DOCTYPE html><html>${NONCE}</html>`, /HTML page/],
    ['quotation marks', `'${NONCE}'\n`, /quotation marks/],
    ['the value beside other text', `owner: ${NONCE}`, /line of its own/],
    ['an older value after a mark of its encoding', `\ufeff${OLDER}`, /older value/],
    ['other text', 'hello', /other text/],
    ['a long line of marks', `${'"'.repeat(16_000)}`, /other text/],
  ] as const)
    it(`names ${name} in the file`, () => assert.match(fileAdvice(text, NONCE), said));

  for (const [status, said] of [
    [404, /no file/],
    [410, /no file/],
    [403, /firewall/],
    [401, /firewall/],
    [500, /status 200/],
    [204, /status 200/],
  ] as const)
    it(`names what to do about status ${status}`, () => assert.match(statusAdvice(status), said));
});
