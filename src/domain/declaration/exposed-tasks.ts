import { type Task, tasks } from '../../../generated/tasks.ts';
import type { AgentDeclaration } from './agent-profile.ts';
import { obligedTasks } from './obligations.ts';

/** Areas whose tasks are there whatever is declared. */
const ALWAYS: ReadonlySet<string> = new Set(['protocol', 'account', 'compliance']);

const known = new WeakMap<AgentDeclaration, Map<string, ReadonlySet<string>>>();

/**
 * The tasks that a deployment offers: those that every agent has, those of the declared areas, and those that a
 * declaration obliges to. The test controller is left out of production altogether.
 */
export function exposedTasks(profile: AgentDeclaration, mode: 'sandbox' | 'production'): ReadonlySet<string> {
  const modes = known.get(profile) ?? new Map<string, ReadonlySet<string>>();
  const exposed = modes.get(mode) ?? select(profile, mode);
  known.set(profile, modes.set(mode, exposed));
  return exposed;
}

function select(profile: AgentDeclaration, mode: 'sandbox' | 'production'): ReadonlySet<string> {
  const areas = new Set(profile.supported_protocols.map((area) => area.replaceAll('_', '-')));
  const obliged = obligedTasks(profile);
  const isOffered = ({ name, protocol, sandboxOnly }: Task) =>
    (mode === 'sandbox' || !sandboxOnly) &&
    (ALWAYS.has(protocol) || areas.has(protocol) || obliged.has(name));
  return new Set(
    Object.values<Task>(tasks)
      .filter(isOffered)
      .map(({ name }) => name),
  );
}
