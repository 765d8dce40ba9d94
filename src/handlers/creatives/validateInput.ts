import type { CreativeValidateInputResult } from '../../../generated/types/creative.ts';
import type { EnumsFormatKind } from '../../../generated/types/enums.ts';
import type { TaskRead } from '../../desk/tasks/call.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import {
  type CanonicalDeclaration,
  validateCanonical,
  validateNamed,
} from '../../domain/creatives/canonical-formats.ts';
import type { Json } from '../../domain/json/values.ts';
import { isOffered, type Offer } from '../../domain/products/product.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import { buyableOffers, formatsFor, offersFor } from '../../record/products/offers-for.ts';

type Name = 'validate_input';
type Target = NonNullable<TaskRequest<Name>['targets']>[number];
type Manifest = TaskRequest<Name>['manifest'];
type Known = { readonly offers: readonly Offer[]; readonly formats: Awaited<ReturnType<typeof formatsFor>> };

/**
 * `validate_input`: reports whether a manifest would be accepted, and what to change. Nothing is stored or
 * fetched.
 */
export const validateInput: TaskRead<Name> = async ({ account: reference, manifest, targets }, call) => {
  const account =
    reference === undefined
      ? null
      : await resolveAccount(reference, call, 'validate_input', { mayCreate: false });
  const offers = account === null ? await offersFor(call, null) : await buyableOffers(call, account);
  const known = { offers, formats: await formatsFor(call, account?.id ?? null) };
  const asked = targets ?? [ownTarget(manifest)];
  const results = asked.map(
    (target, at): CreativeValidateInputResult => ({
      target,
      ...outcomeFor(target, manifest, known, `targets[${at}].id`),
    }),
  );
  return {
    body: { status: 'completed', results },
    ...(account === null ? {} : { sandbox: account.sandbox }),
  };
};

/** @throws {TaskError} INVALID_REQUEST */
function ownTarget({ format_kind: kind, format_id: format }: Manifest): Target {
  if (kind !== undefined) return { kind: 'canonical', id: kind };
  if (format !== undefined) return { kind: 'third_party_format', id: format.id };
  throw new TaskError('INVALID_REQUEST', '`targets` is required: the manifest names no format.', {
    field: 'targets',
  });
}

function outcomeFor({ kind, id }: Target, manifest: Manifest, { offers, formats }: Known, field: string) {
  const unknown = (what: string) =>
    new TaskError('REFERENCE_NOT_FOUND', `This agent has no ${what} with this id.`, { field });
  if (kind === 'canonical') {
    if (!isKind(id)) throw unknown('canonical format kind');
    return validateCanonical(manifest, { format_kind: id, params: {} });
  }
  if (kind === 'third_party_format') {
    const name = URL.parse(id)?.pathname.split('/').at(-1) ?? id;
    const format = formats.find(({ format_id }) => format_id.id === name);
    if (format === undefined) throw unknown('format');
    return validateNamed(manifest, format);
  }
  const product = offers.find((offer) => offer.product.product_id === id)?.product;
  if (product === undefined) throw unknown('product');
  const declaration = declarationOf(product.format_options ?? [], manifest);
  if (declaration !== undefined) return validateCanonical(manifest, declaration);
  const format = formats.find(
    ({ format_id }) =>
      (product.format_ids ?? []).some((one) => isOffered(one, format_id)) &&
      (manifest.format_id === undefined || isOffered(manifest.format_id, format_id)),
  );
  return format !== undefined && manifest.format_kind === undefined
    ? validateNamed(manifest, format)
    : {
        result_kind: 'validated_fail' as const,
        violations: [
          {
            rule: 'format_not_offered',
            field: manifest.format_kind === undefined ? 'format_id' : 'format_kind',
            expected: [...new Set((product.format_options ?? []).map(({ format_kind }) => format_kind))],
          },
        ],
      };
}

/** The declaration that the manifest names, else the first of its kind. */
function declarationOf(
  options: NonNullable<Offer['product']['format_options']>,
  { format_option_ref: reference, format_kind: kind }: Manifest,
): CanonicalDeclaration | undefined {
  const named = options.find(
    ({ format_option_id }) =>
      format_option_id !== undefined && format_option_id === reference?.format_option_id,
  );
  const chosen =
    named ?? (kind === undefined ? undefined : options.find((option) => option.format_kind === kind));
  return chosen === undefined
    ? undefined
    : { format_kind: chosen.format_kind, params: chosen.params as Json };
}

const KINDS: ReadonlySet<string> = new Set<EnumsFormatKind>([
  'image',
  'html5',
  'display_tag',
  'image_carousel',
  'video_hosted',
  'video_vast',
  'audio_hosted',

  'audio_daast',
  'sponsored_placement',
  'native_in_feed',
  'responsive_creative',
  'agent_placement',
  'custom',
]);
const isKind = (id: string): id is EnumsFormatKind => KINDS.has(id);
