import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { tasks } from '../../generated/tasks.ts';
import { projectRoot } from '../../src/infra/project.ts';

/** Casts that the compiler takes whatever stands before them, or that claim a form of the contract. */
const CAST = /\bas (?:never|unknown as|Task(?:Response|Answer|Request)<)/g;

/** Casts that stay, and why. */
const KEPT: Readonly<Record<string, number>> = {
  // What a driver returns becomes typed here, by the kinds that the table declares.
  'src/store/engine/columns.ts': 2,
};

const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name): [string, string] => [`src/${name}`, readFileSync(join(projectRoot, 'src', name), 'utf8')]);

/** Columns of an insert beside the list of their types, which has their names; or two lists of the same columns. */
const LISTED_TWICE =
  /insert into \w+ \([a-z_,\s]+\)\s+:rows[^`]*`,\s*\{\s*rows: selectRows\(|const COLUMNS = \[[^\]]*\][^;]*;\s*(?:export )?const TYPES = \[/g;

const withoutComments = (text: string) => text.replace(/^\s*(?:\/?\*.*|\/\/.*)$/gm, '');

function places(pattern: RegExp, texts: readonly (readonly [string, string])[]): Record<string, number> {
  return Object.fromEntries(
    texts.flatMap(([path, text]) => {
      const count = [...withoutComments(text).matchAll(pattern)].length;
      return count === 0 ? [] : [[path, count]];
    }),
  );
}

describe('seams', () => {
  it('have no cast that says what the compiler cannot know', () => {
    assert.isAbove(sources.length, 500);
    assert.deepEqual(places(CAST, sources), KEPT);
  });

  it('are found where they are, but not in comments', () => {
    const texts = [
      ['a.ts', 'const a = b as never;\nconst c = d as unknown as E;\nreturn body as TaskResponse<Name>;'],
      ['b.ts', ' * of which are as never seen\n// as unknown as before\nconst f = g as Known;'],
    ] as const;
    assert.deepEqual(places(CAST, texts), { 'a.ts': 3 });
  });

  it('let operations and tasks write in the transaction that they are given', () => {
    const handlers = sources.filter(([path]) => path.startsWith('src/handlers/'));
    assert.isAbove(handlers.length, 100);
    assert.deepEqual(places(/\.transaction\(/g, handlers), {});
  });

  it('run any task at the desk, which names none', () => {
    const desk = sources.filter(([path]) => path.startsWith('src/desk/'));
    assert.isAbove(desk.length, 10);
    const named = new RegExp(`['"](?:${Object.keys(tasks).join('|')})['"]`, 'g');
    assert.deepEqual(places(named, desk), {});
    assert.deepEqual(places(named, [['a.ts', "if (name === 'create_media_buy') send();"]]), { 'a.ts': 1 });
  });

  it('have one name for letting the event loop turn', () => {
    const imported = /\bsetImmediate\b[^}]*\} from 'node:timers\/promises'/g;
    const named = /\bsetImmediate as nextTurn\b[^}]*\} from 'node:timers\/promises'/g;
    assert.isNotEmpty(places(imported, sources));
    assert.deepEqual(places(imported, sources), places(named, sources));
  });

  it('lead into the history by one function', () => {
    assert.deepEqual(places(/\brevisions\.append\(/g, sources), { 'src/record/ownership/revisions.ts': 1 });
  });

  it('name the columns of many new rows once, in the list of their types', () => {
    const stores = sources.filter(([path]) => path.startsWith('src/store/'));
    assert.isAbove(stores.length, 100);
    assert.deepEqual(places(LISTED_TWICE, stores), {});
    const typed = (columns: string) =>
      `k.raw(\`insert into jobs (${columns})\n  :rows where true\`, {\n  rows: selectRows(k, engine, ROW, param('rows')) })`;
    const texts = [
      ['twice.ts', typed('id, kind, due_at')],
      ['lines.ts', typed('id,\n  kind')],
      ['once.ts', typed(`\${Object.keys(ROW).join(', ')}`)],
      ['lists.ts', "const COLUMNS = [\n  'id',\n] as const;\nconst TYPES = ['text'] as const;"],
    ] as const;
    assert.deepEqual(places(LISTED_TWICE, texts), { 'twice.ts': 1, 'lines.ts': 1, 'lists.ts': 1 });
  });
});
