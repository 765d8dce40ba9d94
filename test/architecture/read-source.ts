import ts from 'typescript';
import type { Word } from './rooms.ts';

export type Import = { readonly from: string; readonly typeOnly: boolean; readonly line: number };
type Use = { readonly word: Word; readonly what: string; readonly line: number };
export type Source = { readonly imports: readonly Import[]; readonly uses: readonly Use[] };

/** Stands for the address of an `import(…)` that is computed. */
export const COMPUTED = '(computed)';

const GLOBALS: ReadonlyMap<string, Word> = new Map<string, Word>([
  ['performance', 'performance'],
  ['process', 'process'],
  ['console', 'console'],
  ...['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'].map((name): [string, Word] => [name, 'network']),
  ...['setTimeout', 'setInterval', 'setImmediate'].map((name): [string, Word] => [name, 'timers']),
]);

const MEMBERS: ReadonlyMap<string, Word> = new Map<string, Word>([
  ['Date.now', 'date'],
  ['Math.random', 'random'],
  ['process.env', 'environment'],
  ['crypto.randomUUID', 'random'],
  ['crypto.getRandomValues', 'random'],
]);

const RANDOM_IMPORTS = new Set(['randomBytes', 'randomInt', 'randomUUID', 'randomFillSync', 'webcrypto']);

const NETWORK_MODULES = /^node:(https?|http2|net|tls|dgram|dns(\/promises)?)$/;
/** What these modules have that reaches nobody: servers wait to be asked. */
const HARMLESS_IMPORTS = new Set([
  'createServer',
  'isIP',
  'isIPv4',
  'isIPv6',
  'ServerResponse',
  'STATUS_CODES',
  'validateHeaderValue',
]);

/** Megabytes that the compiler of schemas wrote: what they import is all that rules say of them. */
const COMPILED = /^generated\/validators\/.*\.js$/;

/** What a file imports, statically or not, and which means of its surroundings it uses. */
export function readSource(path: string, text: string): Source {
  if (COMPILED.test(path)) return { imports: importsOf(text), uses: [] };
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const imports: Import[] = [];
  const uses: Use[] = [];
  const declared = new Set<string>();
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const note: Note = (word, what, node) => {
    if (word !== undefined) uses.push({ word, what, line: lineOf(node) });
  };

  const visit = (node: ts.Node): void => {
    const found = importOf(node);
    if (found !== undefined) imports.push({ ...found, line: lineOf(node) });
    if (isDeclaration(node) && node.name !== undefined && ts.isIdentifier(node.name))
      declared.add(node.name.text);
    noteImports(node, note);
    noteDates(node, note);
    noteMembers(node, note);
    if (ts.isIdentifier(node) && isReference(node)) note(GLOBALS.get(node.text), node.text, node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { imports, uses: uses.filter(({ what }) => !declared.has(what)) };
}

type Note = (word: Word | undefined, what: string, node: ts.Node) => void;

/** What is imported that makes chances or reaches other hosts. */
function noteImports(node: ts.Node, note: Note): void {
  if (ts.isImportSpecifier(node)) {
    const { text } = node.propertyName ?? node.name;
    if (RANDOM_IMPORTS.has(text)) note('random', `import { ${text} }`, node);
  }
  if (ts.isImportDeclaration(node) && NETWORK_MODULES.test(textOf(node.moduleSpecifier)))
    for (const what of reachesOut(node.importClause)) note('network', what, node);
}

/** `Date()`, and `new Date()` without a time. */
function noteDates(node: ts.Node, note: Note): void {
  if (ts.isNewExpression(node) && isNamed(node.expression, 'Date') && !node.arguments?.length)
    note('date', 'new Date()', node);
  if (ts.isCallExpression(node) && isNamed(node.expression, 'Date')) note('date', 'Date()', node);
}

/** `Date.now` and the like, with or without `globalThis` before it. */
function noteMembers(node: ts.Node, note: Note): void {
  if (!ts.isPropertyAccessExpression(node)) return;
  const object = isGlobalMember(node.expression) ? node.expression.name : node.expression;
  const what = ts.isIdentifier(object) ? `${object.text}.${node.name.text}` : '';
  note(MEMBERS.get(what), what, node);
  if (isNamed(node.expression, 'globalThis')) note(GLOBALS.get(node.name.text), node.name.text, node);
}

const importsOf = (text: string): Import[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    from: fileName,
    typeOnly: false,
    line: text.slice(0, pos).split('\n').length,
  }));

function importOf(node: ts.Node): Omit<Import, 'line'> | undefined {
  if (ts.isImportDeclaration(node)) {
    return { from: textOf(node.moduleSpecifier), typeOnly: isTypeOnly(node.importClause) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
    const { exportClause, isTypeOnly: whole } = node;
    const each = exportClause !== undefined && ts.isNamedExports(exportClause) ? exportClause.elements : [];
    return { from: textOf(node.moduleSpecifier), typeOnly: whole || allTypes(each) };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { from: textOf(node.argument.literal), typeOnly: true };
  }
  if (!ts.isCallExpression(node)) return undefined;
  const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
  return isImport || isRequire ? { from: textOf(node.arguments[0]), typeOnly: false } : undefined;
}

/** What an import of a network module brings that can open a connection or ask a name server. */
function reachesOut(clause: ts.ImportClause | undefined): string[] {
  if (clause === undefined || isTypeOnly(clause)) return [];
  const { name, namedBindings } = clause;
  if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings))
    return ['import of the whole module'];
  return namedBindings.elements
    .filter(({ isTypeOnly: own }) => !own)
    .map((element) => (element.propertyName ?? element.name).text)
    .filter((imported) => !HARMLESS_IMPORTS.has(imported))
    .map((imported) => `import { ${imported} }`);
}

const isNamed = (node: ts.Node, name: string): boolean => ts.isIdentifier(node) && node.text === name;

const isGlobalMember = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) && isNamed(node.expression, 'globalThis');

const textOf = (node: ts.Node | undefined): string =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : COMPUTED;

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const { namedBindings } = clause;
  if (clause.name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings))
    return false;
  return allTypes(namedBindings.elements);
}

const allTypes = (elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): boolean =>
  elements.length > 0 && elements.every(({ isTypeOnly: own }) => own);

const isDeclaration = (node: ts.Node): node is ts.NamedDeclaration & { name?: ts.Node } =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isImportSpecifier(node);

/** Whether the identifier stands for a value of that name, and is not itself the name of a member or declaration. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isTypeNode(parent) || ts.isTypeElement(parent) || ts.isQualifiedName(parent)) return false;
  return (
    !('name' in parent && parent.name === node) && !('propertyName' in parent && parent.propertyName === node)
  );
}
