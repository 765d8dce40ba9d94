import { assert } from 'chai';
import { sha256Hex } from '../../../src/domain/text/sha256.ts';
import { lookAtLogo } from '../../../src/outside/brands/logo.ts';
import { pngFile } from '../../support/media-files.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';
import { type Page, type Sites, startSites } from '../../support/sites.ts';

const HOST = 'cdn.example';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>';
const GIF = Buffer.concat([
  Buffer.from('GIF89a'),
  Buffer.from([2, 0, 1, 0, 0, 0, 0]),
  Buffer.from('*/=1;alert(1)'),
]);
const WEBP = Buffer.from('524946461a000000574542505650384c0d0000002f00000010071011118888fe0700', 'hex');
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080002000301011100ffd9', 'hex');
/** A PNG file whose header names another size. */
function pngOf(width: number, height: number): Buffer {
  const file = pngFile(1, 1);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

describe('a look at the logo of a brand', () => {
  let sites: Sites;
  let outbound: Outbound;
  before(async () => {
    sites = await startSites();
    outbound = await openOutbound({ outboundHosts: sites.hosts });
  });
  after(async () => {
    await outbound.close();
    await sites.close();
  });
  const look = (page: Page) => {
    sites.put(HOST, '/logo', page);
    return lookAtLogo(outbound.fetcher, `https://${HOST}/logo`);
  };

  for (const [what, body, kind, type] of [
    ['PNG', pngFile(3, 2), 'png', 'image/png'],
    ['JPEG', JPEG, 'jpg', 'image/jpeg'],
    ['WebP', WEBP, 'webp', 'image/webp'],
    ['GIF that is also a script', GIF, 'gif', 'text/javascript'],
    ['SVG', Buffer.from(SVG), 'svg', 'image/svg+xml'],
    ['PNG that is called a page', pngFile(2, 2), 'png', 'text/html'],
    ['SVG that is called a PNG', Buffer.from(`<?xml version="1.0"?>${SVG}`), 'svg', 'image/png'],
    ['SVG of 200 KB', Buffer.from(SVG.replace('0h', `0${'h1'.repeat(100_000)}h`)), 'svg', 'image/svg+xml'],
    ['PNG of the largest size', pngOf(4_000, 2_000), 'png', 'image/png'],
  ] as const)
    it(`keeps ${what}, named by its content`, async () => {
      assert.deepEqual(await look({ body, headers: { 'content-type': type } }), {
        outcome: 'read',
        file: `${sha256Hex(body)}.${kind}`,
        data: body.toString('base64'),
      });
    });

  const svg = (inner: string) => SVG.replace('<path', `${inner}<path`);
  for (const [what, page, code] of [
    [
      'a page that is called a PNG',
      { body: '<html></html>', headers: { 'content-type': 'image/png' } },
      'not_a_picture',
    ],
    ['nothing', { body: '' }, 'not_a_picture'],
    ['a PDF file', { body: '%PDF-1.7' }, 'not_a_picture'],
    ['SVG with a script', { body: svg('<script/>') }, 'not_a_picture'],
    ['SVG with a handler', { body: svg('<g onload="alert(1)"/>') }, 'not_a_picture'],
    [
      'SVG with a picture of another host',
      { body: svg('<image href="https://a.example/"/>') },
      'not_a_picture',
    ],
    ['SVG with a script after 200 KB', { body: svg(`${'<g/>'.repeat(50_000)}<script/>`) }, 'not_a_picture'],
    ['SVG with entities', { body: `<!DOCTYPE svg [<!ENTITY a "aa">]>${SVG}` }, 'not_a_picture'],
    ['PNG of 60,000 × 60,000 pixels', { body: pngOf(60_000, 60_000) }, 'wrong_size'],
    ['PNG of too many pixels', { body: pngOf(4_000, 2_001) }, 'wrong_size'],
    ['PNG of no pixels', { body: pngOf(0, 0) }, 'wrong_size'],
    ['the start of a PNG file', { body: pngFile(1, 1).subarray(0, 20) }, 'not_a_picture'],
    ['the start of a JPEG file', { body: JPEG.subarray(0, 20) }, 'not_a_picture'],
    [
      'JPEG without a size',
      { body: Buffer.concat([JPEG.subarray(0, 4), Buffer.alloc(200_000)]) },
      'not_a_picture',
    ],
    ['the start of a GIF file', { body: GIF.subarray(0, 7) }, 'not_a_picture'],
    ['the start of a WebP file', { body: WEBP.subarray(0, 17) }, 'not_a_picture'],
    ['10 MB', { body: Buffer.concat([pngFile(1, 1), Buffer.alloc(10_000_000)]) }, 'too_large'],
    ['what is not there', { status: 404, body: pngFile(1, 1) }, 'status_404'],
    ['a part', { status: 206, body: pngFile(1, 1) }, 'status_206'],
  ] satisfies [string, Page, string][])
    it(`refuses ${what}`, async () => {
      assert.deepEqual(await look(page), { outcome: 'refused', code });
    });

  it('does not follow a redirect to a private host, or to another site', async () => {
    outbound.dns.set('inside.cdn.example', 'A', { records: ['10.0.0.1'] });
    sites.put('other.example', '/logo', { body: pngFile(1, 1) });
    for (const [location, code] of [
      ['https://inside.cdn.example/logo', 'dns'],
      ['https://other.example/logo', 'redirect_refused'],
      ['http://cdn.example/plain', 'redirect_refused'],
    ] as const)
      assert.deepEqual(await look({ status: 302, headers: { location }, body: '' }), {
        outcome: 'unreachable',
        code,
      });
    assert.notInclude(sites.requests, 'other.example /logo');
    assert.deepEqual(
      outbound.dialled.filter((at) => at.startsWith('10.')),
      [],
    );
  });

  it('takes only https, and does not wait for ever', async () => {
    assert.deepEqual(await lookAtLogo(outbound.fetcher, `http://${HOST}/logo`), {
      outcome: 'unreachable',
      code: 'blocked_scheme',
    });
    sites.serve(HOST, '/logo', (_, response) => {
      response.writeHead(200);
      response.write('GIF89a');
    });
    const hasty = await openOutbound({ outboundHosts: sites.hosts, longestMs: 300 });
    try {
      const url = `https://${HOST}/logo`;
      assert.deepEqual(await lookAtLogo(hasty.fetcher, url), { outcome: 'unreachable', code: 'timeout' });
    } finally {
      await hasty.close();
    }
  });

  it('ends when its job does', async () => {
    const ending = AbortSignal.abort(new Error('the process ends'));
    await lookAtLogo(outbound.fetcher, `https://${HOST}/logo`, ending).then(
      () => assert.fail('it went on'),
      (cause) => assert.equal(cause.message, 'the process ends'),
    );
  });
});
