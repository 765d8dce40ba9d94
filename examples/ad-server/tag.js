// The tag of a page: <div data-ad-slot="home-top"></div> … <script src="https://ads.example/ads/tag.js" async></script>
// `data-consent="1"` on the script allows an identifier for frequency caps.
(() => {
  const script = document.currentScript;
  const server = new URL(script.src).origin;

  /** Resolves when a person sees the page, which a prefetched or hidden one does not have. */
  const visible = new Promise((resolve) => {
    const look = () => {
      if (document.prerendering) document.addEventListener('prerenderingchange', look, { once: true });
      else if (document.visibilityState === 'visible') resolve();
      else document.addEventListener('visibilitychange', look, { once: true });
    };
    look();
  });

  /** The impression, when the ad begins to render. */
  function begun(ad) {
    fetch(`${ad.events}impression`, { mode: 'no-cors', keepalive: true }).catch(() => {});
    for (const tracker of ad.trackers) new Image().src = tracker;
  }

  function linked(ad, child) {
    const anchor = document.createElement('a');
    Object.assign(anchor, { href: ad.click, target: '_blank', rel: 'noopener sponsored' });
    anchor.append(child);
    return anchor;
  }

  const show = {
    image(ad) {
      const image = new Image(ad.width, ad.height);
      Object.assign(image, { alt: 'Advertisement', onload: () => begun(ad), src: ad.image });
      return linked(ad, image);
    },
    html5(ad) {
      const frame = document.createElement('iframe');
      const { width, height } = ad;
      frame.sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
      frame.style.border = '0';
      Object.assign(frame, { title: 'Advertisement', width, height, onload: () => begun(ad), src: ad.frame });
      return frame;
    },
    native(ad) {
      const box = document.createElement('div');
      const loads = ad.parts.map(({ role, image, text }) => {
        const part = document.createElement(image ? 'img' : 'p');
        part.className = `ad-${role.replace(/[^a-z0-9-]/gi, '')}`;
        box.append(part);
        if (!image) part.textContent = text;
        else Object.assign(part, { alt: '', src: image });
        return image ? part.decode() : null;
      });
      Promise.all(loads).then(() => begun(ad), console.warn);
      return linked(ad, box);
    },
  };

  visible.then(async () => {
    const places = [...document.querySelectorAll('[data-ad-slot]')].slice(0, 20);
    const answer = await fetch(`${server}/ads/decisions`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        slots: places.map((place) => place.dataset.adSlot),
        consent: script.dataset.consent === '1',
        driven: navigator.webdriver === true,
      }),
    });
    const { ads } = await answer.json();
    for (const [index, ad] of ads.entries()) if (ad !== null) places[index].append(show[ad.kind](ad));
  });
})();
