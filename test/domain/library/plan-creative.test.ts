import { assert } from 'chai';
import fc from 'fast-check';
import type { CoreCreativeAsset } from '../../../generated/types/core.ts';
import { isRunning, type Place } from '../../../src/domain/buys/judging/creative-places.ts';
import {
  type Creative,
  type CreativeStatus,
  creativeStatuses,
  newCreative,
} from '../../../src/domain/creatives/creative.ts';
import { type CreativePlan, planCreative } from '../../../src/domain/library/plan-creative.ts';
import { NOW } from '../../support/media.ts';
import { creativeOf, image } from '../creatives/judging/creative-world.ts';

const LATER = new Date(NOW.getTime() + 1000);
const owner = { principalId: 'p1', accountId: 'a1', mode: 'auto_approve', now: NOW } as const;
const library = (mode: 'auto_approve' | 'require_human' = 'auto_approve') => ({ ...owner, mode, now: LATER });
const base = creativeOf({ a: image() }, { tags: ['x'] });
const stored = (status: CreativeStatus = 'approved'): Creative => ({ ...newCreative(base, owner), status });
const NEW_CONTENT = { assets: { a: image({ width: 301 }) } };
const place = (more: Partial<Place> = {}): Place => ({
  buyStatus: 'active',
  paused: false,
  canceled: false,
  creativeDeadline: null,
  ...more,
});
const plan = (
  more: object,
  was: Creative | undefined = stored(),
  places: readonly Place[] = [],
  mode?: 'auto_approve' | 'require_human',
): CreativePlan =>
  planCreative({ ...base, ...more } as CoreCreativeAsset, was, places, library(mode), 'creatives[0]');
/** What is told of a plan, short. */
const told = (made: CreativePlan): string =>
  made.action === 'failed'
    ? made.refusals.map(({ code, field }) => `${code} ${field}`).join('; ')
    : `${made.action} ${made.creative.status} ${made.changes.join(',')}`.trim();

