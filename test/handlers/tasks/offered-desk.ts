import { openPlatform } from '../../../src/ad-server/open-platform.ts';
import { createTaskDesk } from '../../../src/desk/run-task.ts';
import { openOffer } from '../../../src/desk/tasks/offer.ts';
import type { ReleaseForm } from '../../../src/domain/contract/release.ts';
import type { AgentDeclaration } from '../../../src/domain/declaration/agent-profile.ts';
import type { AgentPrincipal } from '../../../src/domain/members/agent-principal.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { scenarioNames } from '../../../src/handlers/test-controller/complyTestController.ts';
import { createJudgeUrl } from '../../../src/infra/fetcher/judge-url.ts';
import { createMessageKeys, createResponseSigner } from '../../../src/infra/message-keys.ts';
import { newId } from '../../../src/infra/random.ts';
import { accountWholesaleFeeds } from '../../../src/record/signals/account-feeds.ts';
import type { Store } from '../../../src/store/open.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { type Answer, origin } from '../../support/task-desk.ts';

type Json = Readonly<Record<string, unknown>>;

export type OfferedDesk = {
  /** The answer of a task that is to work; fails with the error otherwise. */
  call(principal: AgentPrincipal | null, task: string, args?: Json): Promise<Answer>;
  /** The whole answer of a task that is to be refused. */
  refusal(principal: AgentPrincipal | null, task: string, args?: Json): Promise<Answer>;
};

const nobody = () => Promise.reject(new Error('nobody to ask'));

/** Every task as a deployment with this profile offers it. */
export async function offeredDesk(
  store: Store,
  {
    profile = publisherProfile,
    mode = 'sandbox',
    now = () => new Date(),
    majorForm = 'specified',
  }: {
    profile?: AgentDeclaration;
    mode?: 'sandbox' | 'production';
    now?: () => Date;
    majorForm?: ReleaseForm;
  } = {},
): Promise<OfferedDesk> {
  const offer = await openOffer({ store, profile, mode, scenarios: scenarioNames, version: '1.2.3', now });
  const failures: unknown[] = [];
  const desk = createTaskDesk(taskHandlers, {
    ...offer,
    feeds: accountWholesaleFeeds,
    responses: createResponseSigner(createMessageKeys(store)),
    ...openPlatform(profile.catalogs.products, 'http://localhost:1/mcp', profile.catalogs.signals),
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
    baseUrl: 'http://localhost:1',
    version: '1.2.3',
    majorForm,
    now,
    newId,
    shouldCheck: () => true,
    failed: (cause) => void failures.push(cause),
  });
  const run = async (principal: AgentPrincipal | null, task: string, args: Json) => {
    const outcome = await desk({ task, args, principal, origin });
    if (failures.length > 0) throw failures[0];
    return outcome;
  };
  return {
    async call(principal, task, args = {}) {
      const { kind, body } = await run(principal, task, args);
      if (kind !== 'done') throw new Error(`${task} was ${kind}: ${JSON.stringify(body)}`);
      return body;
    },
    async refusal(principal, task, args = {}) {
      const { kind, body } = await run(principal, task, args);
      if (kind === 'done') throw new Error(`${task} was not refused: ${JSON.stringify(body)}`);
      return body;
    },
  };
}

/** A buyer’s own production account. */
export const buyerAccount = { brand: { domain: 'outdoor.example' }, operator: 'agency.example' } as const;

/** The only entry of a `sync_accounts` that declares an account. */
export async function declareAccount(
  { call }: OfferedDesk,
  principal: AgentPrincipal,
  more: Json = {},
): Promise<Answer> {
  const accounts = [{ ...buyerAccount, billing: 'operator', ...more }];
  const body = await call(principal, 'sync_accounts', { idempotency_key: newId(), accounts });
  return body.accounts[0];
}
