import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assert } from 'chai';
import { type Demo, startDemo } from '../../scripts/demo/start.ts';
import { freePort } from '../../scripts/free-port.ts';
import { guideFiles } from '../../src/http/guide-files.ts';
import { projectRoot } from '../../src/infra/project.ts';
import type { Guide } from '../../src/pages/guide-pages.ts';
import { childEnv } from '../support/child-env.ts';

type Code = Extract<Guide['blocks'][number], { kind: 'code' }>;
const codeOf = ({ blocks }: Guide): Code[] =>
  blocks.flatMap((block) => (block.kind === 'code' ? [block] : []));

/** The adapter has a test of its own, which runs its program against the contract of ad servers. */
const APART = ['adapter'];
const guides = guideFiles().filter(({ name }) => !APART.includes(name));
const ANYTHING = '…';
const LONGEST_MS = 60_000;

/** `npx` and `npm run -s admin` as readers have them, without the second that each start of npm takes. */
const PROGRAMS = {
  npx: '#!/bin/sh\nexec "$@"\n',
  npm: `#!/bin/sh\ntest "$1 $2 $3 $4" = "run -s admin --" || exit 99\nshift 4\nexec node ${projectRoot}/src/admin.ts "$@"\n`,
};
/** What the folder of a reader has, as far as guides use it. */
const PROJECT = ['client', 'conformance', 'generated', 'node_modules', 'package.json', 'publisher', 'src'];

/** Whether an answer has all that a guide shows of it. An item of a list may be at any place of it. */
function shows(shown: unknown, actual: unknown): boolean {
  if (typeof shown === 'string') return typeof actual === 'string' && lineMatches(shown, actual);
  if (Array.isArray(shown))
    return (
      Array.isArray(actual) &&
      (shown.length > 0 || actual.length === 0) &&
      shown.every((item) => actual.some((one) => shows(item, one)))
    );
  if (typeof shown !== 'object' || shown === null) return Object.is(shown, actual);
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return false;
  return Object.entries(shown).every(([key, value]) =>
    shows(value, (actual as Record<string, unknown>)[key]),
  );
}

/** Whether a line is the one that is shown, with anything in place of each ellipsis. */
function lineMatches(shown: string, actual: string): boolean {
  const [first = '', ...others] = shown.split(ANYTHING);
  if (others.length === 0) return shown === actual;
  if (!actual.startsWith(first)) return false;
  let at = first.length;
  for (const [index, piece] of others.entries()) {
    const isLast = index === others.length - 1;
    const found = isLast && piece !== '' ? actual.lastIndexOf(piece) : actual.indexOf(piece, at);
    if (found < at || (isLast && piece !== '' && found + piece.length !== actual.length)) return false;
    at = found + piece.length;
  }
  return true;
}

