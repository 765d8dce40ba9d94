const FORMAT = { agent_url: 'https://creative.example', id: 'display_300x250' };
const MANIFEST = {
  format_id: FORMAT,
  assets: {
    image: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 },
    click_url: { asset_type: 'url', url: 'https://outdoor.example/' },
  },
};

/** Arguments of reads about creatives. */
export const creativeReads = {
  validate: { manifest: MANIFEST, targets: [{ kind: 'third_party_format', id: FORMAT.id }] },
  features: { creative_manifest: MANIFEST },
  transformers: { brief: 'a calm voice for a podcast' },
};

export const creativeRows = [
  ['formats', 'list_creative_formats, ratio'],
  ['transformers', 'list_transformers by a brief, ratio'],
  ['validate', 'validate_input, ratio'],
  ['features', 'get_creative_features, ratio'],
  ['creatives delivered', 'get_creative_delivery, ratio'],
  ['build', 'build_creative of a banner, ratio'],
] as const;

/** Requests for banners from briefs, each with a new key. */
export const buildRequests = (account: object): object[] =>
  Array.from({ length: 20_000 }, (_, at) => ({
    idempotency_key: `bench-build-${process.pid}-${at}-0123456789`,
    account,
    message: `Boots ${at} for every trail. Light, dry and made to last.`,
    target_format_id: FORMAT,
  }));
