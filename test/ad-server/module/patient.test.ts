import { assert } from 'chai';
import { patient } from '../../../src/ad-server/module/patient.ts';
import { answeredWithin } from '../../../src/connect-ad-server.ts';
import { MemoryAdServer, refusal } from '../../support/ad-server.ts';

describe('the module of an operator', () => {
  const asked: string[] = [];
  const open = () => {
    asked.length = 0;
    const memory = new MemoryAdServer(() => new Date('2027-03-15T10:00:00Z'));
    const note = (operation: string, outcome: string) => void asked.push(`${operation} ${outcome}`);
    const adServer = patient(memory, { asked: note, within: answeredWithin });
    return { memory, adServer };
  };

  it('answers as it does, and each call is counted under its operation', async () => {
    const { adServer } = open();
    assert.isTrue((await adServer.capabilities()).ok);
    assert.deepInclude(await adServer.readPackage('pkg_1'), { ok: false, code: 'not_found' });
    assert.deepEqual(asked, ['getCapabilities ok', 'getPackage not_found']);
  });

  it('that throws is an unclear answer, with what it threw', async () => {
    const { adServer, memory } = open();
    memory.meddle = async () => {
      throw new Error('no network');
    };
    const answer = await adServer.readPackage('pkg_1');
    assert.deepInclude(answer, { ok: false, code: 'unclear' });
    assert.include(answer.ok ? '' : answer.reason, 'no network');
  });

  it('that never answers is an unclear answer after the time of the operation', async () => {
    const { adServer, memory } = open();
    memory.meddle = () => new Promise(() => undefined);
    const began = performance.now();
    assert.deepInclude(await adServer.readPackage('pkg_1'), { ok: false, code: 'unclear' });
    assert.isBelow(performance.now() - began, 60_000);
  });

  for (const [what, answer] of [
    ['without what the contract requires', {}],
    ['of another kind', 'yes'],
    ['with a state of another type', { package_id: 'pkg_1', state: 7 }],
  ] as const)
    it(`that answers something ${what} breaks the contract`, async () => {
      const { adServer, memory } = open();
      memory.readPackage = async () => ({ ok: true, answer }) as never;
      assert.deepInclude(await adServer.readPackage('pkg_1'), { ok: false, code: 'broken_answer' });
    });

  it('that answers a state which nobody here knows means unknown, as over HTTP: for a package and in the list', async () => {
    const { adServer, memory } = open();
    const strange = { package_id: 'pkg_1', state: 'half_way', applied_revision: 1 };
    const whole = {
      ...strange,
      ad_server_ref: 'x',
      booked: null,
      changed_at: '2027-03-15T10:00:00Z',
      creatives: [],
    };
    memory.readPackage = async () => ({ ok: true, answer: whole }) as never;
    memory.listPackages = async () =>
      ({ ok: true, answer: { packages: [{ ...strange, changed_at: whole.changed_at }] } }) as never;
    const read = await adServer.readPackage('pkg_1');
    const listed = await adServer.listPackages(null);
    assert.equal(read.ok ? read.answer.state : read.code, 'unknown');
    assert.equal(listed.ok ? listed.answer.packages[0]?.state : listed.code, 'unknown');
  });

  it('that refuses is left as it is, and so is what it does not have', async () => {
    const { adServer, memory } = open();
    memory.meddle = async () => refusal('rate_limited', 4_000);
    assert.deepInclude(await adServer.listPackages(null), { code: 'rate_limited', waitMs: 4_000 });
    assert.isUndefined(adServer.attribute);
  });
});
