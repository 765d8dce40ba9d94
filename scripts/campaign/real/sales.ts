/** A package that the campaign buys, with the creative that it shows and the unit that is paid for. */
export type Sale = {
  readonly product: string;
  readonly model: 'cpm' | 'cpc' | 'cpcv';
  /** Budget in dollars. */
  readonly budget: number;
  /** Bid in dollars; absent where the price is fixed. */
  readonly bid?: number;
  readonly paid: PaidUnit;
  readonly creative: { readonly id: string; readonly format: string; readonly assets: object };
};

export type PaidUnit = 'impressions' | 'clicks' | 'completed_views';

const SITE = 'https://ironclove.example';
const click_url = { asset_type: 'url', url: `${SITE}/`, url_type: 'clickthrough' };

/** Runs in a frame without an origin; the ad server names its address for clicks in `clickTag`. */
const HTML = `<body style="margin:0;width:300px;height:250px;font:bold 24px Georgia,serif;color:#fff;background:#2F2F2F">
<a href="#" onclick="window.open(clickTag);return false" style="display:grid;place-content:center;height:100%;color:inherit">Heavy for a good reason</a></body>`;

/** A promised price by thousands, and two bids: one that is paid by the click, one by the film that was watched to its end. */
export const sales: readonly Sale[] = [
  {
    product: 'news_display',
    model: 'cpm',
    budget: 500,
    paid: 'impressions',
    creative: {
      id: 'spring_picture',
      format: 'display_300x250',
      assets: {
        image: { asset_type: 'image', url: `${SITE}/spring.png`, width: 300, height: 250, format: 'png' },
        click_url,
      },
    },
  },
  {
    product: 'network_display',
    model: 'cpc',
    budget: 100,
    bid: 0.5,
    paid: 'clicks',
    creative: {
      id: 'spring_page',
      format: 'display_html_300x250',
      assets: { html: { asset_type: 'html', content: HTML }, click_url },
    },
  },
  {
    product: 'outstream_video',
    model: 'cpcv',
    budget: 100,
    bid: 0.02,
    paid: 'completed_views',
    creative: {
      id: 'spring_film',
      format: 'video_15s',
      assets: {
        video: {
          asset_type: 'video',
          url: `${SITE}/spring.webm`,
          width: 1920,
          height: 1080,
          duration_ms: 15_000,
          container_format: 'webm',
          video_codec: 'vp9',
        },
        click_url,
      },
    },
  },
];
