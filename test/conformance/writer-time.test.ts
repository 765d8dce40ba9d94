import { randomUUID } from 'node:crypto';
import { assert } from 'chai';
import { type TaskName, tasks } from '../../generated/tasks.ts';
import type { Store } from '../../src/store/open.ts';
import { cases, prepare, type Scene } from '../agent-doors/cases/cases.ts';
import { callTask, demo } from '../agent-doors/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { assertWithin, stopwatch } from '../support/cpu-cost.ts';
import { engines } from '../support/databases.ts';

/** Processor time that one transaction may take, in controls of a megabyte: statements, and hardly anything else. */
const MOST_IN_TRANSACTION = 12;

/** A valid tag of this size, which is read and written again for every preview. */
function vastTag(bytes: number): string {
  const event = '<Tracking event="start"><![CDATA[https://t.example/[CACHEBUSTING]{CLICK_URL}]]></Tracking>';
  const events = event.repeat(Math.floor(bytes / event.length));
  const file = '<MediaFile delivery="progressive" type="video/mp4" width="640" height="360">';
  return [
    '<VAST version="4.2"><Ad id="1"><InLine><AdSystem>x</AdSystem><AdTitle>t</AdTitle>',
    '<AdServingId>s</AdServingId><Impression><![CDATA[https://i.example/]]></Impression>',
    '<Creatives><Creative><UniversalAdId idRegistry="ad-id.org">u</UniversalAdId>',
    `<Linear><Duration>00:00:15</Duration><TrackingEvents>${events}</TrackingEvents>`,
    `<MediaFiles>${file}<![CDATA[https://v.example/a.mp4]]></MediaFile></MediaFiles></Linear>`,
    '</Creative></Creatives></InLine></Ad></VAST>',
  ].join('');
}

/** Requests whose work beside the store is as large as their task allows. */
const heavy: Partial<Record<TaskName, object>> = {
  build_creative: {
    target_format_id: { agent_url: 'https://creative.example', id: 'video_vast' },
    creative_manifest: {
      assets: {
        vast_tag: {
          asset_type: 'vast',
          delivery_type: 'inline',
          vast_version: '4.2',
          content: vastTag(80_000),
        },
      },
    },
    message: 'Boots for every trail. Light, dry and made to last.',
    include_preview: true,
    preview_inputs: Array.from({ length: 20 }, (_none, at) => ({
      name: `n${at}`,
      macros: { CLICK_URL: `https://click.example/${at}`, CACHEBUSTER: String(at).repeat(100) },
    })),
  },
};

for (const engine of engines.filter(({ name }) => name === 'sqlite')) {
  describe(`a write holds the writer of ${engine.name} for its statements only`, () => {
    let app: TestApp;
    let scene: Scene;
    let longest = 0;
    before(async () => {
      app = await startTestApp(engine);
      scene = await prepare(app, 'writer');
      const { store } = app;
      const run = store.transaction;
      const measured: Store['transaction'] = (work, durability) =>
        run(async (tx) => {
          const spent = stopwatch();
          try {
            return await work(tx);
          } finally {
            longest = Math.max(longest, spent());
          }
        }, durability);
      Object.assign(store, { transaction: measured });
    });
    after(() => app.drop());

    async function costOf(name: TaskName, args: object): Promise<{ longest: number }> {
      const origin = `http://127.0.0.1:${app.address?.port}`;
      longest = 0;
      const { body } = await callTask('mcp', origin, name, args, demo('writer'));
      assert.isDefined(body);
      return { longest };
    }

    async function check(name: TaskName, args: () => object): Promise<void> {
      await assertWithin(
        (control) => ({ longest: MOST_IN_TRANSACTION * control }),
        () => costOf(name, args()),
        name,
      );
    }

    for (const name of (Object.keys(tasks) as TaskName[]).filter((one) => tasks[one].effect === 'write')) {
      it(`in ${name}`, async () => {
        for (const each of cases[name])
          if (each.before === undefined) await check(name, () => each.args(scene));
      });
    }

    for (const [name, args] of Object.entries(heavy)) {
      it(`in the largest ${name}`, async () => {
        const origin = `http://127.0.0.1:${app.address?.port}`;
        const sent = () => ({ idempotency_key: randomUUID(), ...args });
        const { body } = await callTask('mcp', origin, name, sent(), demo('writer'));
        assert.isUndefined(body.errors ?? body.preview_error, JSON.stringify(body).slice(0, 500));
        await check(name as TaskName, sent);
      });
    }
  });
}
