import { expect } from 'chai';
import { agoText } from '../../../web/components/ago.ts';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');

describe('how long ago a moment was', () => {
  for (const [iso, text] of [
    ['2026-03-10T12:00:00.000Z', 'just now'],
    ['2026-03-10T11:59:01.000Z', 'just now'],
    ['2026-03-10T12:00:59.000Z', 'just now'],
    ['2026-03-10T11:59:00.000Z', '1 minute ago'],
    ['2026-03-10T11:00:01.000Z', '59 minutes ago'],
    ['2026-03-10T09:00:00.000Z', '3 hours ago'],
    ['2026-03-09T12:00:01.000Z', '23 hours ago'],
    ['2026-03-09T11:00:00.000Z', '1 day ago'],
    ['2026-01-10T12:00:00.000Z', '1 month ago'],
    ['2021-03-10T12:00:00.000Z', '5 years ago'],
    ['2026-03-10T14:30:00.000Z', 'in 2 hours'],
    ['2026-03-12T12:00:00.000Z', 'in 2 days'],
    ['', ''],
    ['yesterday', ''],
  ] as const)
    it(`is "${text}" for ${JSON.stringify(iso)}`, () => {
      expect(agoText(iso, NOW)).equal(text);
    });
});
