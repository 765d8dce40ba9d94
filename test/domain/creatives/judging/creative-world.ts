import type { CoreCreativeAsset, CoreFormat } from '../../../../generated/types/core.ts';

export const AGENT = 'https://agent.example';

/** A format of tests; slots as the wire writes them. */
export const format = (
  id: string,
  assets: readonly object[] = [],
  more: Partial<CoreFormat> = {},
): CoreFormat =>
  ({
    format_id: { agent_url: AGENT, id },
    name: id,
    type: 'display',
    renders: [{ role: 'primary' }],
    assets,
    assets_required: [],
    ...more,
  }) as CoreFormat;

export const slot = (asset_id: string, asset_type: string, requirements: object = {}, required = true) => ({
  item_type: 'individual',
  asset_id,
  asset_type,
  required,
  requirements,
});

export const image = (more: object = {}): object => ({
  asset_type: 'image',
  url: 'https://cdn.example/picture.png',
  width: 300,
  height: 250,
  ...more,
});

/** A creative of the format `f`. */
export const creativeOf = (assets: object, more: object = {}): CoreCreativeAsset =>
  ({
    creative_id: 'c1',
    name: 'One',
    format_id: { agent_url: AGENT, id: 'f' },
    assets,
    ...more,
  }) as CoreCreativeAsset;
