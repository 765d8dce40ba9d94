import { assert } from 'chai';
import { leftoversIn } from '../../../scripts/second-name/leftovers.ts';

describe('left-overs of the default name', () => {
  for (const [what, path, line] of [
    ['a field that a handler writes', 'src/handlers/a.ts', '  return { proto_version: version };'],
    ['a task that a handler is for', 'src/handlers/a.ts', "case 'get_proto_capabilities':"],
    ['a type of the contract', 'src/handlers/a.ts', "import type { EnumsProtoProtocol } from './b.ts';"],
    ['a value in camel case', 'src/domain/a.ts', 'const protoVersion = 1;'],
    ['a name of the environment', 'src/config.ts', 'env.PROTO_HOST'],
    ['a path', 'src/http/a.ts', "router.get('/.well-known/proto-ownership.txt')"],
    ['a scope', 'web/a.ts', '<code>proto:admin</code>'],
    ['a word of a page', 'web/page.tsx', '<h1>The Proto agent</h1>'],
    ['a text of the command', 'cli/help.txt', 'Checks a Proto, as it stands.'],
    ['a tag of signatures', 'client/a.ts', "tag: 'proto/webhook-signing/v1',"],
    ['a name of a schema in a reference', 'examples/a.json', '"$ref": "enums/proto-protocol.json#/$defs/a"'],
  ] as const)
    it(`are found in ${what}`, () => {
      assert.deepEqual(leftoversIn(path, `const a = 1;\n${line}\n`), [`${path}:2: ${line.trim()}`]);
    });

  it('are found in the name of a file', () => {
    assert.deepEqual(leftoversIn('src/proto-owner.ts', ''), ['src/proto-owner.ts']);
  });

  it('are not seen in words of other standards, of the language and of English', () => {
    const text = [
      'object.__proto__ = prototype;',
      "'x-forwarded-proto': 'https'",
      'X-Forwarded-Proto $scheme',
      "forwarded: 'host=;proto=https'",
      'ProtoJSON writes numbers as text; a protocol, its Protocols and PROTOCOL',
    ].join('\n');
    assert.deepEqual(leftoversIn('src/a.ts', text), []);
  });
});
