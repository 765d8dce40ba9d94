import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { writeOutboundHosts } from '../../scripts/demo/outbound-hosts.ts';
import { copyWorld, hostsOf, seeds, shippedWorld } from '../../scripts/demo/world.ts';
import { checkBrandJson } from '../../src/domain/brands/check.ts';
import { checkAdagents } from '../../src/domain/publishers/adagents/check.ts';

const ADAGENTS = '.well-known/adagents.json';
const BRAND = '.well-known/brand.json';
const BROKEN = ['hastyherald.example', 'commaweekly.example'];

describe('the demo world', () => {
  let world: string;
  let hosts: string[];
  let files: string[];

  before(async () => {
    world = await shippedWorld();
    hosts = await hostsOf(world);
    const entries = await readdir(world, { recursive: true, withFileTypes: true });
    files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });

  const text = (host: string, path: string) => readFile(join(world, host, path), 'utf8');
  const json = async (host: string, path: string): Promise<unknown> => JSON.parse(await text(host, path));
  const serving = (path: string) => hosts.filter((host) => files.includes(join(world, host, path)));

  it('holds nothing but folders named like hosts, each with something to serve', async () => {
    assert.deepEqual(hosts, (await readdir(world)).sort());
    for (const host of hosts) assert.match(host, /\.example$/);
  });

  it('has adagents.json files without errors, but for the two that are meant to have some', async () => {
    const good = serving(ADAGENTS).filter((host) => !BROKEN.includes(host));
    assert.isAtLeast(good.length, 15);
    const warned: string[] = [];
    for (const host of good) {
      const { errors, warnings } = checkAdagents(await json(host, ADAGENTS), { domain: host });
      assert.deepEqual(errors, [], host);
      warned.push(...warnings.map(({ field }) => `${host} ${field}`));
    }
    // One agent with two entries, one for properties and one for signals.
    assert.deepEqual(warned, ['grovemarket.example authorized_agents[1].url']);
  });

  it('has no mistake in the file that a pointer leads to', async () => {
    const document = await json('static.quarrycdn.example', 'adagents/pixelbarn.json');
    assert.deepEqual(checkAdagents(document, { domain: 'pixelbarn.example' }), { errors: [], warnings: [] });
  });

  it('has a file whose every mistake is named by its path', async () => {
    const domain = 'hastyherald.example';
    const { errors, warnings } = checkAdagents(await json(domain, ADAGENTS), { domain });
    // Each faulty item is left out alone, with a warning.
    assert.includeMembers(
      [...errors, ...warnings].map(({ field }) => field),
      [
        'placements[0].property_ids',
        'signals[0].id',
        'signals[0].value_type',
        'authorized_agents[0].url',
        'authorized_agents[1].authorized_for',
        'authorized_agents[2].property_ids',
        'authorized_agents[2].countries[1]',
        'authorized_agents[3].delegation_type',
        'authorized_agents[3].exclusive',
        'authorized_agents[3].effective_until',
        'authorized_agents[4].authorization_type',
        'authorized_agents[5].publisher_properties[0].publisher_domains',
      ],
    );
    assert.includeMembers(
      warnings.map((warning) => warning.field),
      ['last_updated', 'contact.name', 'properties[1].property_type', 'properties[1].identifiers'],
    );
  });

  it('has a file that is not JSON', async () => {
    const raw = await text('commaweekly.example', ADAGENTS);
    assert.throws(() => JSON.parse(raw), SyntaxError);
  });

  it('has brand.json files without mistakes, but for one', async () => {
    const variants = new Set<string | null>();
    for (const host of serving(BRAND).filter((name) => name !== 'copperlinetools.example')) {
      const { variant, findings } = checkBrandJson(await json(host, BRAND), { domain: host });
      assert.deepEqual(findings, { errors: [], warnings: [] }, host);
      variants.add(variant);
    }
    assert.sameMembers(
      [...variants],
      ['authoritative_location', 'house_redirect', 'brand_agent', 'house_portfolio', 'brand_canonical'],
    );
    const pointedAt = await json('static.quarrycdn.example', 'brands/lanternplay.json');
    const { findings } = checkBrandJson(pointedAt, { domain: 'lanternplay.example' });
    assert.deepEqual(findings, { errors: [], warnings: [] });
  });

  it('has a broken brand.json whose mistakes are named', async () => {
    const domain = 'copperlinetools.example';
    const { findings } = checkBrandJson(await json(domain, BRAND), { domain });
    assert.includeMembers(
      [...findings.errors, ...findings.warnings].map(({ field }) => field),
      [
        'house.domain',
        'brands[0].id',
        'brands[0].keller_type',
        'brands[0].logos[0].url',
        'brands[0].properties[0].type',
        'brands[1].names',
        // Two brands have one id, and which is meant is told where the list is.
        'brands',
        'brands[2].house_domain',
      ],
    );
  });

  it('leads nowhere outside itself, and to no file that is missing', async () => {
    for (const file of files) {
      if (file.includes('hastyherald')) continue;
      for (const [address] of (await readFile(file, 'utf8')).matchAll(
        /https:\/\/[a-z0-9.-]+\.example[^\s"'<]*/g,
      )) {
        const { hostname, pathname } = new URL(address);
        assert.include(hosts, hostname, `${address} in ${file}`);
        // Pages may be missing, as on any site; what has an extension is a file that somebody will fetch.
        if (/\.\w+$/.test(pathname)) await access(join(world, hostname, pathname));
      }
    }
  });

  it('shows a home page with title and description for every brand', async () => {
    for (const host of serving(BRAND).filter((name) => name !== 'fjordwave.example')) {
      const page = await text(host, 'index.html');
      assert.match(page, /<title>[^<]+<\/title>/, host);
      assert.match(page, /<meta name="description" content="[^"]+">/, host);
      await access(join(world, host, 'logo.svg'));
    }
  });

  it('gives away no private key', async () => {
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      assert.notMatch(await readFile(file, 'utf8'), /"(d|p|q|dp|dq|qi|k)":/, file);
    }
  });

  it('has an agent that many publishers authorize', async () => {
    const mentions = await Promise.all(
      serving(ADAGENTS).map(async (host) =>
        (await text(host, ADAGENTS)).includes('"https://sales.brightlane.example"'),
      ),
    );
    assert.isAtLeast(mentions.filter(Boolean).length, 10);
  });

  it('crawls only hosts of its own, each once and with an explanation', () => {
    const domains = seeds.map((seed) => seed.domain);
    assert.includeMembers(hosts, domains);
    assert.lengthOf(new Set(domains), domains.length);
    for (const { domain, shows } of seeds) assert.match(shows, /^\S.{10,90}\S$/, domain);
  });
});

