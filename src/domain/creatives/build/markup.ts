import type { BrandKit } from './kit.ts';
import { readableOn } from './kit.ts';

export type Scene = {
  readonly width: number | null;
  readonly height: number | null;
  readonly headline: string;
  readonly body: string;
  readonly call: string;
  readonly legal: readonly string[];
  readonly image: string | null;
  readonly clickUrl: string;
  readonly trackers: readonly string[];
  readonly theme: 'light' | 'dark' | 'brand';
  /** Seconds for which the parts come in one after the other; 0 for a still. */
  readonly seconds: number;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** A standalone page with the creative. All of its text is escaped, and it runs no script. */
export function adMarkup(scene: Scene, kit: BrandKit): string {
  const { width, height } = scene;
  const [paper, ink] =
    scene.theme === 'dark'
      ? ['#111418', '#ffffff']
      : scene.theme === 'light'
        ? [kit.colors.background, kit.colors.text]
        : [kit.colors.primary, readableOn(kit.colors.primary)];
  const accent = kit.colors.accent;
  const box =
    width === null || height === null ? 'width:100%;height:100%' : `width:${width}px;height:${height}px`;
  const isFlat = width !== null && height !== null && width > 3 * height;
  const base = Math.max(10, Math.min(28, Math.round(Math.min(width ?? 300, (height ?? 250) * 1.6) / 16)));
  const enter = scene.seconds > 0 ? `animation:in ${Math.min(1.2, scene.seconds)}s both` : '';
  const style = [
    `*{box-sizing:border-box}html,body{margin:0;height:100%}`,
    `#ad{${box};display:flex;flex-direction:${isFlat ? 'row' : 'column'};gap:.4em;align-items:${isFlat ? 'center' : 'flex-start'};justify-content:space-between;padding:.6em;overflow:hidden;text-decoration:none;background:${paper};color:${ink};font:${base}px/1.2 "${kit.font}",system-ui,sans-serif}`,
    `h1{font-size:1.25em;margin:0;${enter}}p{font-size:.85em;margin:0;${enter}}`,
    `.cta{background:${accent};color:${readableOn(accent)};padding:.35em .7em;border-radius:.3em;white-space:nowrap;font-size:.85em}`,
    `img{max-width:100%;min-height:0;flex:0 1 auto;object-fit:contain}.logo{max-height:2em}small{font-size:.6em;opacity:.85}`,
    scene.seconds > 0
      ? '@keyframes in{from{opacity:0;transform:translateY(.5em)}to{opacity:1;transform:none}}'
      : '',
  ].join('');
  const parts = [
    kit.logo === null
      ? `<strong>${escapeHtml(kit.name)}</strong>`
      : `<img class="logo" src="${escapeHtml(kit.logo)}" alt="${escapeHtml(kit.name)}">`,
    scene.image === null ? '' : `<img src="${escapeHtml(scene.image)}" alt="${escapeHtml(scene.headline)}">`,
    `<h1>${escapeHtml(scene.headline)}</h1>`,
    isFlat || scene.body === scene.headline ? '' : `<p>${escapeHtml(scene.body)}</p>`,
    `<span class="cta">${escapeHtml(scene.call)}</span>`,
    ...scene.legal.map((text) => `<small>${escapeHtml(text)}</small>`),
  ];
  const size = width === null ? '' : `<meta name="ad.size" content="width=${width},height=${height}">`;
  const pixels = scene.trackers.map(
    (url) => `<img src="${escapeHtml(url)}" width="1" height="1" alt="" style="position:absolute;left:-9px">`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(scene.headline)}</title>${size}<style>${style}</style></head><body><a id="ad" href="${escapeHtml(scene.clickUrl)}" target="_blank" rel="noopener">${parts.join('')}</a>${pixels.join('')}</body></html>`;
}
