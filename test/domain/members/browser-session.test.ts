import { assert } from 'chai';
import {
  deviceOf,
  FRESH_MS,
  isFreshProof,
  SESSION_IDLE_MS,
  SESSION_MS,
  sessionEnd,
} from '../../../src/domain/members/browser-session.ts';

const at = (ms: number) => new Date(1_800_000_000_000 + ms);

describe('a browser session', () => {
  it('ends after days without use, and after two weeks of use', () => {
    assert.deepEqual(sessionEnd(at(0), at(0)), at(SESSION_IDLE_MS));
    assert.deepEqual(sessionEnd(at(0), at(SESSION_MS - 1)), at(SESSION_MS));
  });

  it('has a fresh proof for ten minutes and no longer', () => {
    assert.isTrue(isFreshProof(at(0), at(FRESH_MS - 1)));
    assert.isFalse(isFreshProof(at(0), at(FRESH_MS)));
  });

  it('shows a browser in words of ours, whatever the header says', () => {
    const headers: [string, string][] = [
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'Firefox on Windows',
      ],
      [
        'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36 Edg/140',
        'Edge on Windows',
      ],
      [
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36',
        'Chrome on Linux',
      ],
      [
        'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Mobile Safari/537.36',
        'Chrome on Android',
      ],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
        'Safari on iPhone',
      ],
      [
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
        'Safari on macOS',
      ],
      ['', 'A browser on an unknown system'],
      ['<script>alert(1)</script>', 'A browser on an unknown system'],
      [`${'('.repeat(4_000)}Firefox/`, 'Firefox on an unknown system'],
    ];
    for (const [header, words] of headers) assert.equal(deviceOf(header), words, header.slice(0, 80));
  });
});