describe('a copy of the demo world', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'world-'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is made once and then left alone', async () => {
    const copy = join(folder, 'deep', 'world');
    assert.isTrue(await copyWorld(copy));
    assert.deepEqual(await hostsOf(copy), await hostsOf(await shippedWorld()));
    await writeFile(join(copy, 'morningtide.example', ADAGENTS), 'edited');
    await rm(join(copy, 'twostroke.example'), { recursive: true });
    assert.isFalse(await copyWorld(copy));
    assert.equal(await readFile(join(copy, 'morningtide.example', ADAGENTS), 'utf8'), 'edited');
    assert.notInclude(await hostsOf(copy), 'twostroke.example');
    assert.deepEqual(await readdir(join(folder, 'deep')), ['world']);
  });

  it('leaves nothing behind when it cannot be made', async () => {
    await writeFile(join(folder, 'taken'), '');
    const problem = await copyWorld(join(folder, 'taken')).catch((thrown: NodeJS.ErrnoException) => thrown);
    assert.propertyVal(problem, 'code', 'ENOTDIR');
    assert.deepEqual(await readdir(folder), ['taken']);
  });

  it('counts only folders named like hosts as hosts', async () => {
    const names = ['b.example', 'a.example', 'xn--bckerei-sonnenkorn-ltb.example'];
    for (const name of [...names, 'nodots', '.git', '-a.example', 'a_b.example', 'A.example']) {
      await mkdir(join(folder, name));
    }
    await writeFile(join(folder, 'file.example'), '');
    assert.deepEqual(await hostsOf(folder), ['a.example', 'b.example', 'xn--bckerei-sonnenkorn-ltb.example']);
  });

  it('writes the host map as sorted JSON and replaces an older one', async () => {
    const file = join(folder, 'deep', 'hosts.json');
    await writeOutboundHosts(file, new Map([['old.example', 'http://127.0.0.1:1']]));
    const hosts = new Map([
      ['b.example', 'http://127.0.0.1:9001'],
      ['a.example', 'http://127.0.0.1:9001'],
    ]);
    await writeOutboundHosts(file, hosts);
    const written = await readFile(file, 'utf8');
    assert.deepEqual(Object.entries(JSON.parse(written)), [...hosts].reverse());
    assert.deepEqual(await readdir(join(folder, 'deep')), ['hosts.json']);
  });
});
