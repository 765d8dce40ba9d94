import { type Html, html, htmlText } from '../html.ts';
import type { Site } from '../shell.ts';

export type BadgeState = { readonly word: string; readonly color: string; readonly width: number };

/** A picture of two fields: what it is about, and a word. Every color has a contrast of 6 to white. */
export function badgePicture(label: string, labelWidth: number, { word, color, width }: BadgeState): string {
  const whole = labelWidth + width;
  return htmlText(html`<svg xmlns="http://www.w3.org/2000/svg" width=${whole} height="20" role="img" aria-label="${label}: ${word}">
<title>${label}: ${word}</title>
<rect width=${whole} height="20" rx="3" fill="#3b4351" />
<rect x=${labelWidth} width=${width} height="20" rx="3" fill=${color} />
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<text x=${labelWidth / 2} y="14">${label}</text><text x=${labelWidth + width / 2} y="14">${word}</text></g></svg>`);
}

type Shown = {
  readonly name: string;
  readonly path: string;
  readonly label: string;
  readonly shows: string;
};

/** The badge of an entry with the lines that put it on other pages. */
export function badgeCode({ baseUrl, prefix }: Site, { name, path, label, shows }: Shown): Html {
  const picture = `/badges/${encodeURIComponent(name)}.svg`;
  return html`<section class="programs" aria-labelledby="badge"><h2 id="badge">Badge</h2>
<p><img src="${prefix}${picture}" alt="Badge with ${shows}" height="20" /></p>
<p class="hint">It follows within minutes; some sites keep pictures for hours.</p>
<pre tabindex="0" role="region" aria-label="HTML of the badge"><code>${`<a href="${baseUrl}${path}"><img src="${baseUrl}${picture}" alt="${label}" height="20"></a>`}</code></pre>
<pre tabindex="0" role="region" aria-label="Markdown of the badge"><code>${`[![${label}](${baseUrl}${picture})](${baseUrl}${path})`}</code></pre></section>`;
}
