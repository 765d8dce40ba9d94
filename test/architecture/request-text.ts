import ts from 'typescript';

/** Folder of the only files that may read the text of a request as it was sent. */
export const READERS = /^src\/http\/reading\//;

/** Members of a context or a request that hold text as it was sent, or hand it to a parser. */
const TEXTS: ReadonlySet<string> = new Set([
  'url',
  'originalUrl',
  'URL',
  'href',
  'query',
  'querystring',
  'search',
  'host',
  'hostname',
  'subdomains',
  'header',
  'headers',
  'headersDistinct',
  'rawHeaders',
  'trailers',
  'trailersDistinct',
  'rawTrailers',
  'accept',
  'accepts',
  'acceptsCharsets',
  'acceptsEncodings',
  'acceptsLanguages',
  'charset',
  'is',
  'cookies',
  'fresh',
  'stale',
  'ips',
  'origin',
  'protocol',
  'secure',
]);

/** Parsers of headers, queries and addresses. */
const PARSERS: ReadonlySet<string> = new Set([
  'accepts',
  'content-disposition',
  'content-type',
  'cookie',
  'cookies',
  'forwarded',
  'fresh',
  'negotiator',
  'node:querystring',
  'node:url',
  'parseurl',
  'proxy-addr',
  'qs',
  'querystring',
  'range-parser',
  'type-is',
  'url',
  'vary',
]);

const REQUEST_TYPES = /\b(Context|ParameterizedContext|KoaContextWithOIDC|IncomingMessage|BaseRequest)\b/;
const REQUEST_NAMES = /^(ctx|\w+Ctx|req)$/;

/** Every place of a file that reads the text of a request without a bounded reader, as `path:line: what`. */
export function checkRequestText(path: string, text: string, listed: readonly string[]): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names = requestNames(file);
  const found: string[] = [];
  const say = (node: ts.Node, what: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path}:${line + 1}: ${what}`);
  };
  const isRequest = (node: ts.Node): boolean => {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node))
      return isRequest(node.expression);
    if (ts.isIdentifier(node)) return names.has(node.text) || REQUEST_NAMES.test(node.text);
    return (
      ts.isPropertyAccessExpression(node) &&
      /^(req|request|ctx)$/.test(node.name.text) &&
      (node.name.text !== 'request' || isRequest(node.expression))
    );
  };
  const patternOf = (node: ts.Node): ts.ObjectBindingPattern | undefined => {
    if (!ts.isVariableDeclaration(node) && !ts.isParameter(node)) return undefined;
    if (!ts.isObjectBindingPattern(node.name)) return undefined;
    const typed = node.type !== undefined && REQUEST_TYPES.test(node.type.getText());
    const from = node.initializer !== undefined && isRequest(node.initializer);
    return typed || from ? node.name : undefined;
  };
  const readsText = (node: ts.Node): boolean => {
    if (ts.isPropertyAccessExpression(node)) return isRequest(node.expression) && TEXTS.has(node.name.text);
    if (ts.isElementAccessExpression(node)) return isRequest(node.expression);
    if (!ts.isCallExpression(node)) return parsesQuery(node);
    const header = headerRead(node, isRequest);
    return header !== undefined && !listed.includes(header);
  };
  const visit = (node: ts.Node): void => {
    if (readsText(node)) say(node, node.getText());
    for (const member of textsTaken(patternOf(node))) say(node, member);
    const from = importedFrom(node);
    if (from !== undefined && PARSERS.has(from)) say(node, `import of ${from}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `new URLSearchParams` of anything but named values. */
function parsesQuery(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'URLSearchParams') return false;
  const [given] = node.arguments ?? [];
  return given !== undefined && !ts.isObjectLiteralExpression(given);
}

/** Members of a request that a pattern takes out of it and that hold text as it was sent, or may do so. */
const textsTaken = (pattern: ts.ObjectBindingPattern | undefined): string[] =>
  (pattern?.elements ?? []).flatMap(({ propertyName, name, dotDotDotToken }) => {
    const member = (propertyName ?? name).getText();
    const isText = dotDotDotToken !== undefined || TEXTS.has(member.replace(/^['"]|['"]$/g, ''));
    return isText ? [member] : [];
  });

/** The header that a call of `get` reads, in lower case; an empty string for one that only shows at run time. */
function headerRead(node: ts.CallExpression, isRequest: (node: ts.Node) => boolean): string | undefined {
  const { expression, arguments: given } = node;
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'get') return undefined;
  if (!isRequest(expression.expression)) return undefined;
  const [name] = given;
  return name !== undefined && ts.isStringLiteralLike(name) ? name.text.toLowerCase() : '';
}

function importedFrom(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
    return node.importClause?.isTypeOnly === true ? undefined : node.moduleSpecifier.text;
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [from] = node.arguments;
  return from !== undefined && ts.isStringLiteralLike(from) ? from.text : undefined;
}

/** Names of the file that are declared as a context or a request. */
function requestNames(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isParameter(node) || ts.isVariableDeclaration(node)) &&
      ts.isIdentifier(node.name) &&
      node.type !== undefined &&
      REQUEST_TYPES.test(node.type.getText())
    )
      names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
