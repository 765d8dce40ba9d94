import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { eventTypes, type RegistryEventType } from '../../../generated/events.ts';
import { type WebhookKind, webhooks } from '../../../generated/webhooks.ts';
import { readContract } from '../../../src/domain/contract/contract.ts';
import { loadSentCheck, nothingChecked, type SentCheck } from '../../../src/domain/contract/sent-check.ts';
import type { Json } from '../../../src/domain/json/values.ts';
import { isObject } from '../../../src/domain/json/values.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import { someRegistryEvent } from '../../support/registry-events.ts';

const { schemas: published } = readContract(
  readFileSync(join(projectRoot, 'generated/contract.jsonl'), 'utf8'),
);

type Path = readonly (string | number)[];

/** The schema of a path, with what it includes. */
function included(path: string): Json[] {
  const document = published.get(path)?.document ?? {};
  const parts: unknown[] = [document, ...(Array.isArray(document.allOf) ? document.allOf : [])];
  return [
    document,
    ...parts.flatMap((part) =>
      isObject(part) && typeof part.$ref === 'string' ? included(target(path, part.$ref)) : [],
    ),
  ];
}

/** Path of the schema to which a relative reference leads. */
const target = (from: string, ref: string): string =>
  new URL(ref, `schema:///${from}.json`).pathname.slice(1).replace(/\.json$/, '');

/** The members of a value that the schemas of its body describe, in place and in files of this body only. */
function* membersOf(value: unknown, schemas: readonly Json[], from: string, at: Path = []): Generator<Path> {
  if (!isObject(value)) return;
  for (const [name, part] of Object.entries(value)) {
    const described = schemas.flatMap(({ properties }) => {
      const own = isObject(properties) ? properties[name] : undefined;
      return isObject(own) ? [own] : [];
    });
    if (described.length === 0) continue;
    yield [...at, name];
    for (const schema of described) {
      const next = typeof schema.$ref === 'string' ? target(from, schema.$ref) : null;
      if (next === null) yield* membersOf(part, [schema], from, [...at, name]);
      else if (next.endsWith('-webhook-result')) yield* membersOf(part, included(next), next, [...at, name]);
    }
  }
}

/** A copy of a body in which the member at a path is replaced by other members. */
function changed(
  body: unknown,
  [first, ...rest]: Path,
  change: (name: string, value: unknown) => Json,
): unknown {
  if (!isObject(body) || first === undefined) return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (name !== first) return [[name, value]];
      return rest.length === 0 ? Object.entries(change(name, value)) : [[name, changed(value, rest, change)]];
    }),
  );
}

const CHANGES: Readonly<Record<string, (name: string, value: unknown) => Json>> = {
  'has another name': (name, value) => ({ [`${name}x`]: value }),
  'has another type': (name, value) => ({ [name]: typeof value === 'boolean' ? 'yes' : true }),
};

const examplesOf = (path: string): unknown[] => {
  const { examples } = published.get(path)?.document ?? {};
  return Array.isArray(examples) ? examples : [];
};

describe('the check of what is sent', () => {
  let check: SentCheck;
  before(async () => {
    check = await loadSentCheck(() => true);
  });

  for (const kind of Object.keys(webhooks) as WebhookKind[]) {
    const { schema } = webhooks[kind];

    it(`accepts the examples of ${kind}, and none in which a member has another name or type`, () => {
      const seen = new Set<string>();
      for (const example of examplesOf(schema)) {
        check.webhook(kind, JSON.stringify(example));
        for (const path of membersOf(example, included(schema), schema)) {
          seen.add(path.join('.'));
          for (const [what, change] of Object.entries(CHANGES)) {
            const body = JSON.stringify(changed(example, path, change));
            assert.throws(() => check.webhook(kind, body), kind, `${path.join('.')} ${what}`);
          }
        }
      }
      // A member that no example has would escape. Those of the envelopes are in the examples of `taskEnded`.
      const described = kind === 'taskEnded' ? included(schema) : included(schema).slice(0, 1);
      const names = described.flatMap(({ properties }) =>
        Object.keys(isObject(properties) ? properties : {}),
      );
      assert.includeMembers([...seen], names);
    });

    it(`refuses ${kind} without any member that every body has`, () => {
      const [example] = examplesOf(schema);
      for (const name of webhooks[kind].required) {
        const body = JSON.stringify(changed(example, [name], () => ({})));
        assert.throws(() => check.webhook(kind, body), kind, name);
      }
    });
  }

  for (const type of Object.keys(eventTypes) as RegistryEventType[]) {
    const { schema } = eventTypes[type];

    it(`accepts an event ${type}, and none in which a member of its payload has another name or type`, () => {
      const event = someRegistryEvent({ eventType: type, text: 'x' });
      check.events([event]);
      const paths = [...membersOf(event.payload, included(schema), schema)];
      assert.isNotEmpty(paths);
      for (const path of paths)
        for (const [what, change] of Object.entries(CHANGES)) {
          const payload = changed(event.payload, path, change);
          assert.throws(
            () => check.events([{ ...event, payload } as typeof event]),
            type,
            `${path.join('.')} ${what}`,
          );
        }
    });
  }

  it('refuses a kind that the contract does not know', () => {
    assert.throws(() => check.webhook('unknown' as WebhookKind, '{}'), /does not know/);
  });

  it('is left out where nothing is to be checked', async () => {
    nothingChecked.webhook('taskEnded', '{}');
    const never = await loadSentCheck(() => false);
    never.webhook('taskEnded', '{}');
    never.events([{ ...someRegistryEvent(), payload: {} } as ReturnType<typeof someRegistryEvent>]);
  });
});
