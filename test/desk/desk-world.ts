import { openPlatform } from '../../src/ad-server/open-platform.ts';
import { createTaskDesk, type TaskDesk, type TaskDeskTools } from '../../src/desk/run-task.ts';
import type { TaskHandlers } from '../../src/desk/tasks/call.ts';
import { createJudgeUrl } from '../../src/infra/fetcher/judge-url.ts';
import { newId } from '../../src/infra/random.ts';
import { accountWholesaleFeeds } from '../../src/record/signals/account-feeds.ts';
import type { Store } from '../../src/store/open.ts';
import { profileOf } from '../support/task-desk.ts';

const nobody = () => Promise.reject(new Error('nobody to ask'));

/** The desk with handlers of the test, which stand for whatever a task does. */
export function deskOf(
  store: Store,
  handlers: Partial<TaskHandlers>,
  more: Partial<TaskDeskTools> = {},
): { desk: TaskDesk; failures: unknown[] } {
  const failures: unknown[] = [];
  const desk = createTaskDesk(handlers as TaskHandlers, {
    store,
    outside: () => ({
      challengeEndpoint: nobody,
      fetchCatalog: nobody,
      lookAtMedia: nobody,
      readFeed: nobody,
      propertyList: nobody,
      checkGovernance: nobody,
      creativeFeatures: nobody,
    }),
    judgeUrl: createJudgeUrl(new Map()),
    feeds: accountWholesaleFeeds,
    responses: { sign: nobody },
    ...openPlatform(null, 'http://localhost:1/mcp'),
    profile: profileOf(),
    capabilities: () => {
      throw new Error('nobody asks here');
    },
    exposed: new Set(Object.keys(handlers)),
    mode: 'sandbox',
    baseUrl: 'http://localhost:1',
    version: '1.0.0',
    now: () => new Date(),
    newId,
    shouldCheck: () => true,
    failed: (cause) => void failures.push(cause),
    ...more,
  });
  return { desk, failures };
}
