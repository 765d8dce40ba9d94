import { expect } from 'chai';
import fc from 'fast-check';
import {
  type LinearAd,
  millisecondsOf,
  readAdTag,
  tagDuration,
  writeAdTag,
} from '../../../../src/domain/creatives/vast/ad-tag.ts';
import { checkTag } from '../../../../src/domain/creatives/vast/check-tag.ts';
import { type TagKind, tagVersions } from '../../../../src/domain/creatives/vast/tag-rules.ts';
import { readXml } from '../../../../src/domain/creatives/vast/xml.ts';
import { assertWithin, measured } from '../../../support/cpu-cost.ts';

const ad: LinearAd = {
  id: 'spring-1',
  system: 'seller',
  title: 'Spring & "sun" <1>',
  advertiser: 'Outdoor',
  description: 'Boots ]]> and more',
  durationMs: 30_500,
  media: [
    {
      url: 'https://cdn.example/a.mp4?x=1&y={CACHEBUSTER}',
      type: 'video/mp4',
      width: 1280,
      height: 720,
      bitrateKbps: 2500,
    },
  ],
  impressions: ['https://t.example/i?c={CREATIVE_ID}&x=]]>', 'https://t.example/2?b=[CACHEBUSTING]'],
  errors: ['https://t.example/e?code=[ERRORCODE]'],
  tracking: [
    { event: 'start', url: 'https://t.example/s', offset: undefined },
    { event: 'progress', url: 'https://t.example/p', offset: '00:00:05' },
  ],
  clickThrough: 'https://outdoor.example/?a=1&b=2',
  clickTracking: ['https://t.example/c'],
  companions: [
    {
      width: 300,
      height: 250,
      imageUrl: 'https://cdn.example/c.png',
      imageType: 'image/png',
      clickThrough: 'https://outdoor.example/',
    },
  ],
};
const all = (Object.keys(tagVersions) as TagKind[]).flatMap((kind) =>
  tagVersions[kind].map((version) => ({ kind, version })),
);

const inline = (inner: string, version = '4.2'): string =>
  `<VAST version="${version}"><Ad id="1">${inner}</Ad></VAST>`;
const faults = (text: string, kind: TagKind = 'vast'): string[] => {
  const read = readAdTag(text, kind);
  return read.faults.map(({ rule, path }) => `${rule} ${path}`);
};
const written = (change: Partial<LinearAd>): string => writeAdTag({ ...ad, ...change }, 'vast', '4.2');

