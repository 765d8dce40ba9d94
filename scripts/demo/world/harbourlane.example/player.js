// A player of VAST: shows the film that an ad server answers, and tells it what was seen. `data-seen` lists that as well.
const QUARTILES = { firstQuartile: 0.25, midpoint: 0.5, thirdQuartile: 0.75 };

for (const place of document.querySelectorAll('[data-film]'))
  place.querySelector('button').addEventListener('click', () => play(place).catch(console.warn));

async function play(place) {
  const answer = await fetch(place.dataset.film);
  const vast = new DOMParser().parseFromString(await answer.text(), 'application/xml');
  const textOf = (selector) => vast.querySelector(selector)?.textContent.trim();
  const source = textOf('MediaFile');
  if (source === undefined) {
    place.textContent = 'Nobody has bought the place before the film.';
    return;
  }
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, src: source });

  const seen = new Set();
  const saw = (event, selector) => {
    if (seen.has(event)) return;
    seen.add(event);
    for (const { textContent } of vast.querySelectorAll(selector)) new Image().src = textContent.trim();
    place.dataset.seen = [...seen].join(' ');
  };
  const tracked = (event) => saw(event, `Tracking[event="${event}"]`);
  // The first picture of the film, and not the answer of the ad server, is the impression.
  video.addEventListener('playing', () => {
    saw('impression', 'Impression');
    tracked('start');
  });
  const passed = () => {
    for (const [event, share] of Object.entries(QUARTILES))
      if (video.currentTime >= share * video.duration) tracked(event);
  };
  video.addEventListener('timeupdate', passed);
  video.addEventListener('ended', () => {
    passed();
    tracked('complete');
  });
  video.addEventListener('click', () => {
    const landing = textOf('ClickThrough');
    if (landing !== undefined) open(landing, '_blank', 'noopener');
  });
  place.replaceChildren(video);
  await video.play();
}
