import type { AgentDeclaration } from '../declaration/agent-profile.ts';
import { TaskError } from '../tasks/task-error.ts';

type Tracking = NonNullable<NonNullable<AgentDeclaration['media_buy']>['conversion_tracking']>;

/**
 * What is declared of conversions.
 *
 * @throws {TaskError} UNSUPPORTED_FEATURE where nothing is
 */
export function trackingOf({ media_buy: declared }: AgentDeclaration): Tracking {
  const tracking = declared?.conversion_tracking;
  if (tracking !== undefined) return tracking;
  throw new TaskError('UNSUPPORTED_FEATURE', 'This agent does not track conversions.');
}
