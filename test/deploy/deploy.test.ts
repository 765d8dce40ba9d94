import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { assert } from 'chai';
import { parse } from 'yaml';
import { createMetrics } from '../../src/infra/metrics.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { composeSchema } from './compose-schema.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

type Alert = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
};
const alerts = (
  parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Alert[] }[] }
).groups.flatMap(({ rules }) => rules);
const panels = JSON.parse(read('deploy/grafana/registry.json')).panels as {
  title: string;
  targets: { expr: string }[];
}[];
const queries: readonly [name: string, expr: string][] = [
  ...alerts.map(({ alert, expr }): [string, string] => [`alert ${alert}`, expr]),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [`panel "${title}"`, expr]),
  ),
];

const KEYWORDS = new Set(['sum', 'by', 'rate', 'increase', 'max', 'abs', 'and', 'le', 'histogram_quantile']);
/** Labels that Prometheus adds. */
const ADDED = ['instance', 'job', 'le'];

/** Variables that the C library reads. */
const OF_THE_SYSTEM = new Set(['MALLOC_ARENA_MAX']);

describe('queries of the alerts and the dashboard', () => {
  /** Labels by name of a series, histograms under each name that they have on the wire. */
  const series = new Map<string, readonly string[]>([['up', []]]);
  before(async () => {
    const metrics = createMetrics({ processMetrics: true });
    metrics.requestEnded('getStats', 200, 0.1);
    const labels = new Map<string, readonly string[]>();
    const scraped = await metrics.text();
    for (const metric of Object.values(metrics))
      if (typeof metric === 'object' && 'labelNames' in metric && 'name' in metric)
        labels.set(metric.name as string, metric.labelNames as readonly string[]);
    // Requests are counted by a function; their series show their labels.
    for (const [, name = '', pairs = ''] of scraped.matchAll(/^(http_request\w+?)(?:_bucket)?\{([^}]*)\}/gm))
      labels.set(
        name,
        pairs.split(',').map((pair) => pair.split('=')[0] ?? ''),
      );
    for (const [, name = '', type] of scraped.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      const ends = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
      for (const end of ends) series.set(name + end, labels.get(name) ?? []);
    }
  });

  for (const [name, expr] of queries)
    it(`${name} asks for series and labels that the service has`, () => {
      const bare = expr.replace(/"[^"]*"/g, '""').replace(/\[[^\]]*\]/g, '');
      const labels = [...bare.matchAll(/(?:by \(([^)]*)\)|\{([^}]*)\})/g)].flatMap(
        ([, grouped = '', chosen = '']) =>
          `${grouped},${chosen}`.split(',').flatMap((part) => /[a-z_]+/.exec(part)?.[0] ?? []),
      );
      const words = bare.replace(/by \([^)]*\)|\{[^}]*\}/g, '').match(/[a-z_]{2,}/g) ?? [];
      const asked = words.filter((word) => !KEYWORDS.has(word));
      assert.isNotEmpty(asked);
      for (const one of asked) assert.isTrue(series.has(one), `${one} is no series of the service`);
      const known = [...ADDED, ...asked.flatMap((one) => series.get(one) ?? [])];
      for (const label of labels) assert.include(known, label);
    });
});

describe('the runbook', () => {
  const runbook = read('docs/runbook.md');
  const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

  it('says for each alert what to do, and for no other', () => {
    assert.deepEqual(
      headings,
      alerts.map(({ alert }) => alert),
    );
    for (const { alert, annotations, labels } of alerts) {
      assert.equal(annotations.runbook, `docs/runbook.md#${alert.toLowerCase()}`);
      assert.include(['page', 'ticket'], labels.severity);
      assert.include(runbook, `## ${alert}\n\n${annotations.summary} Severity: \`${labels.severity}\`.`);
    }
  });
});

