import { byCodeUnit } from '../json.ts';
import type { Model } from '../model.ts';
import { emitContract } from './contract.ts';
import { emitErrors } from './errors.ts';
import { emitManifest } from './manifest.ts';
import { emitOpenapi } from './openapi.ts';
import { emitOperations } from './operations.ts';
import { emitProtocol } from './protocol.ts';
import { emitReference } from './reference.ts';
import { emitTaskErrors } from './task-errors.ts';
import { emitTasks } from './tasks.ts';
import { emitTools } from './tools.ts';
import { emitOpenapiTypes, emitSchemaTypes } from './types.ts';
import { emitValidators } from './validators.ts';

/** Every generated file by its path below the output folder, sorted. */
export async function emit(model: Model): Promise<Map<string, string>> {
  const [openapi, validators, openapiTypes, schemaTypes] = await Promise.all([
    // The bundler is a process of its own: it works while the validators are compiled here.
    emitOpenapi(model),
    Promise.resolve().then(() => emitValidators(model)),
    emitOpenapiTypes(model),
    emitSchemaTypes(model),
  ]);
  const files = new Map<string, string>([
    ...emitContract(model),
    ['errors.ts', emitErrors(model)],
    ['openapi/registry.yaml', openapi],
    ['operations.ts', emitOperations(model)],
    ['protocol.ts', emitProtocol(model)],
    ['reference.json', emitReference(model)],
    ['task-errors.ts', emitTaskErrors(model)],
    ['tasks.ts', emitTasks(model)],
    ['tools.ts', emitTools(model)],
    ['types/openapi.ts', openapiTypes],
    ['types/schemas.ts', schemaTypes],
    ...[...validators].map(([path, text]): [string, string] => [`validators/${path}`, text]),
  ]);
  files.set('manifest.json', emitManifest(model, files));
  return new Map([...files].sort(([a], [b]) => byCodeUnit(a, b)));
}
