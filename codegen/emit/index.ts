import { AD_SERVER } from '../document.ts';
import { byCodeUnit } from '../json.ts';
import type { Model } from '../model.ts';
import { emitAdServer } from './ad-server.ts';
import { emitContract } from './contract.ts';
import { emitErrors } from './errors.ts';
import { emitEvents } from './events.ts';
import { emitForms } from './forms.ts';
import { emitManifest } from './manifest.ts';
import { emitOpenapi } from './openapi.ts';
import { emitOperations } from './operations.ts';
import { emitProtocol } from './protocol.ts';
import { emitReference } from './reference.ts';
import { emitTaskErrors } from './task-errors.ts';
import { emitTasks } from './tasks.ts';
import { emitTools } from './tools.ts';
import { emitValidators } from './validators.ts';
import { emitWebhooks, emitWritten } from './webhooks.ts';

type Files = ReadonlyMap<string, string>;

export const MANIFEST = 'manifest.json';

/** A copy of the manifest beside the files of `emitDerived`, which identifies their sources. */
export const DERIVED_MANIFEST = 'validators/manifest.json';

/** Every generated file by its path below the output folder, sorted. */
export async function emit(model: Model): Promise<Map<string, string>> {
  // Loaded here, because these modules load the TypeScript compiler, which derived files do not need.
  const { emitOpenapiTypes, emitSchemaTypes } = await import('./types.ts');
  const [openapi, adServer, derived, openapiTypes, schemaTypes] = await Promise.all([
    // The bundler is a separate process, so it runs while the validators are compiled here.
    emitOpenapi(model),
    emitAdServerFiles(model),
    Promise.resolve().then(() => emitDerived(model)),
    emitOpenapiTypes(model),
    emitSchemaTypes(model),
  ]);
  const manifest = emitManifest(model);
  return sorted([
    ...derived,
    ...adServer,
    ['errors.ts', emitErrors(model)],
    ['events.ts', emitEvents(model)],
    ['forms.ts', emitForms(model)],
    ['openapi/registry.yaml', openapi],
    ['operations.ts', emitOperations(model)],
    ['protocol.ts', emitProtocol(model)],
    ['task-errors.ts', emitTaskErrors(model)],
    ['tasks.ts', emitTasks(model)],
    ['tools.ts', emitTools(model)],
    ['types/openapi.ts', openapiTypes],
    ['webhooks.ts', emitWebhooks(model)],
    ['written.ts', emitWritten()],
    ...[...schemaTypes].map(([path, text]): [string, string] => [`types/${path}`, text]),
    [MANIFEST, manifest],
    [DERIVED_MANIFEST, manifest],
  ]);
}

async function emitAdServerFiles({ adServer, lintRules }: Model): Promise<[string, string][]> {
  if (adServer === null) return [];
  const bundle = await emitOpenapi({ document: adServer.document, lintRules }, AD_SERVER);
  return [
    ['ad-server.ts', emitAdServer(adServer)],
    [AD_SERVER, bundle],
  ];
}

/**
 * The files that only programs read: validators and the published contract. They are too large to review, so they
 * are not in git, and each installation generates them.
 */
export function emitDerived(model: Model): Files {
  return sorted([
    ...emitContract(model),
    ['reference.json', emitReference(model)],
    ...[...emitValidators(model)].map(([path, text]): [string, string] => [`validators/${path}`, text]),
  ]);
}

export function isDerived(path: string): boolean {
  return /^(?:validators|releases)\//.test(path) || path === 'contract.jsonl' || path === 'reference.json';
}

const sorted = (files: readonly (readonly [string, string])[]): Map<string, string> =>
  new Map([...files].sort(([a], [b]) => byCodeUnit(a, b)));
