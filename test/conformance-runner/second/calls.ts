import { createHash } from 'node:crypto';
import { protocol } from '../../../generated/protocol.ts';
import { type TaskName, taskValidators } from '../../../generated/tasks.ts';
import { type Json, openShop, Refused, type Task } from './selling.ts';

const PUBLIC: readonly string[] = [protocol.capabilitiesTask, 'get_products', 'list_creative_formats'];

type Kept = Map<string, { readonly digest: string; readonly body: Json }>;

/** The tasks, each with the checks that every request passes. */
export function openDesk(): {
  readonly names: readonly string[];
  call(name: string, args: Json, caller: string): Promise<Json>;
} {
  const tasks = openShop();
  const kept: Kept = new Map();
  return {
    names: Object.keys(tasks),
    async call(name, args, caller) {
      const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
      if (task === undefined) throw new Refused('INVALID_REQUEST', 'There is no task of this name.');
      if (caller === '' && !PUBLIC.includes(name)) throw new Refused('AUTH_MISSING', 'Send a credential.');
      checkVersion(args);
      await checkForm(name as TaskName, args);
      const echo = args.context === undefined ? {} : { context: args.context };
      const body =
        args.idempotency_key === undefined ? task(args, caller) : once(kept, name, { task, args, caller });
      return { ...body, ...echo };
    },
  };
}

async function checkForm(name: TaskName, args: Json): Promise<void> {
  const { request } = await taskValidators[name]();
  if (request(args)) return;
  const [first] = request.errors ?? [];
  throw new Refused('INVALID_REQUEST', `${first?.instancePath || 'The request'} ${first?.message}`, {
    field: first?.instancePath.slice(1).replaceAll('/', '.'),
  });
}

/** What a request with a key comes to: done once, and told again. */
function once(
  kept: Kept,
  name: string,
  { task, args, caller }: { task: Task; args: Json; caller: string },
): Json {
  const { context: _, ...payload } = args;
  const key = `${caller} ${name} ${args.idempotency_key}`;
  const digest = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  const before = kept.get(key);
  if (before?.digest === digest) return { ...before.body, replayed: true };
  if (before !== undefined)
    throw new Refused('IDEMPOTENCY_CONFLICT', 'This key was used for another request.', {
      field: 'idempotency_key',
    });
  const body = task(args, caller);
  kept.set(key, { digest, body });
  return body;
}

/** One major release, and the word for every other. */
function checkVersion(args: Json): void {
  const { [protocol.versionField]: release, [protocol.majorVersionField]: major } = args;
  const isKnown =
    (release === undefined || /^3(\.\d{1,3})?$/.test(String(release))) &&
    (major === undefined || major === 3);
  if (!isKnown)
    throw new Refused('VERSION_UNSUPPORTED', 'Only release 3 is spoken here.', {
      field: protocol.versionField,
    });
}
