import type { Report, Result } from '../../../conformance/run/report.ts';
import { summaryOf } from '../../../conformance/run/report.ts';

/** What a hostile peer would like to see in a report. */
export const HOSTILE =
  '</pre><script>window.pwned=1</script><img src=x onerror="pwned=1">\u001b[31m\u202e\ud800]]>&"\'';

const row = (id: string, level: 'must' | 'should' = 'must') =>
  ({
    id: `registry.${id}`,
    subject: 'registry',
    heading: 'Change feed',
    rule: 'Events come in their order.',
    level,
    took_ms: 12,
  }) as const;

const exchange = (text: string) => ({
  request: {
    method: 'POST',
    url: `http://peer.example/${text}`,
    headers: { accept: 'application/json', 'x-evil': text },
    body: text,
  },
  response: { status: 200, headers: { server: text }, body: text, isCut: true },
  failure: null,
});

export function reportWith(results: readonly Result[], more: Partial<Report> = {}): Report {
  return {
    format: 1,
    runner: { name: 'conformance-runner', version: '1.2.3' },
    targets: { registry: 'https://peer.example/' },
    started_at: '2026-01-15T08:30:00.000Z',
    ended_at: '2026-01-15T08:30:21.300Z',
    is_whole: true,
    requests: 412,
    summary: summaryOf(results),
    results,
    left_behind: [],
    ...more,
  };
}

/** One of each verdict, with hostile values wherever a peer's words stand. */
export const hostileReport = reportWith(
  [
    { ...row('a'), verdict: 'holds' },
    {
      ...row('b'),
      verdict: 'violated',
      fault: HOSTILE,
      exchange: exchange(HOSTILE),
      curl: `curl '${HOSTILE}'`,
    },
    { ...row('c', 'should'), verdict: 'violated', fault: HOSTILE, exchange: null, curl: null },
    { ...row('d'), verdict: 'cannot be judged', why: HOSTILE },
  ],
  { targets: { registry: `https://peer.example/${HOSTILE}` }, left_behind: [HOSTILE] },
);

export const goodReport = reportWith([{ ...row('a'), verdict: 'holds' }]);
