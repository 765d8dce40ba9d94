import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import { newPublisher } from '../../../src/record/publishers/publisher.ts';
import { providerFiles } from '../../../src/record/signals/provider-files.ts';
import type { Publisher } from '../../../src/store/publishers/publishers.ts';
import {
  buyer,
  ELECTRIC,
  OWN_URL,
  type SignalsDesk,
  startSignalsDesk,
} from '../../handlers/signals/signals-desk.ts';
import { enginesInTurn, type TestStore } from '../../support/databases.ts';
import { publisherSignals } from '../../support/publisher.ts';

const DOMAIN = 'meridianauto.example';
const signals = [{ id: 'in_market_electric_cars', name: 'Electric cars', value_type: 'binary' }];
const authorization = {
  url: OWN_URL,
  authorized_for: 'Signals about cars',
  authorization_type: 'signal_ids',
  signal_ids: [signals[0]?.id],
};

/** The registry’s own copy of a provider’s file, as a crawl leaves it. */
async function keepFile(store: TestStore, file: object, at: Date, more: Partial<Publisher> = {}) {
  const body = JSON.stringify(file);
  await store.transaction(async (tx) => {
    await tx.publishers.put({
      ...newPublisher(DOMAIN, { newId, now: at }),
      status: 'valid',
      validatedAt: at,
      checkedAt: at,
      source: 'adagents_json',
      record: '{}',
      ...more,
    } as Publisher);
    await tx.documents.put({
      domain: DOMAIN,
      kind: 'adagents',
      url: `https://${DOMAIN}/.well-known/adagents.json`,
      sha256: 'x',
      bytes: body.length,
      etag: null,
      lastModified: null,
      variant: null,
      fieldDigests: {},
      findings: { errors: [], warnings: [] },
      fileLastUpdated: null,
      changedAt: at,
    } as never);
    await tx.documents.putPart(DOMAIN, 'adagents', 0, body);
    await tx.documents.cutBody(DOMAIN, 'adagents', 1);
  });
}

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the provenance of signals on ${engine.name}`, () => {
    let desk: SignalsDesk;
    before(async () => {
      desk = await startSignalsDesk(engine);
    });
    after(() => desk.drop());
    const status = async (spec = 'electric car') => {
      const body = await desk.call(buyer(), 'get_signals', { signal_spec: spec });
      return body.signals.find(
        ({ signal_agent_segment_id: id }: { signal_agent_segment_id: string }) => id === ELECTRIC,
      ).data_provider_status;
    };
    const at = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * DAY_MS);

    it('follows the provider’s own file in the records of the registry', async () => {
      assert.equal(await status(), 'not_checked');
      await keepFile(desk.store, { signals, authorized_agents: [authorization] }, at(1));
      assert.equal(await status(), 'confirmed');
      await keepFile(desk.store, { signals, authorized_agents: [] }, at(2));
      assert.equal(await status(), 'not_confirmed');
      await keepFile(desk.store, { signals, authorized_agents: [authorization] }, at(3), {
        status: 'invalid',
      });
      assert.equal(await status(), 'not_checked');
    });

    it('is open for a file that is too large to be read while a caller waits', async () => {
      const filler = 'x'.repeat(2 * 1024 * 1024);
      await keepFile(desk.store, { signals, authorized_agents: [authorization], filler }, at(4));
      const files = await providerFiles(publisherSignals(OWN_URL), desk.store.read);
      assert.isNull(files.get(DOMAIN));
    });
  });
}
