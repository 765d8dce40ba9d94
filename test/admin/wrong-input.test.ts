import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { rollback } from '../../src/admin/commands.ts';
import { createKey, createOrganization, revokeKeyCommand } from '../../src/admin/organizations.ts';
import { createUser } from '../../src/admin/people.ts';
import { createPrincipal } from '../../src/admin/principals.ts';
import { reviewBrand } from '../../src/admin/reviews.ts';
import { OperatorError } from '../../src/domain/errors.ts';
import { newSecret } from '../../src/infra/random.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { openStore } from '../../src/store/open.ts';
import { enginesInTurn } from '../support/databases.ts';
import { rejects } from '../support/rejects.ts';
import { runAdmin } from './run-admin.ts';

describe('operator commands that cannot be carried out', () => {
  let folder: string;
  let url: string;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'registry-admin-'));
    url = `sqlite:${join(folder, 'registry.sqlite')}`;
    await migrate(url);
  });
  after(() => rmSync(folder, { recursive: true }));

  it('end with an error code and one line that says why', async () => {
    const right = { DATABASE_URL: url };
    for (const [env, line, message] of [
      [right, 'org create', /required option '--name <name>' not specified/],
      [right, 'brand rollback acme.example zero', /^error: zero is not the number of a revision$/],
      [right, 'brand review acme.example maybe', /^error: maybe is neither approve nor reject$/],
      [
        right,
        'creative set-status c1 rejected --account a1',
        /^--reason: is required for rejected; the buyer reads it$/,
      ],
      [
        right,
        'creative list --status new',
        /^new is not a state of any creative; the states are processing, /,
      ],
      [right, 'buy set-status b1 paused --principal p1', /^no buy with the id "b1"; buy list shows them$/],
      [right, 'audience set-status fans ready', /^no audience with the id "fans"; audience list shows them$/],
      [
        right,
        'catalog review boots approved --item b-1 b-2',
        /^no catalog with the id "boots"; catalog list shows them$/,
      ],
      [right, 'copy --to mysql://u:planted@h/d', /^--to: expected sqlite:PATH or postgres:/],
      [right, 'crawl 127.0.0.1', /^127\.0\.0\.1: must not be an IP address$/],
      [{ ...right, MODE: 'test' }, 'org create --name x', /^MODE: expected one of sandbox, production/],
      [{ DATABASE_URL: 'mysql://u:planted@h/d' }, 'org create --name x', /^DATABASE_URL: expected/],
      [{ DATABASE_URL: 'sqlite:/dev/null/x.sqlite' }, 'org create --name x', /\/dev\/null/],
      [{ DATABASE_URL: 'postgres://u:planted@127.0.0.1:9/d' }, 'org create --name x', /ECONNREFUSED/],
    ] as const) {
      const { code, stdout, stderr } = await runAdmin(env, ...line.split(' '));
      assert.equal(code, 1, line);
      assert.equal(stdout, '', line);
      assert.match(stderr, /^[^\n]+\n$/, line);
      assert.match(stderr.trim(), message, line);
      assert.notInclude(stderr, 'planted');
    }
  });

  it('are refused for the same reasons when the program calls them', async () => {
    const store = await openStore(url);
    try {
      for (const [work, message] of [
        [
          () => createKey(store, { org: 'nobody', name: 'k' }),
          'no organization with the id or name "nobody"; org list shows them',
        ],
        [
          () => createKey(store, { org: '', name: 'k' }),
          'no organization with the id or name ""; org list shows them',
        ],
        [
          () => revokeKeyCommand(store, 'unknown'),
          'no key in use with the id "unknown"; key list --org ORG shows them',
        ],
        [() => rollback(store, 'brand', 'acme.example', 1), 'acme.example has no entry'],
        [() => rollback(store, 'property', 'acme.example', 1), 'acme.example has no entry'],
        [() => rollback(store, 'property', 'localhost', 1), 'localhost: must have at least two labels'],
        [
          () => reviewBrand(store, 'acme.example', 'approve'),
          'no entry for acme.example is pending review; brand reviews and property reviews list them',
        ],
        [() => reviewBrand(store, 'a b', 'reject'), 'a b: has characters that a host name cannot have'],
      ] as const) {
        const error = await rejects(work());
        assert.instanceOf(error, OperatorError);
        assert.equal(error.message, message);
      }
    } finally {
      await store.close();
    }
  });
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`keys and organizations on ${engine.name}`, () => {
    it('are refused when they have no name, or one that members could not give', async () => {
      const store = await engine.open();
      try {
        for (const name of [
          '',
          '   ',
          '\t\n',
          'x'.repeat(201),
          'a\u0000b',
          'a\u202eb',
          'a\nb',
          '<script>x',
        ]) {
          const refusals = [
            createOrganization(store, { name }),
            createKey(store, { org: 'Acme', name }),
            createPrincipal(store, { name }),
            createUser(store, {
              org: 'Acme',
              email: 'a@b.example',
              password: newSecret(),
              role: 'member',
              name,
            }),
          ];
          for (const refusal of refusals)
            assert.match(
              (await rejects(refusal)).message,
              /^--name: expected plain text of 1 to \d+ characters$/,
            );
        }
        const { organization } = await createOrganization(store, { name: ' Acme ' });
        assert.equal(organization.name, 'Acme');
        await rejects(createKey(store, { org: 'Acme', name: ' ' }));
        const { id } = await createKey(store, {
          org: 'Acme',
          name: 'k',
          permissions: ' registry:read,, reports:* ,registry:read',
        });
        const [key] = await store.read.apiKeys.list(organization.id);
        assert.deepEqual(key?.permissions, ['registry:read', 'reports:*']);
        for (const permissions of ['bogus:perm', 'brands:read', 'registry:read,admin', '', ' , ']) {
          const error = await rejects(createKey(store, { org: 'Acme', name: 'k', permissions }));
          assert.match(error.message, /^--permissions: /, permissions);
        }
        for (const tier of ['apii', 'API', '', ' ', 'gold']) {
          assert.match(
            (await rejects(createOrganization(store, { name: 'X', tier }))).message,
            /is not a tier/,
          );
        }
        const untiered = await createOrganization(store, { name: 'Untiered', tier: 'none' });
        assert.isNull(untiered.organization.tier);
        await revokeKeyCommand(store, id);
        await rejects(revokeKeyCommand(store, id));
      } finally {
        await store.drop();
      }
    });

    it('are stored as hashes only', async () => {
      const store = await engine.open();
      try {
        await createOrganization(store, { name: 'Acme' });
        const { api_key: key, id } = await createKey(store, { org: 'Acme', name: 'k' });
        const organization = await store.read.organizations.findByName('Acme');
        const rows = await store.read.apiKeys.list(organization?.id ?? '');
        assert.lengthOf(rows, 1);
        assert.equal(rows[0]?.id, id);
        assert.notInclude(JSON.stringify(rows), key.slice(3));
      } finally {
        await store.drop();
      }
    });
  });
}
