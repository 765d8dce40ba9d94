import ts from 'typescript';

type TitleFault = { readonly line: number; readonly says: string };
type Title = { readonly node: ts.Node; readonly text: string; readonly subjects: readonly string[] };

/** Stands for a part of a title that only the run knows, which is usually the input. */
const GIVEN = '\u{2026}';
const FEWEST_WORDS = 3;

/** Words that say that something is good, and not what comes out. */
const SAYS_NOTHING = /\b(?:correctly|properly|successfully|as expected|as it should|should)\b/i;
const BEGINS_WITH_NOTHING =
  /^(?:tests?|works?|handles?|supports?|ensures?|(?:checks?|verif(?:y|ies)) (?:that|if))\b/i;
/** All that it says is put off to the code. */
const PUT_OFF = /^\S+ what(?:ever)? (?:it (?:says|is|needs)|is wrong|cannot be|comes)$/;
const FILE = /(?:^|\/)[\w.-]+\.tsx?\b/;
/** `#12`, `ABC-12`, `D525`: nobody who reads the run knows what it stands for. */
const TICKET = /^(?:#\d+|[A-Z]+-\d+|[A-Z]\d{2,})\b/;
const NAME_OF_CODE = /^[\w.@/-]*(?:[a-z][A-Z]|_|\.)[\w.@/-]*$/;
/** Words before what a title is about: without others they say no result. */
const JOINERS = new Set(
  'a about above after an and as at before below beside between but by for from if in into of on over the through to under when where while with without'.split(
    ' ',
  ),
);
/** A plural looks the same; the rule rather misses a title than blames a good one. */
const VERB =
  /\b(?:are|be|been|can|cannot|come|could|did|do|does|get|go|had|has|have|is|keep|let|made|may|must|need|never|stay|take|was|were|will|would|(?!(?:its|this|as|us|always|besides|perhaps|plus|less|across|unless|various|previous)\b)[a-z-]+[^su\W]s)\b/;

/** Titles of tests that do not say, with those above them, what goes in and what comes out. */
export function weakTitlesOf(file: ts.SourceFile): TitleFault[] {
  const { tests, groups } = titlesOf(file);
  const seen = new Set<string>();
  const faults: TitleFault[] = [];
  const note = (node: ts.Node, says: string) =>
    faults.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, says });
  for (const { node, text } of groups) {
    const says = faultOfGroup(text);
    if (says !== null) note(node, `'${text}' ${says}`);
  }
  for (const { node, text, subjects } of tests) {
    const key = JSON.stringify([...subjects, text]);
    const says =
      !text.includes(GIVEN) && seen.has(key)
        ? 'is the title of an earlier test of this group'
        : faultOfTest(text, subjects);
    if (says !== null) note(node, `'${text}' ${says}`);
    seen.add(key);
  }
  return faults;
}

function faultOfGroup(text: string): string | null {
  if (text.trim() === '') return 'is empty: name what the tests are about';
  if (FILE.test(text)) return 'is the name of a file: name what the tests are about';
  if (TICKET.test(text)) return 'is the number of something written elsewhere: name what the tests are about';
  return faultOfText(text);
}

function faultOfTest(text: string, subjects: readonly string[]): string | null {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) || word.includes(GIVEN));
  const own = words.filter((word) => !word.includes(GIVEN));
  // A table of cases gives the words, which are read where the table stands.
  if (words.length > 0 && own.length === 0) return null;
  if (TICKET.test(text)) return 'begins with the number of something written elsewhere: say what happens';
  if (words.length === 1 && NAME_OF_CODE.test(text)) return 'is a name alone: say what it does with what';
  if (own.every((word) => JOINERS.has(word.replace(/[,:;]$/, ''))) && !VERB.test(subjects.join(' ')))
    return 'says no result: say what happens with the input';
  if (words.length === own.length && words.length < FEWEST_WORDS)
    return `has fewer than ${FEWEST_WORDS} words: say what goes in and what comes out`;
  if (BEGINS_WITH_NOTHING.test(text)) return 'begins with a word that fits every test: say what comes out';
  if (JOINERS.has(words[0] ?? '') && !VERB.test([...subjects, text].join(' ')))
    return 'has no verb: say what happens';
  if (PUT_OFF.test(text)) return 'leaves open what it is: name the input or the result';
  return faultOfText(text);
}

function faultOfText(text: string): string | null {
  if (SAYS_NOTHING.test(text)) return 'says that it is right, and not what is: say what comes out';
  return /[^.][.!]$/.test(text) ? 'ends like a paragraph: a title has no full stop' : null;
}

function titlesOf(file: ts.SourceFile): {
  readonly tests: readonly Title[];
  readonly groups: readonly Title[];
} {
  const tests: Title[] = [];
  const groups: Title[] = [];
  const visit = (node: ts.Node, subjects: readonly string[]): void => {
    const title = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    const called = ts.isCallExpression(node)
      ? /^(it|describe)\b/.exec(node.expression.getText(file))?.[1]
      : undefined;
    if (title === undefined || called === undefined) {
      ts.forEachChild(node, (inner) => visit(inner, subjects));
      return;
    }
    const text = textOf(title);
    (called === 'it' ? tests : groups).push({ node: title, text, subjects });
    ts.forEachChild(node, (inner) => visit(inner, called === 'it' ? subjects : [...subjects, text]));
  };
  visit(file, []);
  return { tests, groups };
}

function textOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return GIVEN;
  const spans = title.templateSpans.map(({ expression, literal }) => choiceIn(expression) + literal.text);
  return title.head.text + spans.join('');
}

/** Words of a choice between two are as good as those written around it. */
function choiceIn(expression: ts.Expression): string {
  if (!ts.isConditionalExpression(expression)) return GIVEN;
  const { whenTrue, whenFalse } = expression;
  const words = [whenTrue, whenFalse].map((choice) => (ts.isStringLiteralLike(choice) ? choice.text : ''));
  return words.find((text) => text !== '') ?? GIVEN;
}