describe('the guides', () => {
  let folder: string;
  let demo: Demo;
  let key: string;
  let own: (text: string) => string;

  before(async () => {
    // Inside the project, so that programs of guides find its packages.
    mkdirSync(join(projectRoot, 'test/output'), { recursive: true });
    folder = mkdtempSync(join(projectRoot, 'test/output/guides-'));
    mkdirSync(join(folder, 'bin'));
    for (const [name, text] of Object.entries(PROGRAMS)) {
      writeFileSync(join(folder, 'bin', name), text);
      chmodSync(join(folder, 'bin', name), 0o755);
    }
    symlinkSync(process.execPath, join(folder, 'bin/node'));
    const port = await freePort();
    own = (text) => text.replaceAll('http://localhost:8080', `http://localhost:${port}`);
    demo = await startDemo(join(folder, 'demo'), { PORT: String(port), LOG_LEVEL: 'silent' });
    key = await demo.populate();
  });
  after(async () => {
    await demo.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The folder of a reader who has the project and its demo. */
  function readersFolder(name: string): string {
    const place = join(folder, name);
    mkdirSync(join(place, 'data'), { recursive: true });
    for (const one of PROJECT) symlinkSync(join(projectRoot, one), join(place, one));
    symlinkSync(join(folder, 'demo'), join(place, 'data/demo'));
    return place;
  }

  /** Does all that a guide says in one shell, as a reader would; what each block of commands has printed. */
  async function follow(guide: Guide, place: string): Promise<string[]> {
    const steps = codeOf(guide).flatMap(({ language, file, isAnswer, text }) => {
      if (file !== null) {
        mkdirSync(dirname(join(place, file)), { recursive: true });
        writeFileSync(join(place, file), own(`${text}\n`));
      }
      return language === 'sh' && !isAnswer ? [`${own(text)}\nprintf '\\036'`] : [];
    });
    const shell = spawn('sh', ['-eu', '-c', steps.join('\n')], {
      cwd: place,
      detached: true,
      env: { ...childEnv(), PATH: `${join(folder, 'bin')}:${process.env.PATH}`, API_KEY: key },
    });
    let printed = '';
    let complaints = '';
    shell.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
    shell.stderr.setEncoding('utf8').on('data', (text) => (complaints += text));
    const late = setTimeout(() => endGroup(shell.pid), LONGEST_MS);
    try {
      const [code] = await once(shell, 'exit');
      assert.equal(code, 0, `${guide.name}: ${printed.slice(-1_000)}\n${complaints.slice(-2_000)}`);
    } finally {
      clearTimeout(late);
      // Servers that a guide leaves running.
      endGroup(shell.pid);
    }
    return printed.split('\x1e');
  }

  const endGroup = (pid: number | undefined): void => {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // All of it has ended.
    }
  };

  for (const guide of guides)
    it(`${guide.name}: its commands succeed as they stand, and print what it shows`, async () => {
      const printed = await follow(guide, readersFolder(guide.name));
      let block = -1;
      for (const { language, isAnswer, text } of codeOf(guide)) {
        if (language === 'sh' && !isAnswer) block += 1;
        if (!isAnswer) continue;
        const answer = printed[block] ?? '';
        if (language === 'json')
          assert.isTrue(shows(JSON.parse(text), JSON.parse(answer)), `${text}\n${answer}`);
        else {
          const lines = answer.split('\n');
          for (const shown of own(text).split('\n'))
            assert.isTrue(
              lines.some((line) => lineMatches(shown, line)),
              `${shown}\nis not in\n${answer}`,
            );
        }
      }
    });

  it('have no block that a reader would run and this test would not', () => {
    for (const guide of guides)
      for (const { language, file, isAnswer, text } of codeOf(guide)) {
        const kind = isAnswer ? 'answer' : file !== null ? 'file' : language;
        assert.include(['answer', 'file', 'sh'], kind, `${guide.name}: ${text.slice(0, 80)}`);
      }
  });

  it('have 600 to 1,200 words each, their programs included', () => {
    for (const { name } of guides) {
      const text = readFileSync(join(projectRoot, `docs/guides/${name}.md`), 'utf8');
      const count = text.split(/\s+/).length;
      assert.isTrue(count >= 600 && count <= 1_200, `${name} has ${count}`);
    }
  });

  it('with HTML, pictures, or without a title and a summary are refused before they are a page', async () => {
    const guidesOf = async (text: string) => {
      const root = mkdtempSync(join(folder, 'maker-'));
      mkdirSync(join(root, 'docs/guides'), { recursive: true });
      mkdirSync(join(root, 'scripts'));
      writeFileSync(join(root, 'scripts/guides.mjs'), '');
      writeFileSync(join(root, 'docs/guides/brand.md'), text);
      const maker = join(projectRoot, 'scripts/guides.mjs');
      const make = `import { makeGuides } from ${JSON.stringify(maker)}; makeGuides(${JSON.stringify(root)})`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', make], { env: childEnv() });
      let complaints = '';
      child.stderr.setEncoding('utf8').on('data', (said) => (complaints += said));
      const [code] = await once(child, 'close');
      return code === 0 ? readFileSync(join(root, 'dist/guides/guides.json'), 'utf8') : complaints;
    };
    const start = '# Title\n\nSummary.\n\n';
    assert.include(await guidesOf(`${start}Words & \`<b>\`, [there](buyer.md#x).`), '"/docs/guides/buyer#x"');
    for (const [text, refusal] of [
      [`${start}<script>alert(1)</script>`, /pages do not show html/],
      [`${start}A word <b>of</b> it.`, /pages do not show html/],
      [`${start}![picture](a.png)`, /pages do not show image/],
      [`${start}> quoted`, /pages do not show blockquote/],
      ['## Part\n\nWords.', /must begin with a heading and a paragraph/],
      ['# Title\n\n- item', /must begin with a heading and a paragraph/],
    ] as const)
      assert.match(await guidesOf(text), refusal);
    assert.notInclude(await guidesOf(`${start}[a](https://elsewhere.example/) [b](javascript:x)`), '"href"');
  });

  it('of which one has other words than the service says are found out', () => {
    const pairs: readonly [unknown, unknown, boolean][] = [
      [{ a: 1 }, { a: 1, b: 2 }, true],
      [{ a: 1 }, { a: 2 }, false],
      [{ a: null }, {}, false],
      [[], [1], false],
      [[{ a: '…' }], [{ b: 1 }, { a: 'x' }], true],
      [[1, 2], [2], false],
      ['a…c', 'abc', true],
      ['a…c', 'abcd', false],
      ['a…b…', 'xab', false],
      ['…b…', 'abc', true],
    ];
    for (const [shown, actual, expected] of pairs)
      assert.equal(shows(shown, actual), expected, JSON.stringify(shown));
  });
});
