import type { EnumsAvailableMetric } from '../../../../generated/types/enums.ts';
import type { FormatEntry } from '../document.ts';
import { audio, clickUrl, image, impressionTracker, textSlot, vast, video } from './slots.ts';

const WATCHED: EnumsAvailableMetric[] = [
  ...(['impressions', 'spend', 'views', 'completed_views', 'completion_rate', 'quartile_data'] as const),
];
const HEARD: EnumsAvailableMetric[] = ['impressions', 'spend', 'views', 'completed_views', 'completion_rate'];

const WIDE: FormatEntry['renders'] = [
  { role: 'primary', dimensions: { width: 1920, height: 1080, unit: 'px', aspect_ratio: '16:9' } },
];
// A format without a picture states no dimensions.
const SOUND_ONLY: FormatEntry['renders'] = [{ role: 'primary', dimensions: {} }];

/** A video for players in pages and apps. */
const film = (seconds: number): FormatEntry => ({
  format_id: `video_${seconds}s`,
  name: `Video, ${seconds} seconds`,
  type: 'video',
  description: `A film of ${seconds} seconds in a player, before or between what people came to watch.`,
  renders: WIDE,
  assets: [video('video', seconds, '16:9'), clickUrl, impressionTracker],
  reported_metrics: [...WATCHED, 'clicks', 'ctr', 'viewability'],
});

/** A video for television sets, which cannot be clicked. */
const screenFilm = (seconds: number): FormatEntry => ({
  format_id: `ctv_${seconds}s`,
  name: `Connected TV, ${seconds} seconds`,
  type: 'video',
  description: `A film of ${seconds} seconds in a break of a programme that is streamed to a television set.`,
  renders: WIDE,
  assets: [
    video('video', seconds, '16:9', { min_width: 1920, min_height: 1080, min_bitrate_kbps: 8000 }),
    impressionTracker,
  ],
  reported_metrics: WATCHED,
});

const spot = (seconds: number): FormatEntry => ({
  format_id: `tv_spot_${seconds}s`,
  name: `TV spot, ${seconds} seconds`,
  type: 'video',
  description: `A spot of ${seconds} seconds as it goes on air, with sound levelled for broadcast.`,
  renders: WIDE,
  assets: [
    video('spot_file', seconds, '16:9', {
      containers: ['mov', 'mp4'],
      codecs: ['prores', 'h264'],
      min_width: 1920,
      min_height: 1080,
      max_file_size_kb: 4_000_000,
      audio_required: true,
      loudness_lufs: -23,
      loudness_tolerance_db: 1,
    }),
    textSlot('clearance_number', 40),
  ],
  reported_metrics: ['impressions', 'spend', 'grps', 'reach', 'frequency'],
});

const sound = (seconds: number): FormatEntry => ({
  format_id: `audio_${seconds}s`,
  name: `Audio, ${seconds} seconds`,
  type: 'audio',
  description: `A spot of ${seconds} seconds between songs or programmes, with a picture where there is a screen.`,
  renders: SOUND_ONLY,
  assets: [audio('audio_file', seconds), image('companion_image', 500, 500, 200, false), clickUrl],
  reported_metrics: [...HEARD, 'clicks'],
});

const poster = (width: number, height: number, shape: string): FormatEntry => ({
  format_id: `dooh_${width}x${height}`,
  name: `Screen, ${shape}`,
  type: 'dooh',
  description: `A still of ${width} by ${height} pixels, shown for ten seconds of each loop.`,
  renders: [{ role: 'primary', dimensions: { width, height, unit: 'px' } }],
  assets: [image('poster_image', width, height, 2000)],
  reported_metrics: ['impressions', 'spend', 'plays'],
});

export const movingFormats: readonly FormatEntry[] = [
  film(6),
  film(15),
  film(30),
  {
    format_id: 'video_vast',
    name: 'Video by tag',
    type: 'video',
    description: 'A film that the buyer’s own ad server hands out through a VAST 4.2 tag.',
    renders: WIDE,
    assets: [vast('vast_tag')],
    supported_macros: ['CACHEBUSTER', 'TIMESTAMP'],
    reported_metrics: [...WATCHED, 'clicks', 'ctr'],
  },
  screenFilm(15),
  screenFilm(30),
  spot(15),
  spot(30),
  sound(15),
  sound(30),
  sound(60),
  {
    format_id: 'podcast_host_read',
    name: 'Host read',
    type: 'audio',
    description: 'The host speaks about the product in their own words, from talking points.',
    renders: SOUND_ONLY,
    assets: [textSlot('talking_points', 2000), textSlot('must_say', 300, false), clickUrl],
    reported_metrics: HEARD,
  },
  poster(1920, 1080, 'lying'),
  poster(1080, 1920, 'upright'),
  {
    format_id: 'dooh_video_10s',
    name: 'Screen, moving',
    type: 'dooh',
    description: 'A silent film of ten seconds for screens in halls and streets.',
    renders: WIDE,
    assets: [video('video', 10, '16:9', { audio_required: false })],
    reported_metrics: ['impressions', 'spend', 'plays'],
  },
  {
    format_id: 'gaming_rewarded_15s',
    name: 'Rewarded video',
    type: 'video',
    description:
      'Fifteen seconds that a player chooses to watch for something in the game, with a closing card.',
    renders: [{ role: 'primary', dimensions: { width: 1080, height: 1920, unit: 'px' } }],
    assets: [video('video', 15, '9:16'), image('end_card', 1080, 1920, 600), clickUrl],
    reported_metrics: [...WATCHED, 'clicks', 'ctr'],
  },
];