describe('ad tags', () => {
  for (const { kind, version } of all)
    it(`writes ${kind} ${version} in the order of its schema, and reads the same back`, () => {
      const text = writeAdTag(ad, kind, version);
      const document = readXml(text);
      if (!document.ok) expect.fail(document.reason);
      expect(checkTag(document.root, kind)).deep.equal([]);
      const read = readAdTag(text, kind);
      if (!read.ok) expect.fail(JSON.stringify(read.faults));
      const advertiser = version === '2.0' ? undefined : ad.advertiser;
      expect(read.tag).deep.equal({ kind, version, ads: [{ ...ad, advertiser, wraps: undefined }] });
    });

  it('writes well-formed tags of any text', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, (id, title, path) => {
        const tag = written({ id, title, impressions: [`https://t.example/${path}`, 'https://t.example/'] });
        expect(readXml(tag).ok).equal(true);
      }),
    );
  });

  it('leaves out addresses that are none of the web', () => {
    const tag = written({ clickThrough: 'javascript:alert(1)', clickTracking: ['data:,x', '/relative'] });
    expect(tag).not.match(/javascript|data:|relative|VideoClicks/);
  });

  it('reads wrappers, and tags without an ad', () => {
    const wrapper = inline(
      '<Wrapper><AdSystem>x</AdSystem><VASTAdTagURI><![CDATA[https://ads.example/vast?c=%%CACHEBUSTER%%]]></VASTAdTagURI><Impression>https://t.example/</Impression><Creatives><Creative><Linear/></Creative></Creatives></Wrapper>',
      '3.0',
    );
    const read = readAdTag(wrapper, 'vast');
    expect(read.ok && read.tag.ads[0]?.wraps).equal('https://ads.example/vast?c=%%CACHEBUSTER%%');
    expect(faults('<VAST version="4.2"/>')).deep.equal([]);
  });

  it('names what is missing or wrong', () => {
    expect(faults('<DAAST version="1.0"/>')).deep.equal(['required DAAST']);
    expect(faults('<VAST/>')).deep.equal(['version VAST@version']);
    expect(faults('<VAST version="9.9"/>')).deep.equal(['version VAST@version']);
    expect(faults(inline(''))).deep.equal(['required VAST/Ad']);
    expect(faults(inline('<InLine/>'))).deep.equal(
      ['AdSystem', 'Impression', 'AdServingId', 'AdTitle', 'Creatives'].map(
        (name) => `required VAST/Ad/InLine/${name}`,
      ),
    );
    const tag = written({});
    const inLinear = 'VAST/Ad/InLine/Creatives/Creative/Linear';
    expect(faults(tag.replace('00:00:30.500', '30s'))).deep.equal([`duration ${inLinear}/Duration`]);
    expect(faults(tag.replace('delivery="progressive"', ''))).deep.equal([
      `attribute ${inLinear}/MediaFiles/MediaFile@delivery`,
    ]);
    expect(faults(tag.replace('offset="00:00:05"', ''))).deep.equal([
      `attribute ${inLinear}/TrackingEvents/Tracking@offset`,
    ]);
    expect(faults(tag.replace('https://t.example/e', 'ftp://t.example/e'))).deep.equal([
      'uri VAST/Ad/InLine/Error',
    ]);
    expect(faults(tag.replace(' idRegistry="unknown"', ''))[0]).equal(
      'attribute VAST/Ad/InLine/Creatives/Creative/UniversalAdId@idRegistry',
    );
  });

  it('reports order without refusing the tag', () => {
    const tag = written({}).replace(/(<AdSystem>.*<\/AdSystem>)(<Error>.*?<\/Error>)/, '$2$1');
    const read = readAdTag(tag, 'vast');
    expect([read.ok, read.faults[0]?.rule, read.faults[0]?.path]).deep.equal([
      true,
      'order',
      'VAST/Ad/InLine',
    ]);
  });

  it('refuses documents that could grow, nest or never end', () => {
    const reason = (text: string): string => {
      const read = readXml(text);
      return read.ok ? 'read' : read.reason;
    };
    expect(reason('<!DOCTYPE VAST [<!ENTITY a "b">]><VAST>&a;</VAST>')).match(/document type/);
    expect(reason('<VAST>&a;</VAST>')).match(/well-formed/);
    expect(reason('<a>'.repeat(33) + '</a>'.repeat(33))).match(/deeper than 32/);
    expect(reason('<a>'.repeat(1001))).match(/more than 1000 elements/);
    expect(reason('x'.repeat(100_001))).match(/longer than 100000/);
    expect(reason(`<a>${'<!---->'.repeat(4_000)}</a>`)).match(/more than 4000 tags, comments and sections/);
    expect(reason(`<a>${'<![CDATA[]]>'.repeat(4_000)}</a>`)).match(/more than 4000 tags/);
    expect(reason(`<a>${'<?a?>'.repeat(4_000)}</a>`)).match(/more than 4000 tags/);
    const attributes = Array.from({ length: 5_001 }, (_, at) => ` b${at}="1"`).join('');
    expect(reason(`<a${attributes}/>`)).match(/more than 5000 attributes/);
    expect(reason(`<a${attributes.replaceAll('"', "'")}/>`)).match(/more than 5000 attributes/);
    const namespaces = Array.from({ length: 33 }, (_, at) => ` xmlns:b${at}="1"`).join('');
    expect(reason(`<a${namespaces}/>`)).match(/more than 32 namespaces/);
    expect(reason('<VAST')).match(/well-formed/);
    expect(reason('')).match(/well-formed/);
  });

  it('reads a tag of 990 elements that each have a section and four attributes', () => {
    const attributes = ' id="a" type="b" width="1" height="2"';
    const element = `<MediaFile${attributes}><![CDATA[https://a.example/]]></MediaFile>`;
    expect(readXml(`<VAST>${element.repeat(990)}</VAST>`).ok).equal(true);
  });

  it('reads hostile text quickly', async () => {
    const deep = Array.from({ length: 990 }, (_, at) => `<a xmlns:b${at}="${'u'.repeat(80)}">`).join('');
    const wide = `<a ${Array.from({ length: 10_000 }, (_, at) => `b${at}="" `).join('')}/>`;
    const texts = [
      deep + '</a>'.repeat(990),
      wide,
      `<a>${'&amp;'.repeat(19_000)}</a>`,
      `<a b="${'<'.repeat(90_000)}`,
    ];
    await assertWithin(
      (control) => ({ total: 100 * control }),
      () =>
        measured(() => {
          for (const text of texts) readXml(text.slice(0, 100_000));
        }),
    );
  });

  it('writes durations in hours, minutes, seconds and milliseconds', () => {
    expect([0, 999.6, 30_500, 3_661_001, 1e12].map(tagDuration)).deep.equal([
      '00:00:00.000',
      '00:00:01.000',
      '00:00:30.500',
      '01:01:01.001',
      '99:59:59.999',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 356_399_999 }), (ms) => millisecondsOf(tagDuration(ms)) === ms),
    );
  });
});
