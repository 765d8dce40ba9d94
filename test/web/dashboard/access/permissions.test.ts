import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../../../src/infra/project.ts';
import {
  OFFERED_PERMISSIONS,
  permissionList,
  permissionWords,
} from '../../../../web/dashboard/access/permissions.ts';
import { htmlText } from '../../../../web/html.ts';

const { enum: known } = JSON.parse(
  readFileSync(join(projectRoot, 'schemas/v3/enums/api-key-permission.json'), 'utf8'),
) as { enum: string[] };

describe('permissions in words', () => {
  it('has words of its own for each permission of the contract, without its name in them', () => {
    const words = known.map(permissionWords);
    for (const [index, text] of words.entries()) expect(text, known[index]).match(/^[a-z][a-z ,]+$/);
    expect(new Set(words).size).equal(known.length);
    expect(known).include.members(OFFERED_PERMISSIONS.map(([name]) => name));
  });

  for (const name of [
    '',
    'products',
    'products:',
    ':read',
    'products:toString',
    'constructor:*',
    '__proto__:*',
  ])
    it(`has no words for ${JSON.stringify(name)}`, () => {
      expect(permissionWords(name)).equal(undefined);
    });

  it('shows the name beside the words, and alone where it is not known', () => {
    const text = htmlText(permissionList(['registry:read', 'new:thing']));
    expect(text).match(/<li>read the registry <code class="soft">.*registry:read/);
    expect(text).match(/<li> <code class="soft">.*new:thing/);
  });
});
