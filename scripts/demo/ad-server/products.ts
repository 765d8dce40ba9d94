/** Products of the built-in catalog that Harbour Lane's page has places for, in the form of the example's settings. */
export const soldProducts = [
  {
    product_id: 'news_display',
    name: 'News, promised display',
    channels: ['display'],
    units_per_day: 3_000_000,
    floor: '5.00',
    slots: [{ id: 'article-top', width: 300, height: 250, kinds: ['image', 'html5'] }],
  },
  {
    product_id: 'network_display',
    name: 'Display across the network',
    channels: ['display'],
    units_per_day: 12_000_000,
    floor: '1.20',
    slots: [{ id: 'sidebar', width: 300, height: 250, kinds: ['image', 'html5'] }],
  },
  {
    product_id: 'outstream_video',
    name: 'Video between paragraphs',
    channels: ['olv'],
    units_per_day: 3_700_000,
    floor: '4.00',
    slots: [{ id: 'film', width: 640, height: 360, kinds: ['video', 'vast'] }],
  },
] as const;
