import { checkBounds } from './bounds.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkStrict } from './check-strict.ts';
import { refuseOwnPaths } from './document.ts';
import { emit, emitDerived } from './emit/index.ts';
import { buildModel, type Model } from './model.ts';
import { checkName, renameTree } from './protocol-name.ts';
import { parseTexts, type SourceTexts, type SourceTree } from './read.ts';
import { checkRenaming } from './rename-clashes.ts';
import { resolveSchemas } from './resolve.ts';

/**
 * Generates all files from the texts of the sources. @throws {ContractError} for a defect of the sources
 *
 * @internal tests generate in memory
 */
export async function generate(texts: SourceTexts, protocolName: string): Promise<Map<string, string>> {
  return emit(await readModel(texts, protocolName));
}

/** Same as `generate`, but only the files that are not in git, whose sources were checked before they were committed. */
export async function generateDerived(
  texts: SourceTexts,
  protocolName: string,
): Promise<ReadonlyMap<string, string>> {
  return emitDerived((await modelOf(texts, protocolName)).model);
}

/** The facts for the emitters. @throws {ContractError} for a defect of the sources */
export async function readModel(texts: SourceTexts, protocolName: string): Promise<Model> {
  const { model, tree } = await modelOf(texts, protocolName);
  checkDescriptions(tree);
  checkStrict(model.contract);
  return model;
}

async function modelOf(
  texts: SourceTexts,
  protocolName: string,
): Promise<{ readonly model: Model; readonly tree: SourceTree }> {
  const name = checkName(protocolName);
  const sources = parseTexts(texts);
  checkRenaming(sources, name);
  refuseOwnPaths(sources);
  const tree = renameTree(sources, name);
  const resolver = resolveSchemas(tree);
  const model = await buildModel(tree, resolver, name);
  checkBounds(model, resolver);
  return { model, tree };
}
