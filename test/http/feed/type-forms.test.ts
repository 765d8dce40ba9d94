import { assert } from 'chai';
import fc from 'fast-check';
import { MAX_TYPES, passes } from '../../../src/domain/feed/types.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { openSse } from '../../support/sse.ts';
import { apiKey, type Credential, organization } from '../members/world.ts';
import { endLimits } from '../oauth/world.ts';
import { append, streamUrl } from './world.ts';

const HAPPENED = ['property.created', 'agent.discovered', 'authorization.granted', 'agent.removed'];

/** A filter in one of its forms: a text, or a list of texts. */
type Form = string | readonly string[];

const texts = (form: Form): readonly string[] => (typeof form === 'string' ? [form] : form);
const queryOf = (form: Form): string =>
  new URLSearchParams(texts(form).map((text): [string, string] => ['types', text])).toString();

/** Filters, the filter that each stands for (null: every type), and the forms in which it is sent. */
const accepted: readonly (readonly [filter: readonly string[] | null, forms: readonly Form[]])[] = [
  [['agent.removed'], ['agent.removed', ['agent.removed'], ' agent.removed ,', ['', 'agent.removed', ' ']]],
  [
    ['agent.*', 'property.created'],
    [
      'property.created,agent.*',
      ['property.created', 'agent.*'],
      ['agent.*', 'property.created', 'agent.*'],
      ['property.created , agent.*'],
      ['agent.*,property.created', 'agent.**'],
    ],
  ],
  [
    ['*.granted', '?gent.discovered'],
    ['*.granted,?gent.discovered', ['*.granted', '?gent.discovered']],
  ],
  [['no.such_type'], ['no.such_type', ['no.such_type']]],
  [null, ['*', ['*'], ['agent.*', '**'], ['agent.*,*'], '', [''], ' , ', [',', ' ']]],
];

const many = (count: number) => Array.from({ length: count }, (_, n) => `agent.t${n}`);
const refused: readonly Form[] = [
  ...['Agent.*', 'agent.[ab]', 'agent. *', 'agént', `a${'b'.repeat(100)}`].flatMap((bad): Form[] => [
    bad,
    [bad],
    `agent.*,${bad}`,
    ['agent.*', bad],
    [`agent.*,${bad}`],
  ]),
  many(MAX_TYPES + 1).join(','),
  many(MAX_TYPES + 1),
  ['agent.removed', many(MAX_TYPES).join(',')],
  ' '.repeat(12_001),
  ['agent.*', ' '.repeat(12_001)],
];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the forms of a filter of event types on ${engine.name}`, () => {
    let app: TestApp;
    let admin: Credential;
    let webhook: string;
    before(async () => {
      app = await startTestApp(engine);
      admin = (await apiKey(app, (await organization(app, 'Acme')).id, 'admin:*,registry:read')).credential;
      await append(app, ...HAPPENED.map((eventType) => ({ eventType })));
      webhook = (await subscribe('agent.*')).body.webhook_id;
    });
    beforeEach(() => endLimits(app));
    after(() => app.drop());

    const poll = (form: Form) => app.get(`/api/registry/feed?${queryOf(form)}`, admin);
    const change = (types: Form) => app.send('PATCH', `/api/me/webhooks/${webhook}`, admin, { types });
    async function subscribe(types: Form) {
      app.sites.serve('mirror.example', '/hook', async (request, response) => {
        let text = '';
        for await (const chunk of request) text += String(chunk);
        response.writeHead(200).end(JSON.stringify({ challenge: JSON.parse(text).challenge }));
      });
      return app.post('/api/me/webhooks', { url: 'https://mirror.example/hook', types }, admin);
    }
    /** Types of the events that a stream sends before its first heartbeat. */
    async function streamed(form: Form): Promise<string[]> {
      const stream = await openSse(`${streamUrl(app)}${queryOf(form)}`, admin);
      await stream.find(({ event }) => event === 'heartbeat');
      stream.close();
      return stream.frames.flatMap(({ event, data }) => (event === 'feed' ? typesOf(data) : []));
    }
    const typesOf = ({ events }: { readonly events: readonly { readonly event_type: string }[] }) =>
      events.map(({ event_type: type }) => type);

    for (const [filter, forms] of accepted)
      for (const form of forms)
        it(`${JSON.stringify(form)} mean ${filter?.join(' or ') ?? 'every type'} in the feed, its stream and a webhook`, async () => {
          const wanted = HAPPENED.filter((type) => passes(filter ?? undefined, type));
          const polled = await poll(form);
          assert.equal(polled.status, 200, polled.text);
          assert.deepEqual(typesOf(polled.body), wanted);
          assert.deepEqual(await streamed(form), wanted);
          const { body, text } = await change(form);
          assert.deepEqual(body.types, filter, text);
        });

    for (const form of refused)
      it(`${JSON.stringify(form).slice(0, 60)} are refused everywhere with the same fault`, async () => {
        const before = (await app.get(`/api/me/webhooks/${webhook}`, admin)).body.types;
        const answers = [
          await poll(form),
          await app.get(`/api/registry/feed/stream?${queryOf(form)}`, admin),
          await change(form),
          await subscribe(form),
        ];
        for (const { status, body } of answers) {
          assert.equal(status, 400);
          assert.match(body.message, /^types/);
          assert.equal(body.message, answers[0]?.body.message);
        }
        assert.deepEqual((await app.get(`/api/me/webhooks/${webhook}`, admin)).body.types, before);
      });

    for (const none of [null, 7, {}, [7], [null], [['agent.*']]])
      it(`${JSON.stringify(none)} is no form of a webhook's filter`, async () => {
        const { status, body } = await change(none as unknown as Form);
        assert.equal(status, 400);
        assert.match(body.message, /^types/);
      });

    it('of an empty list is every type', async () => {
      assert.isNull((await change([])).body.types);
    });

    it('means the same however its members are grouped, in the feed and in a webhook', async () => {
      const member = fc.constantFrom('agent.*', 'agent.removed', '*.created', '?roperty.*', 'Bad', '', ' * ');
      const groups = fc.array(fc.array(member, { maxLength: 3 }), { minLength: 1, maxLength: 4 });
      /** What tells two answers apart: the events or the filter, or the refusal. */
      const gist = ({ status, body }: Awaited<ReturnType<typeof poll>>) => [
        status,
        body.message ?? body.types ?? body.events,
      ];
      await fc.assert(
        fc.asyncProperty(groups, async (parts) => {
          await endLimits(app);
          const list = parts.map((part) => part.join(','));
          const text = list.join(',');
          const polled = await poll(list);
          const changed = await change(list);
          assert.deepEqual(gist(await poll(text)), gist(polled));
          assert.deepEqual(gist(await change(text)), gist(changed));
          assert.equal(changed.status, polled.status);
        }),
        { numRuns: 30 },
      );
    });
  });
}
