/** What reads the name: this file, and what a file in turn takes from it. */
const READ = 'generated/protocol.ts';

/**
 * Tests of the whole contract or protocol, in which the name may come from any generated file. Those of the generator are
 * not among them, but for the one that reads a generated file: the generator reads none, and has run here under the other
 * name.
 */
const WHOLE = /^test\/((agent-doors|client|conformance)\/|codegen\/emit\/forms\.)/;

/** Tests of rules that do not depend on the name, although they or the code that they start read it. */
const NAMELESS: readonly RegExp[] = [
  // It adds to the contract of a copy, whose sources use the default name.
  /^test\/codegen\/from-contract-to-answer\./,
  // access, cost of requests, what the specification says of answers, and equal results over transports and engines
  /^test\/conformance\/(access|growth|hostile-(cursors|headers)|hung-database|isolation|largest-[a-z]+|limits|methods|operations|permissions|reads-beside-writer|refusals|worst-bodies|writer-time)\./,
  /^test\/conformance\/((agent-|registry-)?statements|statements-of-items|rest-codes)\./,
  /^test\/agent-doors\/(differential|operators-view|secrets-at-rest|two-processes|writer-shares)\./,
  // connections: who reads an answer, for how long, and what is cancelled; the frames of transports, which have no name
  /^test\/agent-doors\/(a2a\/(hostile|params|readers|revoked-readers|tasks)|mcp\/(batch|disconnects|frames|mcp-cancellation|mcp-hostile))\./,
  /^test\/agent-doors\/(call-connection|crowded-messages)\./,
  // the registry under load, its rows and its state changes
  /^test\/http\/(authorization\/authorizations(-snapshot)?|feed\/(my-webhooks|(dump-)?picture)|creatives\/preview-browser|replica)\./,
  /^test\/jobs\/(agents\/(rebuild-profile|schedule-agents)|shares|state-moves|webhooks\/deliver-webhooks)\./,
  /^test\/(admin\/revocations|process\/production|record\/accounts\/resolve-account|scripts\/demo-examples)\./,
  // who may reach an object, and what an account is left
  /^test\/handlers\/(accounts\/(accounts-of-objects|ways-to-an-account)|creatives\/ways-to-a-format|governance\/ways-to-a-plan|buys\/buys-credit)\./,
  // They read the sources of the contract, which have the source's name.
  /^test\/(conformance\/named-codes|handlers\/tasks\/called-urls)\./,
  // They name a release in the field that `conformance/release-answers` names for every task.
  /^test\/handlers\/test-controller\/(complyTestController|media-buys|seeded-products|upstream)\./,
  /^test\/handlers\/buys\/(create-media-buy|update-media-buy)\./,
  /^test\/handlers\/(accounts\/(one-account|sync-accounts)|products\/(get-products-brief|sandbox-offers))\./,
  /^test\/handlers\/(rights\/rights|signals\/(activate-signal|governed-activations)|tasks\/list-tasks)\./,
  // They write scopes, which `domain/members/scopes` and `http/oauth/flow` do too.
  /^test\/http\/(members\/(auth-doctor|raised-rights)|moderation\/roles|oauth\/(browser-sessions|client-documents))\./,
  // Their agents have the task that agents of `jobs/agents/probe-agent` and `infra/agents` have.
  /^test\/http\/agents\/(agent-probes|agents-list|agents-visibility|my-agents)\./,
  /^test\/jobs\/agents\/check-agent-compliance\./,
  // pages in a browser, and a client that is compiled from the published file: no page and no path has the name
  /^test\/(http\/dashboard\/browser|http\/feed\/webhook-deliveries|conformance\/(client|formats-off))\./,
  // The runner judges a whole service in `conformance-runner/second`; these are services with one fault each.
  /^test\/conformance-runner\/(variants|(agent|registry)\/own-variants)\./,
  // No part of the runner that judges a registry reads the name.
  /^test\/conformance-runner\/(registry\/service|webhooks\/own-registry)\./,
  // MCP's own suite judges what has no name, and `agent-doors/mcp` the tasks that have it.
  /^test\/conformance\/mcp\./,
  // values that are made up from any schema
  /^test\/conformance\/schema-values\./,
  // how long first calls of any name take, and whether checks of a made-up contract find its faults
  /^test\/((process|agent-doors)\/first-calls|conformance\/harness)\./,
  // Mirrors copy, serve and witness records that have no name in them, and read none themselves.
  /^test\/mirror\//,
  // It packs under another name itself, and what it packs is tested in `client` and `conformance-runner`.
  /^test\/scripts\/packages\./,
  // misbehaving strangers
  /^test\/client\/(memory-events|shared-stores)\./,
  /^test\/(client\/hostile|jobs\/agents\/probe-hostile|outside\/agents\/public-probes|handlers\/tasks\/hostile-arguments)\./,
  /^test\/domain\/agents\/answers-fit\./,
];

/**
 * Test files whose outcome can depend on the name: the test, or a helper in test/ that it uses, reads the name. The other
 * tests cannot expect a value that contains the name, and the search for left-overs shows that none contains it literally.
 * So they are run only for a module that reads the name and that no such test imports.
 *
 * @param tests - all test files
 * @param importsOf - files of the project that a file imports
 * @param nameless - which tests are of rules that do not depend on the name
 */
export function testsThatSeeTheName(
  tests: readonly string[],
  importsOf: (path: string) => readonly string[],
  nameless: readonly RegExp[] = NAMELESS,
): string[] {
  const stale = nameless.filter((rule) => !tests.some((path) => rule.test(path)));
  if (stale.length > 0) throw new Error(`no test is what these describe: ${stale.join(', ')}`);
  const reads = (path: string, seen: Set<string>): boolean => {
    if (seen.has(path)) return false;
    seen.add(path);
    const imports = importsOf(path);
    return imports.includes(READ) || imports.some((to) => to.startsWith('test/') && reads(to, seen));
  };
  const readersOf = (path: string) =>
    importsOf(path).filter((to) => !to.startsWith('test/') && importsOf(to).includes(READ));
  const candidates = tests.filter((path) => !nameless.some((rule) => rule.test(path)));
  const expecting = new Set(candidates.filter((path) => WHOLE.test(path) || reads(path, new Set())));
  const shown = new Set([...expecting].flatMap(readersOf));
  return candidates.filter(
    (path) => expecting.has(path) || readersOf(path).some((reader) => !shown.has(reader)),
  );
}
