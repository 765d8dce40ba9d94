import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { type TaskName, tasks } from '../../../generated/tasks.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import { BAD_URLS, GOOD_URLS, LISTED, type UrlPlace, urlPlaces } from '../../support/called-urls.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import {
  type Answer,
  freshKey,
  principalOf,
  startTaskDesk,
  type TestTaskDesk,
} from '../../support/task-desk.ts';

type Json = Readonly<Record<string, unknown>>;
type Row = { readonly name: TaskName; readonly request: string; readonly examples: readonly Json[] };

const rows = (
  JSON.parse(readFileSync(join(projectRoot, 'schemas/v3/tasks.json'), 'utf8')) as { tasks: Row[] }
).tasks;

/** Fields whose URL this service never calls, or looks at once and forgets, with the reason. */
const NOT_CALLED: readonly (readonly [RegExp, string])[] = [
  [
    /^core\/assets\//,
    'media and trackers of creatives, which browsers load; a preview may look at a picture once',
  ],
  [/^core\/(reference-asset|platform-extension-ref)\.json/, 'material of briefs, which is shown'],
  [/^core\/rights-constraint\.json/, 'who granted a right, and where readers of a manifest may verify it'],
  [/^core\/provenance\.json/, 'evidence that is kept; verifiers are asked at the addresses of the seller'],
  [/^core\/(format-id|signal-id|signal-ref|destination)\.json/, 'names of other agents, which are compared'],
  [
    /^core\/(product-filters|collection-list-ref|evaluator-spec)\.json/,
    'names of agents, which are compared',
  ],
  [/^core\/(brand-ref|event)\.json/, 'pages for people, which are kept'],
  [/^brand\/creative-approval-request\.json#\/properties\/creative_url$/, 'kept for the reviewer'],
];

type Called = UrlPlace & { readonly task: Row };

const places = rows.flatMap((task) => urlPlaces(`${task.request}.json`).map((place) => ({ ...place, task })));
/** The fields that the schemas mark with `x-called`. */
const called: readonly Called[] = places.filter(({ isCalled }) => isCalled);

const LEAST: Readonly<Record<string, Json>> = {
  reporting_webhook: { reporting_frequency: 'daily' },
  artifact_webhook: { delivery_mode: 'batched', batch_frequency: 'daily' },
  feed: { asset_type: 'catalog', type: 'product' },
};

const ACCOUNT = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };

/** An example request of the task with a value at a path. Lists and maps that are missing get one member. */
function withUrl({ task, path, holders }: Called, url: string): Json {
  const isAsset = path.includes('assets');
  const put = (value: unknown, at: number): unknown => {
    const step = path[at];
    if (step === undefined) return url;
    if (step === '[]') return [put(Array.isArray(value) ? value[0] : undefined, at + 1)];
    if (step === '*') return { feed: put(undefined, at + 1) };
    const isHolder = at === path.length - 1;
    const least = isHolder ? LEAST[isAsset ? 'feed' : (path[at - 1] ?? '')] : undefined;
    const beside = { ...least, ...((value ?? (isAsset && isHolder ? {} : holders[at]) ?? {}) as Json) };
    return { ...beside, [step]: put(beside[step], at + 1) };
  };
  const made = put(task.examples[0] ?? {}, 0) as Json;
  const key = {
    ...('idempotency_key' in made ? { idempotency_key: freshKey() } : {}),
    ...('account' in made ? { account: ACCOUNT } : {}),
  };
  if (task.name !== 'sync_catalogs' || path[0] !== 'catalogs') return { ...made, ...key };
  const [{ items: _items, ...catalog }] = made.catalogs as [Json];
  return { ...made, ...key, catalogs: [catalog] };
}

const fieldOf = ({ path }: Called): string => path.join('.').replaceAll('.[]', '[0]').replaceAll('*', 'feed');

/** The errors of an answer: its own, and those of its entries. */
const errorsIn = (body: Answer): Answer[] => [
  ...(body.errors ?? []),
  ...(body.accounts ?? []).flatMap(({ errors = [] }: Answer) => errors),
];

const isOfSchema = ({ issues }: Answer): boolean => issues?.[0]?.keyword === 'pattern';

describe('fields with a URL', () => {
  it('are all marked as called, or known as never called', () => {
    const isKnown = ({ location, isCalled }: UrlPlace): boolean =>
      isCalled !== NOT_CALLED.some(([known]) => known.test(location));
    const unknown = places.filter((place) => !isKnown(place)).map(({ location }) => location);
    assert.deepEqual(
      [...new Set(unknown)],
      [],
      'mark them with x-called, or say in this file why they are not',
    );
    assert.isAbove(places.length, 500);
    assert.isAtLeast(called.length, 70);
  });

  it('are in the table of called URLs of each task when they are marked', () => {
    for (const { name, request } of rows) {
      const marked = urlPlaces(`${request}.json`).filter(({ isCalled }) => isCalled);
      const expected = new Set(marked.map(({ path }) => path.join('.').replaceAll('[]', '*')));
      const { calledUrls } = tasks[name];
      const found = new Set(calledUrls.map((path) => path.replaceAll(/\?[^.]*\./g, '')));
      assert.deepEqual([...found].sort(), [...expected].sort(), name);
    }
  });
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`URLs that will be called on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    const buyer = principalOf('agent_called');
    before(async () => {
      desk = await startTaskDesk(engine, {
        handlers: taskHandlers,
        profile: publisherProfile,
        outboundHosts: LISTED,
      });
    });
    after(() => desk.drop());

    for (const place of called) {
      const field = fieldOf(place);
      const refusalsOf = async (url: string) => {
        const { body } = await desk.outcome(buyer, place.task.name, withUrl(place, url));
        return errorsIn(body).filter(
          (error) => error.code === 'INVALID_REQUEST' && field.endsWith(error.field),
        );
      };

      it(`${field} of ${place.task.name} is refused when nothing would be sent to it`, async () => {
        for (const url of BAD_URLS) {
          const [error] = await refusalsOf(url);
          assert.isDefined(error, url);
          if (!isOfSchema(error)) assert.match(error.message, /^`(url|agent_url)` cannot be called: /, url);
          assert.notInclude(error.field, 'undefined');
        }
        assert.deepEqual(
          desk.challenges.filter(({ url }) => BAD_URLS.includes(url)),
          [],
        );
      });

      it(`${field} of ${place.task.name} is accepted when its host is public, absent or listed`, async () => {
        for (const url of GOOD_URLS) {
          const refusals = await refusalsOf(url);
          // The schema of governance agents has no form for hosts that the operator lists without https.
          assert.deepEqual(
            refusals.filter((error) => !isOfSchema(error)),
            [],
            url,
          );
        }
      });
    }
  });
}
