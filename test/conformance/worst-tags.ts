const LENGTH = 99_990;

const filled = (piece: string, start = '<VAST version="4.2">', end = '</VAST>') =>
  start + piece.repeat(Math.floor((LENGTH - start.length - end.length) / piece.length)) + end;

const numbered = (count: number, piece: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => piece(at)).join('');

/** Ad tags that their parser finds expensive, as long as a tag may be. */
export const worstTags: Readonly<Record<string, string>> = {
  text: filled('x'),
  references: filled('&amp;'),
  sections: filled('<![CDATA[a]]>'),
  'as many sections as may be': `<VAST version="4.2">${'<![CDATA[a]]>'.repeat(3_990)}</VAST>`,
  comments: filled('<!---->'),
  'as many comments as may be': `<VAST version="4.2">${'<!---->'.repeat(3_990)}</VAST>`,
  instructions: `<VAST version="4.2">${'<?a?>'.repeat(3_990)}</VAST>`,
  'attributes of one element': `<VAST version="4.2"${numbered(4_990, (at) => ` a${at}="1"`)}></VAST>`,
  'attributes of many elements': `<VAST version="4.2">${numbered(990, () => '<a b="1" c="2" d="3" e="4" f="5"/>')}</VAST>`,
  'elements inside each other': `<VAST version="4.2">${'<a b="1">'.repeat(990)}${'</a>'.repeat(990)}</VAST>`,
  'namespaces inside each other': `<VAST version="4.2">${numbered(30, (at) => `<a xmlns:b${at}="1">`)}${'<c/>'.repeat(950)}${'</a>'.repeat(30)}</VAST>`,
  'impressions without end': `<VAST version="4.2"><Ad id="1"><InLine>${'<Impression><![CDATA[https://a.example/p?q=aaaaaaaaaaaaaaaaaaaa]]></Impression>'.repeat(980)}</InLine></Ad></VAST>`,
  'macros without end': `<VAST version="4.2"><Ad id="1"><InLine><Error>https://a.example/${'[A]'.repeat(32_000)}</Error></InLine></Ad></VAST>`,
};