describe('files of a deployment', () => {
  const settings = new Set(
    [...read('docs/operating.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(
      ([, names = '']) => names.match(/[A-Z_]+/g) ?? [],
    ),
  );
  const example = new Map(
    [...read('deploy/service.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

  it('give settings that the manual describes, among them each that production needs', () => {
    for (const name of example.keys())
      assert.isTrue(settings.has(name), `${name} is not in docs/operating.md`);
    const files = readdirSync(join(projectRoot, 'src')).filter((name) => name.endsWith('.ts'));
    const required = files.flatMap((name) => [
      ...read(`src/${name}`).matchAll(/ConfigError\(\s*[`'"]([A-Z_]+): must be given in production/g),
    ]);
    for (const [, name = ''] of required) assert.isTrue(example.has(name), name);
    assert.isAtLeast(required.length, 4);
    assert.equal(example.get('MODE'), 'production');
    assert.equal(example.get('SECRETS_KEY'), '', 'nobody takes a key that everybody knows');
  });

  it('copy into the image what the service reads, and no more settings than it knows', () => {
    const dockerfile = read('deploy/Dockerfile');
    for (const [, path = ''] of dockerfile.matchAll(/\/app\/([\w./-]+)(?= )/g)) {
      const isMade = /^(dist|generated|node_modules)/.test(path);
      assert.isTrue(isMade || existsSync(join(projectRoot, path)), path);
    }
    for (const path of readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' }))
      for (const [, folder = ''] of path.endsWith('.ts')
        ? read(`src/${path}`).matchAll(/projectRoot, '([\w-]+)/g)
        : [])
        assert.match(dockerfile, new RegExp(`^COPY --from=build (?:\\S+ )*/app/${folder}\\b`, 'm'), path);
    const [, set = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
    for (const pair of set.split(' ')) {
      const name = pair.split('=')[0] ?? '';
      assert.isTrue(settings.has(name) || OF_THE_SYSTEM.has(name), pair);
    }
    assert.match(dockerfile, /^USER node$/m);
  });

  describe('of compose', () => {
    const conforms = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(composeSchema);
    const changed = (path: readonly string[], value: unknown) => {
      const compose = parse(read('deploy/compose.yaml'));
      const last = path.at(-1) ?? '';
      const place = path.slice(0, -1).reduce((at, name) => at[name], compose);
      if (value === undefined) delete place[last];
      else place[last] = value;
      return compose;
    };

    it('have the form that Compose reads', () => {
      conforms(parse(read('deploy/compose.yaml')));
      assert.deepEqual(conforms.errors ?? [], []);
    });

    for (const [path, value] of [
      [['service'], {}],
      [['services'], undefined],
      [['services', 'service', 'depend_on'], ['postgres']],
      [['services', 'service', 'build'], undefined],
      [['services', 'service', 'stop_grace_period'], 15],
      [['services', 'service', 'volumes'], ['./profile']],
      [
        ['services', 'postgres', 'healthcheck', 'test'],
        ['pg_isready', '-U'],
      ],
      [['services', 'postgres', 'healthcheck', 'retries'], '12'],
      [['services', 'postgres', 'image'], 'postgres 18'],
      [['services', 'proxy', 'ports'], ['443']],
      [['services', 'proxy', 'restart'], 'sometimes'],
      [['secrets', 'postgres-password'], 'secrets/postgres-password'],
    ] as const)
      it(`do not pass with ${path.join('.')} ${value === undefined ? 'missing' : `= ${JSON.stringify(value)}`}`, () => {
        assert.isFalse(conforms(changed(path, value)));
      });
  });

  it('of compose name volumes, secrets, services and files that exist', () => {
    const compose = parse(read('deploy/compose.yaml'));
    for (const [name, service] of Object.entries<Record<string, unknown>>(compose.services)) {
      for (const secret of (service.secrets as string[] | undefined) ?? [])
        assert.property(compose.secrets, secret, name);
      for (const needed of Object.keys(
        Array.isArray(service.depends_on) ? {} : ((service.depends_on as object) ?? {}),
      ))
        assert.property(compose.services, needed, name);
      for (const volume of (service.volumes as string[] | undefined) ?? []) {
        const [from = ''] = volume.split(':');
        if (!from.startsWith('.')) assert.property(compose.volumes, from, name);
        else if (from !== './profile')
          assert.isTrue(existsSync(join(projectRoot, 'deploy', from)), `${name}: ${from}`);
      }
    }
  });

  it('let proxies pass bodies and addresses of the largest size that the service takes', () => {
    const { tasks } = JSON.parse(read('schemas/v3/tasks.json')) as { tasks: { body_limit: number }[] };
    assert.isAtMost(Math.max(...tasks.map((task) => task.body_limit)), 12_000_000);
    assert.match(read('deploy/nginx/registry.conf'), /client_max_body_size 12m/);
    assert.match(read('deploy/nginx/registry.conf'), /large_client_header_buffers 4 128k/);
    assert.match(read('deploy/caddy/Caddyfile'), /max_size 12MB/);
  });
});