describe('planCreative', () => {
  const FAILED = 'INVALID_STATE creatives[0]';
  const table: readonly (readonly [string, CreativeStatus | null, object, string, string])[] = [
    // Name, state before, what is sent, what comes of it with approval by itself, and with people's.
    ['new', null, {}, 'created approved', 'created pending_review'],
    ['new, to be put away', null, { status: 'archived' }, 'created archived', `${FAILED}.status`],
    ['new, wished suspended', null, { status: 'suspended' }, 'created approved', 'created pending_review'],
    ['the same', 'approved', {}, 'unchanged approved', 'unchanged approved'],
    ['the same, rejected', 'rejected', {}, 'unchanged rejected', 'unchanged rejected'],
    ['the same, suspended', 'suspended', {}, 'unchanged suspended', 'unchanged suspended'],
    ['the same, archived', 'archived', {}, 'updated approved status', 'updated approved status'],
    ['another name', 'approved', { name: 'B' }, 'updated approved name', 'updated approved name'],
    ['another name, rejected', 'rejected', { name: 'B' }, 'updated rejected name', 'updated rejected name'],
    ['another name, suspended', 'suspended', { name: 'B' }, FAILED, FAILED],
    [
      'another name, archived',
      'archived',
      { name: 'B' },
      'updated approved name,status',
      'updated approved name,status',
    ],
    [
      'new content',
      'approved',
      NEW_CONTENT,
      'updated approved assets',
      'updated pending_review assets,status',
    ],
    [
      'new content, in review',
      'pending_review',
      NEW_CONTENT,
      'updated approved assets,status',
      'updated pending_review assets',
    ],
    [
      'new content, processing',
      'processing',
      NEW_CONTENT,
      'updated approved assets,status',
      'updated pending_review assets,status',
    ],
    [
      'new content, rejected',
      'rejected',
      NEW_CONTENT,
      'updated approved assets,status',
      'updated pending_review assets,status',
    ],
    ['new content, suspended', 'suspended', NEW_CONTENT, FAILED, FAILED],
    [
      'new content, archived',
      'archived',
      NEW_CONTENT,
      'updated approved assets,status',
      'updated pending_review assets,status',
    ],
    ['put away', 'approved', { status: 'archived' }, 'updated archived status', 'updated archived status'],
    ['put away again', 'archived', { status: 'archived' }, 'unchanged archived', 'unchanged archived'],
    [
      'put away with another name',
      'archived',
      { status: 'archived', name: 'B' },
      'updated archived name',
      'updated archived name',
    ],
    ['put away unapproved', 'pending_review', { status: 'archived' }, `${FAILED}.status`, `${FAILED}.status`],
    ['put away rejected', 'rejected', { status: 'archived' }, `${FAILED}.status`, `${FAILED}.status`],
    ['put away suspended', 'suspended', { status: 'archived' }, FAILED, FAILED],
    [
      'brought back',
      'archived',
      { status: 'approved' },
      'updated approved status',
      'updated approved status',
    ],
    ['wished approved', 'rejected', { status: 'approved' }, 'unchanged rejected', 'unchanged rejected'],
    ['wished rejected', 'approved', { status: 'rejected' }, 'unchanged approved', 'unchanged approved'],
  ];
  for (const [name, status, more, alone, byPeople] of table) {
    it(name, () => {
      const was = status === null ? undefined : stored(status);
      assert.equal(
        told(planCreative({ ...base, ...more } as CoreCreativeAsset, was, [], library(), 'creatives[0]')),
        alone,
      );
      assert.equal(
        told(
          planCreative(
            { ...base, ...more } as CoreCreativeAsset,
            was,
            [],
            library('require_human'),
            'creatives[0]',
          ),
        ),
        byPeople,
      );
    });
  }

  it('says when a wish is not granted', () => {
    const made = plan({ status: 'approved' }, stored('rejected'));
    assert.match(made.action === 'failed' ? '' : (made.warnings[0] ?? ''), /rejected/);
    const granted = plan({ status: 'archived' });
    assert.deepEqual(granted.action === 'failed' ? null : granted.warnings, []);
  });

  it('keeps what is not sent, and its first day', () => {
    const { tags: _, ...less } = base;
    const made = planCreative({ ...less, name: 'B' }, stored(), [], library(), 'c');
    if (made.action === 'failed') throw new Error('failed');
    assert.deepEqual(made.creative.document.tags, ['x']);
    assert.equal(made.creative.name, 'B');
    assert.deepEqual([made.creative.createdAt, made.creative.updatedAt], [NOW, LATER]);
  });

  it('drops what went with another format', () => {
    const was = newCreative(
      { ...base, format_option_ref: { scope: 'product', format_option_id: 'o' } } as CoreCreativeAsset,
      owner,
    );
    const { format_id: _, ...rest } = base;
    const made = planCreative({ ...rest, format_kind: 'image' }, was, [], library(), 'c');
    if (made.action === 'failed') throw new Error('failed');
    assert.notProperty(made.creative.document, 'format_id');
    assert.notProperty(made.creative.document, 'format_option_ref');
    assert.equal(made.creative.format, ':image');
  });

  it('forgets what was said of other content, and notes what is claimed of the new', () => {
    const was = { ...stored('rejected'), review: { rejection_reason: 'ugly' } };
    const provenance = { human_oversight: 'edited', disclosure: { required: false } };
    const made = plan({ provenance }, was);
    if (made.action === 'failed') throw new Error('failed');
    assert.deepEqual(made.creative.review, {
      observations: [{ field: 'provenance.disclosure.required', human_oversight: 'edited' }],
    });
    const renamed = plan({ name: 'B' }, was);
    assert.deepEqual(renamed.action === 'failed' ? null : renamed.creative.review, was.review);
  });

  describe('of what is assigned', () => {
    const late = place({ buyStatus: 'paused', creativeDeadline: NOW });
    for (const [name, more, status, places, wanted] of [
      ['new content while it runs', NEW_CONTENT, 'approved', [place()], FAILED],
      [
        'new content while its package is paused',
        NEW_CONTENT,
        'approved',
        [place({ paused: true })],
        'updated approved assets',
      ],
      [
        'new content while its package is canceled',
        NEW_CONTENT,
        'approved',
        [place({ canceled: true })],
        'updated approved assets',
      ],
      [
        'new content while its buy waits',
        NEW_CONTENT,
        'approved',
        [place({ buyStatus: 'pending_start' })],
        'updated approved assets',
      ],
      [
        'new content for what is not shown',
        NEW_CONTENT,
        'rejected',
        [place()],
        'updated approved assets,status',
      ],
      ['another name while it runs', { name: 'B' }, 'approved', [place()], 'updated approved name'],
      [
        'put away while it runs',
        { status: 'archived' },
        'approved',
        [place({ paused: true }), place()],
        `${FAILED}.status`,
      ],
      [
        'new content after the deadline',
        NEW_CONTENT,
        'approved',
        [late],
        'CREATIVE_DEADLINE_EXCEEDED creatives[0]',
      ],
      ['another name after the deadline', { name: 'B' }, 'approved', [late], 'updated approved name'],
      [
        'a resubmission after the deadline',
        NEW_CONTENT,
        'rejected',
        [late],
        'updated approved assets,status',
      ],
      [
        'new content after the deadline of what is over',
        NEW_CONTENT,
        'approved',
        [{ ...late, buyStatus: 'completed' }],
        'updated approved assets',
      ],
      [
        'new content after the deadline of what is canceled',
        NEW_CONTENT,
        'approved',
        [{ ...late, canceled: true }],
        'updated approved assets',
      ],
    ] as const) {
      it(name, () => assert.equal(told(plan(more, stored(status), places)), wanted));
    }
  });

  it('sync twice is sync once', () => {
    const asset = fc.record(
      {
        name: fc.string(),
        tags: fc.array(fc.string()),
        weight: fc.integer({ min: 0, max: 100 }),
        assets: fc.dictionary(
          fc.stringMatching(/^[a-z]{1,3}$/),
          fc.constantFrom(image(), image({ width: 9 })),
        ),
        status: fc.constantFrom(...creativeStatuses),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        asset,
        fc.option(fc.constantFrom(...creativeStatuses), { nil: undefined }),
        fc.constantFrom('auto_approve' as const, 'require_human' as const),
        (more, status, mode) => {
          const given = { ...base, ...more } as CoreCreativeAsset;
          const first = planCreative(given, status && stored(status), [], library(mode), 'c');
          if (first.action === 'failed') return;
          const again = planCreative(given, first.creative, [], library(mode), 'c');
          assert.equal(again.action, 'unchanged');
          assert.deepEqual(again.action === 'failed' ? null : again.creative, first.creative);
        },
      ),
    );
  });

  it('runs where an active buy shows it on a package that is neither paused nor canceled', () => {
    assert.isTrue(isRunning(place()));
    for (const more of [
      { paused: true },
      { canceled: true },
      { buyStatus: 'paused' },
      { buyStatus: 'completed' },
    ] as const)
      assert.isFalse(isRunning(place(more)));
  });
});
