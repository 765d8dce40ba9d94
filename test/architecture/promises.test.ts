import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import ts from 'typescript';
import { projectRoot } from '../../src/infra/project.ts';

/** What is called for its effect and returns no promise, or one that the runtime never rejects. */
const HARMLESS = new Set(['push', 'set', 'delete', 'store', 'write', 'terminate']);

/** Calls after `void` whose failure nobody handles: it would end the process. */
function unhandled(text: string): string[] {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.ES2023, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVoidExpression(node) && ts.isCallExpression(node.expression) && !isHandled(node.expression)) {
      found.push(node.getText(file).split('\n')[0] ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isHandled(call: ts.CallExpression): boolean {
  const { expression: callee } = call;
  if (!ts.isPropertyAccessExpression(callee)) return false;
  const name = callee.name.text;
  if (name === 'catch' || HARMLESS.has(name)) return true;
  return name === 'finally' && ts.isCallExpression(callee.expression) && isHandled(callee.expression);
}

/** Calls that cannot fail unhandled: `stop` ends the process, and `keep` catches what it awaits. */
const OWN = ['void stop(0)', 'void stop(1)', 'void keep(key, entry)'];

describe('promises that nobody awaits', () => {
  it('end in a handler of their failure', () => {
    const all = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => unhandled(readFileSync(join(projectRoot, 'src', name), 'utf8')));
    assert.sameMembers(all, OWN);
  });

  it('are found whatever stands around them', () => {
    for (const text of [
      'void done();',
      "gone.addEventListener('abort', () => void done(), { once: true });",
      'void ask().then((answer) => use(answer));',
      'void ask().finally(stop);',
      'if (is) void watch(a, b);',
    ])
      assert.lengthOf(unhandled(text), 1, text);
    for (const text of [
      'void ask().catch(report);',
      'void ask().then(use).catch(report).finally(stop);',
      'const end = () => void worker.terminate();',
      'const list = () => void held.push(1);',
      'await ask();',
    ])
      assert.lengthOf(unhandled(text), 0, text);
  });
});
