import { assert } from 'chai';
import { engines } from '../../support/databases.ts';
import { blankPicture, framed, paint, type WireEvent } from './picture.ts';
import { chances, type LivingWorld, startLivingWorld } from './picture-world.ts';
import { openFeed, until } from './world.ts';

const ROUNDS = 30;
const SEED = 20260115;

for (const engine of engines) {
  describe(`the feed as a picture of the registry on ${engine.name}`, () => {
    let world: LivingWorld;
    before(async () => {
      world = await startLivingWorld(engine, chances(SEED));
    });
    let stop = async () => {};
    after(async () => {
      await stop();
      await world.drop();
    });

    it('shows what the tables say, to who polls and to who streams, from nothing to the head', async () => {
      const stream = await openFeed(world, world.reader, { limit: 7 });
      const polled: WireEvent[] = [];
      const picture = blankPicture();
      let cursor: string | null = null;
      let heads = 0;
      let isOver = false;

      /** Reads as a mirror does: on as long as there is more, then later from the same place. */
      async function poll(): Promise<void> {
        while (!isOver) {
          const at: string = cursor === null ? '' : `&cursor=${cursor}`;
          const { status, body, text } = await world.get(`/api/registry/feed?limit=5${at}`, world.reader);
          if (status !== 200) throw new Error(text);
          for (const event of body.events) paint(picture, event);
          polled.push(...body.events);
          cursor = body.cursor;
          if (body.has_more) continue;
          heads += 1;
          await new Promise((resume) => setTimeout(resume, 5));
        }
      }

      let failure: unknown;
      const polling = poll().catch((error: unknown) => {
        failure = error;
      });
      stop = async () => {
        isOver = true;
        await polling;
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        await world.round();
        // The page that is on its way may have been read before the end of the round, the one after it was not.
        const enough = heads + 2;
        await until(() => heads >= enough || failure !== undefined);
        if (failure !== undefined) throw failure;
        const tables = (await world.tables()) as Record<string, unknown>;
        for (const [part, shown] of Object.entries(framed(picture)))
          assert.deepEqual(shown, tables[part], `${part} after round ${round}`);
      }
      await stop();

      await stream.find(({ event, data }) => event === 'feed' && data.cursor === cursor);
      stream.close();
      const streamed: WireEvent[] = stream.frames.flatMap(({ event, data }) =>
        event === 'feed' ? data.events : [],
      );
      assert.deepEqual(streamed, polled);
      const kinds = new Set(polled.map(({ event_type: type }) => type));
      assert.isAtLeast(kinds.size, 19, [...kinds].sort().join());
    });
  });
}
