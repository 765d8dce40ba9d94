import { assert } from 'chai';
import { faultOfSvg } from '../../../src/domain/text/svg.ts';

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, more = '') => `<svg ${NAMESPACES}${more}>${inner}</svg>`;
const fault = (content: string | Uint8Array) =>
  faultOfSvg(typeof content === 'string' ? new TextEncoder().encode(content) : content);

describe('faultOfSvg', () => {
  for (const [what, content] of [
    ['a path', svg('<path d="M0 0h1v1z"/>')],
    ['a declaration, a comment and spaces before the root', `\n<?xml version="1.0"?><!-- on --> ${svg('')}`],
    ['a gradient of the same file', svg('<linearGradient id="a"/><path fill="url(#a)"/>')],
    ['a use of the same file', svg('<defs><g id="a"/></defs><use xlink:href="#a"/>')],
    ['a picture within the file', svg('<image href="data:image/png;base64,AA=="/>')],
    ['styles', svg('<style>.a{fill:#fff;stroke:url("#b")}</style><path style="fill: url( #a )"/>')],
    [
      'a text with an address',
      svg('<path aria-label="https://a.example\\b"/><title>https://a.example</title>'),
    ],
    ['names of other vocabularies', svg('<g xmlns:cc="http://creativecommons.org/ns#"/>')],
  ] as const)
    it(`accepts ${what}`, () => assert.isNull(fault(content)));

  for (const [what, content, expected] of [
    ['nothing', '', /is not an SVG file/],
    ['a page', '<!doctype html><script>alert(1)</script>', /DOCTYPE/],
    ['a page as XML', '<html xmlns="http://www.w3.org/1999/xhtml"/>', /whose root is svg/],
    ['svg of no namespace', '<svg/>', /whose root is svg/],
    ['an open element', `<svg ${NAMESPACES}><g></svg>`, /well-formed/],
    ['two roots', `${svg('')}${svg('')}`, /well-formed/],
    ['bytes that are no UTF-8', new Uint8Array([0x3c, 0xff]), /in UTF-8/],
    ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${svg('')}`, 'utf16le')), /in UTF-8/],
    [
      'an entity bomb',
      `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('&b;&b;&b;')}`,
      /DOCTYPE/,
    ],
    [
      'an entity of a file',
      `<!doctype svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`,
      /DOCTYPE/,
    ],
    ['a script', svg('<script>alert(1)</script>'), /element script/],
    ['a script with a prefix', svg('<s:SCRIPT xmlns:s="http://www.w3.org/2000/svg"/>'), /element script/],
    ['a page inside', svg('<foreignObject><p/></foreignObject>'), /element foreignobject/],
    ['a handler', svg('<path onclick="alert(1)"/>'), /runs a script/],
    ['a handler of the root', svg('', ' ONLOAD="alert(1)"'), /runs a script/],
    ['a picture of another host', svg('<image href="https://tracker.example/a.png"/>'), /outside the file/],
    [
      'the same with a prefix',
      svg('<image xlink:href="https://tracker.example/a.png"/>'),
      /outside the file/,
    ],
    ['an address without a scheme', svg('<use href="//tracker.example/a.svg#a"/>'), /outside the file/],
    ['an address beside it', svg('<use href="other.svg#a"/>'), /outside the file/],
    ['a link that runs a script', svg('<a href=" javascript:alert(1)"><path/></a>'), /outside the file/],
    ['a page as an address', svg('<use href="data:text/html,x"/>'), /outside the file/],
    [
      'an animation of an address',
      svg('<image><set attributeName="xlink:href" to="//tracker.example/a"/></image>'),
      /outside the file/,
    ],
    ['an import', svg('<style>@import "//tracker.example/a.css";</style>'), /style/],
    ['a style with an address', svg('<style>a{fill:url(https://tracker.example/a)}</style>'), /style/],
    ['a style with a path', svg('<style>a{fill:url( "/a.png")}</style>'), /style/],
    ['a style with escapes', svg('<style>a{fill:u\\72l(/a)}</style>'), /style/],
    ['an attribute that loads', svg('<path style="fill:url(//tracker.example/a)"/>'), /style/],
    ['an attribute of style with escapes', svg('<path style="fill:u\\72l(/a)"/>'), /style/],
    ['a filter that loads', svg('<path filter="URL(other.svg#a)"/>'), /style/],
    ['a style sheet', `<?xml-stylesheet href="//tracker.example/a.css"?>${svg('')}`, /style sheet/],
  ] as const)
    it(`refuses ${what}`, () => assert.match(fault(content) ?? 'accepted', expected));

  it('says what the file is not in the words of its reader', () => {
    const other = new TextEncoder().encode('text');
    assert.match(faultOfSvg(other, 'is neither a PNG file nor an SVG file') ?? '', /^is neither a PNG file/);
  });
});
