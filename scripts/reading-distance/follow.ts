import { posix } from 'node:path';
import ts from 'typescript';

/** One top-level statement: its length, the names that its code uses, and the tables that it reads or writes. */
type Part = {
  readonly lines: number;
  readonly uses: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
};

/** File that defines the type of all tables; its imports give the file of each table. */
const TABLES = 'src/store/index.ts';
/** Variable names of the tables: inside a transaction, outside one, and on the reading connection. */
const STORES = new Set(['tx', 'store', 'read', 'tables']);

type Module = {
  readonly lines: number;
  /** The statements by the names that they declare. */
  readonly parts: ReadonlyMap<string, readonly Part[]>;
  /** The file and the name there that an imported name stands for. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
};

export type Distance = {
  readonly files: number;
  readonly lines: number;
  /** Lines of the declarations that are used. */
  readonly used: number;
  /** Files of the HTTP layer and the desk, which all flows of a kind share. */
  readonly shared: number;
};

const SHARED = /^src\/(http|agents|desk)\//;

/**
 * Computes what a reader of these files must read: the declarations of `enters`, and every declaration that their
 * code uses, in any file. Files of `passes` and used tables are read too, but code that these use is not followed,
 * because all flows share it. Type imports are not followed.
 */
export function followed(
  read: (path: string) => string,
  enters: readonly string[],
  passes: readonly string[],
): Distance {
  const modules = new Map<string, Module>();
  const moduleAt = (path: string): Module => {
    const known = modules.get(path) ?? parsed(path, read(path));
    modules.set(path, known);
    return known;
  };
  const entered = new Map<string, Set<Part>>();
  const pass = (path: string) => entered.set(path, new Set([...moduleAt(path).parts.values()].flat()));
  const enter = (path: string, name: string): void => {
    if (!path.startsWith('src/') || passes.includes(path)) return;
    const { parts, imports } = moduleAt(path);
    const elsewhere = imports.get(name);
    if (elsewhere !== undefined) {
      enter(elsewhere.path, elsewhere.name);
      return;
    }
    const seen = entered.get(path) ?? new Set<Part>();
    entered.set(path, seen);
    for (const part of parts.get(name) ?? []) {
      if (seen.has(part)) continue;
      seen.add(part);
      for (const use of part.uses) if (parts.has(use) || imports.has(use)) enter(path, use);
      for (const table of part.tables) {
        const place = moduleAt(TABLES).imports.get(table);
        if (place !== undefined) pass(place.path);
      }
    }
  };
  for (const path of passes) pass(path);
  for (const path of enters) for (const name of moduleAt(path).parts.keys()) enter(path, name);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    files: entered.size,
    lines: sum([...entered.keys()].map((path) => moduleAt(path).lines)),
    used: sum([...entered.values()].flatMap((parts) => [...parts].map(({ lines }) => lines))),
    shared: [...entered.keys()].filter((path) => SHARED.test(path)).length,
  };
}

function parsed(path: string, text: string): Module {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const parts = new Map<string, Part[]>();
  const imports = new Map<string, { path: string; name: string }>();
  const lineOf = (at: number) => file.getLineAndCharacterOfPosition(at).line;
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) {
      for (const [local, from, name] of importedBy(statement))
        if (from.startsWith('.'))
          imports.set(local, { path: posix.normalize(posix.join(posix.dirname(path), from)), name });
      continue;
    }
    const lines = lineOf(statement.getEnd()) - lineOf(statement.getStart(file, true)) + 1;
    const part = { lines, ...namesUsed(statement) };
    for (const name of namesDeclared(statement)) parts.set(name, [...(parts.get(name) ?? []), part]);
  }
  return { lines: lineOf(text.length), parts, imports };
}

/** Local name, file and original name of each import or re-export, types excluded. */
function importedBy(statement: ts.ImportDeclaration | ts.ExportDeclaration): [string, string, string][] {
  const { moduleSpecifier } = statement;
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
  const from = moduleSpecifier.text;
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : statement;
  if (clause === undefined || clause.isTypeOnly) return [];
  const named = ts.isExportDeclaration(clause) ? clause.exportClause : clause.namedBindings;
  const whole: [string, string, string][] =
    ts.isImportClause(clause) && clause.name !== undefined ? [[clause.name.text, from, 'default']] : [];
  if (named === undefined || !(ts.isNamedImports(named) || ts.isNamedExports(named))) return whole;
  return [
    ...whole,
    ...[...named.elements]
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }): [string, string, string] => [
        name.text,
        from,
        (propertyName ?? name).text,
      ]),
  ];
}

function namesDeclared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [statement.name?.text ?? 'default'];
  return [];
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((each) => (ts.isBindingElement(each) ? boundNames(each.name) : []));

/** Names of values in the code, except names after a dot, and names of tables. */
function namesUsed(statement: ts.Statement): Pick<Part, 'uses' | 'tables'> {
  const uses = new Set<string>();
  const tables = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isIdentifier(node)) uses.add(node.text);
    if (ts.isPropertyAccessExpression(node)) {
      if (STORES.has(lastName(node.expression))) tables.add(node.name.text);
      visit(node.expression);
    } else if (ts.isPropertyAssignment(node)) visit(node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(statement);
  return { uses, tables };
}

function lastName(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}
