import { assert } from 'chai';
import { bytesOfPieces, inOnePart, listPieces } from '../../../src/domain/json/pieces.ts';

describe('a text in pieces', () => {
  const long = '€'.repeat(20_000);

  it('is one text while it is short', () => assert.equal(inOnePart(['{"a":', '1', '}']), '{"a":1}'));

  it('is its bytes when it is long, whatever characters it has', () => {
    const pieces = ['{"a":"', long, '","b":"é\u{1f30d}"', '}'];
    assert.deepEqual(inOnePart(pieces), Buffer.from(pieces.join('')));
  });

  it('replaces half a character as an encoder does', () => {
    assert.deepEqual(bytesOfPieces(['\ud800', 'x', '\udc00']), Buffer.from('\ufffdx\ufffd'));
  });

  it('has all bytes when other characters begin in the last piece, where room is short', () => {
    for (const last of ['é', 'éa', 'aé', '€a', '\u{1f30d}', '\u{1f30d}ab', 'é'.repeat(9)]) {
      const pieces = ['{"a":"', 'plain', last];
      assert.deepEqual(bytesOfPieces(pieces), Buffer.from(pieces.join('')));
    }
  });

  it('may be empty', () => assert.equal(inOnePart([]), ''));

  it('has commas between the items of a list only', () => {
    assert.deepEqual(listPieces([]), []);
    assert.deepEqual(listPieces(['1']), ['1']);
    assert.equal(listPieces(['1', '2', '3']).join(''), '1,2,3');
  });
});
