import ts from 'typescript';
import { weakTitlesOf } from './titles.ts';

export const MOST_LINES = 80;
export const MOST_BRANCHES = 15;
/** How long a test may take before it counts as one that hangs: `timeout` of `.mocharc.cjs`. */
export const HANGS_MS = 600_000;

export type Fault = {
  readonly rule: 'long' | 'branches' | 'spread' | 'tuple' | 'time' | 'title' | 'timeout';
  readonly line: number;
  readonly says: string;
};

type FunctionWithBody = ts.FunctionLikeDeclaration & { readonly body: ts.Node };

const BRANCHES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.ForInStatement,
  ts.SyntaxKind.ForOfStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.CaseClause,
]);

const LOGICAL: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
]);

/** Files that may have tests, also those that make them for others. */
const TESTS = /^test\/.*\.ts$/;

const TIME = /^(SECOND|MINUTE|HOUR|DAY)_MS$/;
const TIME_FILE = 'src/domain/text/instant.ts';
/** Released migrations never change: they create many tables in one function, and import nothing. */
const MIGRATIONS = 'src/store/migrations/';

/** Faults of a file that the linter has no rules for. */
export function faultsOf(path: string, text: string): Fault[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const isMigration = path.startsWith(MIGRATIONS);
  const faults: Fault[] = [];
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const note = (rule: Fault['rule'], node: ts.Node, says: string) =>
    faults.push({ rule, line: lineOf(node.getStart(file)), says });

  const visit = (node: ts.Node): void => {
    if (isFunction(node)) {
      const name = nameOf(node, file);
      const lines = lineOf(node.end) - lineOf(node.getStart(file)) + 1;
      if (lines > MOST_LINES && !isMigration && !isListOfTests(node, file))
        note('long', node, `${name} has ${lines} lines, more than ${MOST_LINES}: split it by what it does`);
      const paths = pathsThrough(node);
      if (paths > MOST_BRANCHES)
        note('branches', node, `${name} has ${paths} paths, more than ${MOST_BRANCHES}: name its parts`);
    }
    const packed = packedLines(node);
    if (packed !== null) note(packed.rule, node, packed.says);
    if (declaresTime(node) && path !== TIME_FILE && !isMigration)
      note('time', node, `import ${node.name.getText(file)} from ${TIME_FILE}`);
    if (TESTS.test(path) && isImpatient(node, file))
      note(
        'timeout',
        node,
        `leave the limit out, or begin it with ${HANGS_MS}: a slow machine is no failure`,
      );
    const time = importsTimes(path) ? timeOf(node) : undefined;
    if (time !== undefined)
      note('time', node, `write ${time} of ${TIME_FILE} in place of ${node.getText(file)}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (TESTS.test(path)) for (const weak of weakTitlesOf(file)) faults.push({ rule: 'title', ...weak });
  return faults;
}

const isFunction = (node: ts.Node): node is FunctionWithBody =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

/** The callback of `describe` lists tests; how long the list is, says nothing of what one must understand at once. */
function isListOfTests(node: ts.Node, file: ts.SourceFile): boolean {
  const call = node.parent;
  return ts.isCallExpression(call) && /^describe\b/.test(call.expression.getText(file));
}

function nameOf(node: FunctionWithBody, file: ts.SourceFile): string {
  if (node.name !== undefined) return node.name.getText(file);
  const { parent } = node;
  if ('name' in parent && parent.name !== undefined) return (parent.name as ts.Node).getText(file);
  if (!ts.isCallExpression(parent)) return 'a function';
  const [title] = parent.arguments;
  const of = title !== undefined && ts.isStringLiteralLike(title) ? ` '${title.text}'` : '';
  return `the callback of ${parent.expression.getText(file).slice(0, 40)}${of}`;
}

/** Cyclomatic complexity: one, and one more for each decision. A function inside is counted by itself. */
function pathsThrough(node: FunctionWithBody): number {
  let paths = 1;
  const visit = (inner: ts.Node): void => {
    if (isFunction(inner)) return;
    if (BRANCHES.has(inner.kind)) paths += 1;
    if (ts.isBinaryExpression(inner) && LOGICAL.has(inner.operatorToken.kind)) paths += 1;
    ts.forEachChild(inner, visit);
  };
  ts.forEachChild(node, visit);
  return paths;
}

/** Code whose only use is that several members or statements stand in one line. */
function packedLines(node: ts.Node): { readonly rule: 'spread' | 'tuple'; readonly says: string } | null {
  if (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(bare(node.expression)))
    return { rule: 'spread', says: 'write the members without the spread' };
  if (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(bare(node.expression)))
    return { rule: 'spread', says: 'write the items without the spread' };
  const isDeclared =
    ts.isVariableDeclaration(node) &&
    ts.isArrayBindingPattern(node.name) &&
    node.initializer !== undefined &&
    ts.isArrayLiteralExpression(bare(node.initializer));
  if (isDeclared || isAssignmentOfSeveral(node))
    return { rule: 'tuple', says: 'give each value a statement of its own' };
  return null;
}

/** A value without what is written around it and leaves it as it is: parentheses, `as const`, `satisfies`, `!`. */
function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isTypeAssertionExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

/** `[a, b] = [1, 2]`, but not `[a, b] = [b, a]`, which no other statement says. */
function isAssignmentOfSeveral(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return false;
  const left = bare(node.left);
  const right = bare(node.right);
  if (!ts.isArrayLiteralExpression(left) || !ts.isArrayLiteralExpression(right)) return false;
  const targets = left.elements.map((target) => target.getText());
  return !right.elements.some((value) => targets.includes(value.getText()));
}

/** A limit of a test, a group or a hook that is shorter than that of all: it holds on a fast machine only. */
function isImpatient(node: ts.Node, file: ts.SourceFile): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression: subject } = node.expression;
  const isOfTest =
    subject.kind === ts.SyntaxKind.ThisKeyword ||
    (ts.isCallExpression(subject) && /^(?:it|describe|before|after)/.test(subject.getText(file)));
  if (name.text !== 'timeout' || !isOfTest) return false;
  const [first] = /\d[\d_]*/.exec(node.arguments[0]?.getText(file) ?? '') ?? [];
  return first === undefined || Number(first.replaceAll('_', '')) < HANGS_MS;
}

const declaresTime = (node: ts.Node): node is ts.VariableDeclaration =>
  ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && TIME.test(node.name.text);

/** The checker of signatures, which other programs take along, imports nothing else of the service. */
const importsTimes = (path: string): boolean =>
  path.startsWith('src/') &&
  path !== TIME_FILE &&
  !path.startsWith(MIGRATIONS) &&
  !path.startsWith('src/domain/signatures/');

/** Name of the time that a number stands for. A minute is one only in a product: 60,000 may also count bytes. */
function timeOf(node: ts.Node): string | undefined {
  if (!ts.isNumericLiteral(node)) return undefined;
  if (node.text === '3600000') return 'HOUR_MS';
  if (node.text === '86400000') return 'DAY_MS';
  const { parent } = node;
  const isFactor = ts.isBinaryExpression(parent) && FACTORS.has(parent.operatorToken.kind);
  return node.text === '60000' && isFactor ? 'MINUTE_MS' : undefined;
}

const FACTORS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
]);
