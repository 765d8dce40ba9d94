import { expect } from 'chai';
import fc from 'fast-check';
import { inspectBytes, inspectHead } from '../../../src/outside/creatives/inspect-bytes.ts';
import { createMediaLook } from '../../../src/outside/creatives/inspect-media.ts';
import { pngFile, wavFile } from '../../support/media-files.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';
import { type Sites, startSites } from '../../support/sites.ts';

const FILE = 'https://cdn.example/file';

describe('a look at a file of a creative', () => {
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
  const look = (longestMs?: number) =>
    createMediaLook(
      {
        fetcher: outbound.fetcher,
        outboundHosts: sites.hosts,
        ...(longestMs === undefined ? {} : { longestMs }),
      },
      'share',
    )(FILE);
  const at = (body: Uint8Array | string, headers: Record<string, string> = {}): void => {
    sites.put('cdn.example', '/file', { body, headers });
  };

  it('sees what the content is, whatever the server calls it', async () => {
    const png = pngFile(300, 250);
    at(png, { 'content-type': 'video/mp4' });
    expect(await look()).deep.equal({
      ok: true,
      seen: { type: 'image/png', bytes: png.length, width: 300, height: 250 },
    });
    at('<!DOCTYPE html><img src=x>', { 'content-type': 'image/png' });
    expect(await look()).deep.equal({ ok: true, seen: { type: null, bytes: 26 } });
    at('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await look()).deep.equal({ ok: true, seen: { type: 'image/svg+xml', bytes: 41 } });
  });

  it('sees how long sound lasts', async () => {
    const wav = wavFile(1_500);
    at(wav);
    expect(await look()).deep.equal({
      ok: true,
      seen: { type: 'audio/wav', bytes: wav.length, durationMs: 1_500 },
    });
  });

  it('gives up what keeps its thread busy', async () => {
    // Each byte pair begins a frame of AAC; the parser needs seconds for them.
    at(Buffer.concat([Buffer.from('fff1', 'hex'), Buffer.alloc(5_000_000, 0xff)]));
    expect(await look(300)).deep.equal({ ok: false, why: 'unread' });
  });

  it('is not taken of what cannot be fetched', async () => {
    sites.put('cdn.example', '/file', { status: 404, body: pngFile(1, 1) });
    expect(await look()).deep.equal({ ok: false, why: 'unreachable' });
    at(Buffer.alloc(10 * 1024 * 1024 + 1));
    expect(await look()).deep.equal({ ok: false, why: 'unread' });
  });

  it('needs a thread only for what takes long', async () => {
    expect(await inspectHead(wavFile(10))).equal(null);
    expect((await inspectHead(pngFile(20, 10)))?.width).equal(20);
    const late = Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      ...Array.from({ length: 40 }, () => Buffer.from([0xff, 0xe1, 3, 0xea, ...Buffer.alloc(1_000)])),
      Buffer.from('ffc000110800100020030122000211010311', 'hex'),
    ]);
    expect(await inspectHead(late)).equal(null);
    expect(await inspectBytes(late)).deep.equal({
      type: 'image/jpeg',
      bytes: late.length,
      width: 32,
      height: 16,
    });
  });

  it('survives any bytes behind any signature', async () => {
    const heads = [
      '',
      'ffd8ff',
      '89504e470d0a1a0a0000000d49484452',
      '47494638',
      '5249464600000000574542505650',
      '0000001866747970617669',
    ].map((one) => Buffer.from(one, 'hex'));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }), async (head, rest) => {
        const bytes = Buffer.concat([head, rest]);
        const seen = await inspectHead(bytes);
        if (seen !== null) expect(seen.bytes).equal(bytes.length);
      }),
    );
  });
});
