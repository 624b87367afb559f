// The symbols of Wutaki: one drawing each, the same on the board, on cards and in tips. 24 × 24, flat, with an ink
// outline and one carved highlight; colours come from the tokens. Things are outlined in dark ink in both themes, marks
// that stand on the bare ground (arrows, signs) take `currentColor`. Workers and markers have the colour of their seat
// from `--c`.

const LINE = 'var(--wk-line, #2b1d17)';
const INK = `stroke="${LINE}" stroke-linejoin="round" stroke-linecap="round"`;

/** A shape with outline. */
const cut = (fill: string, d: string, width = 1.5): string => `<path d="${d}" fill="${fill}" ${INK} stroke-width="${width}"/>`;
/** A line of ink. */
const line = (d: string, width = 1.5): string => `<path d="${d}" fill="none" ${INK} stroke-width="${width}"/>`;
/** A shape of ink. */
const ink = (d: string): string => `<path d="${d}" fill="${LINE}"/>`;
/** A mark on the bare ground. */
const mark = (d: string, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round" stroke-width="${width}"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
/** The carved highlight. */
const shine = (d: string, width = 1.5): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A plain shape of one colour. */
const flat = (fill: string, d: string): string => `<path d="${d}" fill="${fill}"/>`;
const round = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const PAPER = 'var(--wk-paper, #fbf4e6)';
const DARK = 'var(--wk-face, #2b1d17)'; // heads of sheep: lighter at night
const leg = (d: string): string => `<path d="${d}" stroke="${DARK}" stroke-width="2" stroke-linecap="round"/>`;
const OMEN = 'var(--wk-omen, #3d6079)';
const REVENGE = 'var(--wk-revenge, #8a2f25)';
const SECRET = 'var(--wk-secret, #5d4a78)';
const ROUND = 'var(--wk-round, #b98a2f)';
const VP = 'var(--wk-vp, #7c3a1d)';
const LAVA = 'var(--accent, #d9480f)';

const card = (fill: string, glyph: string): string => cut(fill, 'M6.2 2h11.6a1.7 1.7 0 0 1 1.7 1.7v16.6a1.7 1.7 0 0 1-1.7 1.7H6.2a1.7 1.7 0 0 1-1.7-1.7V3.7A1.7 1.7 0 0 1 6.2 2z') + glyph;
const white = (d: string, width = 1.5): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const EYE = white('M6.8 12q5.2-6.2 10.4 0q-5.2 6.2-10.4 0z', 1.6) + flat('#fff', round(12, 12, 2));
const SKULL =
  flat('#fff', 'M12 6.2c-3.1 0-5 2-5 4.7 0 1.7.8 2.9 1.9 3.6v2.6h6.2v-2.6c1.1-.7 1.9-1.9 1.9-3.6 0-2.7-1.9-4.7-5-4.7z') +
  flat('#5b1b14', round(9.9, 11, 1.35) + round(14.1, 11, 1.35)) +
  `<path d="M11.1 17v-2M12.9 17v-2" stroke="#5b1b14" stroke-width=".9"/>`;
const KEY = flat('#fff', 'M12 6.5a3.1 3.1 0 0 1 1.6 5.8l1.2 5.2H9.2l1.2-5.2A3.1 3.1 0 0 1 12 6.5z');
const SUN =
  flat('#fff', round(12, 12, 3)) + white('M12 5.4v1.6M12 17v1.6M7.4 7.4l1.1 1.1M15.5 15.5l1.1 1.1M7 12H5.6M18.4 12H17M7.4 16.6l1.1-1.1M15.5 8.5l1.1-1.1', 1.5);
const SCROLL =
  cut(PAPER, 'M6 3.2h11.5a2.2 2.2 0 0 1 2.2 2.2v1.4h-3.2v11.8a2.2 2.2 0 0 1-2.2 2.2H5.2A2.2 2.2 0 0 0 7.4 18.6V5.4A2.2 2.2 0 0 0 6 3.2z') +
  line('M9.8 7.2h4.2M9.8 10.2h4.2', 1.2) +
  cut(LAVA, round(13.9, 15.9, 3), 1.2);

const BODY = {
  loyal:
    'M12 1.6a3.9 3.9 0 0 1 3.9 3.9c0 1.1-.4 2-1 2.7 3.2.8 5.7 2.5 6.9 5.1.3.7-.2 1.3-.9 1.3h-3.5l1.8 6.2c.2.8-.3 1.4-1.1 1.4H6c-.8 0-1.3-.6-1.1-1.4l1.8-6.2H3.1c-.7 0-1.2-.6-.9-1.3 1.2-2.6 3.7-4.3 6.9-5.1-.6-.7-1-1.6-1-2.7A3.9 3.9 0 0 1 12 1.6z',
  additional:
    'M12 5.4a3.1 3.1 0 0 1 3.1 3.1c0 .8-.3 1.5-.7 2 2.5.9 3.9 3.3 4.2 6.3l.4 4.1c.1.8-.4 1.3-1.2 1.3H6.2c-.8 0-1.3-.5-1.2-1.3l.4-4.1c.3-3 1.7-5.4 4.2-6.3-.4-.5-.7-1.2-.7-2A3.1 3.1 0 0 1 12 5.4z',
  special:
    'M12 4.7c1.5 0 2.7.6 3.5 1.6.9-.8 1.4-2 1.5-3.6 1.7 1.9 1.8 4.5.3 6.4q-.5.6-1.1 1l3.1 2.7c.6.5.5 1.3-.2 1.7l-2.6 1.3 1.5 5c.2.8-.3 1.4-1.1 1.4H7.1c-.8 0-1.3-.6-1.1-1.4l1.5-5-2.6-1.3c-.7-.4-.8-1.2-.2-1.7l3.1-2.7q-.6-.4-1.1-1C5.2 7.2 5.3 4.6 7 2.7c.1 1.6.6 2.8 1.5 3.6.8-1 2-1.6 3.5-1.6z',
};
const figure = (d: string, more: string): string => cut('var(--c, var(--wk-blank, #e6d3b3))', d) + more;

/** Arrow heads are used in many places. */
const ARROW = 'M3 12h15M12.5 6l6 6-6 6';

const drawn: Record<string, string> = {
  // ---- goods
  stone:
    cut('var(--stone, #9d968c)', 'M12 2l8.7 5v10L12 22l-8.7-5V7z') + line('M3.6 7.2 12 12l8.4-4.8M12 12v9.7', 1.1) + shine('M6.7 7.3 12 4.3l3.2 1.8'),
  wood:
    cut('var(--wood, #a4693a)', 'M6.5 6H19q2.8 0 2.8 6T19 18H6.5z') +
    cut('#e3b678', 'M6.5 6c2 0 3.6 2.7 3.6 6s-1.6 6-3.6 6-3.9-2.7-3.9-6 1.9-6 3.9-6z') +
    line('M6.4 9.2c.9 0 1.5 1.3 1.5 2.8s-.6 2.8-1.5 2.8-1.6-1.3-1.6-2.8.7-2.8 1.6-2.8z', 1) +
    line('M13.5 14.8h4.5', 1.1) +
    shine('M11.6 8.8h6.8'),
  sheep:
    leg('M9 17.5v3.7M15.8 17.5v3.7') +
    cut('var(--sheep, #f5efe2)', 'M8.2 5.7q1.5-2.6 4-1.5 2.5-1.7 4.5.4 3.1-.1 3.3 2.9 2.5 1.8.8 4.3.5 3.2-2.5 3.8-1.5 2.7-4.3 1.5-2.5 1.8-4.5-.1-3 .6-3.8-2-1.7-1.3-1-3.3-.6-5.2 3.5-6z') +
    flat(DARK, 'M2 9.3q.6-2.3 3.3-2.2 2.2.3 2.3 2.6 0 3.3-2.6 4.3-2.8-.8-3-4.7z') +
    shine('M3.6 9.4h.1', 1.4) +
    line('M11.5 9.5q1.2 1.3 2.4 0M15.2 12q1 1 2 0', 1.1),
  oil: cut('var(--oil, #3c4450)', 'M12 1.8c3.5 4.6 6.9 8.3 6.9 12.6a6.9 6.9 0 0 1-13.8 0C5.1 10.1 8.5 6.4 12 1.8z') + shine('M8.2 14.2q.2 3 3 3.9', 1.8),
  gold:
    cut('var(--gold, #e0a526)', round(12, 12, 9.7)) +
    line(round(12, 12, 6.6), 1) +
    ink('M8.4 15.2 11 9.4h2l2.6 5.8z') +
    shine('M5.3 9.6a7.3 7.3 0 0 1 4.2-4.3'),
  any:
    flat('var(--stone, #9d968c)', 'M12 12V2.3A9.7 9.7 0 0 0 2.3 12z') +
    flat('var(--wood, #a4693a)', 'M12 12V2.3A9.7 9.7 0 0 1 21.7 12z') +
    flat('var(--oil, #3c4450)', 'M12 12v9.7A9.7 9.7 0 0 0 21.7 12z') +
    flat('var(--sheep, #f5efe2)', 'M12 12v9.7A9.7 9.7 0 0 1 2.3 12z') +
    line(`${round(12, 12, 9.7)}M12 2.3v19.4M2.3 12h19.4`, 1.4) +
    cut('var(--gold, #e0a526)', round(12, 12, 4)),
  cost:
    cut(PAPER, 'M12 1.9 19.6 7.2v13a1.7 1.7 0 0 1-1.7 1.7H6.1a1.7 1.7 0 0 1-1.7-1.7v-13z') +
    line(round(12, 6.9, 1.3), 1.2) +
    ink('M12 9.9a2.3 2.3 0 0 1 1.5 4c1.9.6 3 2.3 3.2 5.3H7.3c.2-3 1.3-4.7 3.2-5.3a2.3 2.3 0 0 1 1.5-4z'),
  vp: cut(VP, 'M12 1.6l2.6 1.9 3.2-.1 1 3 2.6 1.9-1 3.1 1 3.1-2.6 1.9-1 3-3.2-.1L12 21.2l-2.6-1.9-3.2.1-1-3-2.6-1.9 1-3.1-1-3.1 2.6-1.9 1-3 3.2.1z') + flat('#fff', 'M12 6.2l1.5 3.5 3.8.3-2.9 2.5.9 3.7-3.3-2-3.3 2 .9-3.7-2.9-2.5 3.8-.3z'),
  'vp-blank': cut(VP, 'M12 1.6l2.6 1.9 3.2-.1 1 3 2.6 1.9-1 3.1 1 3.1-2.6 1.9-1 3-3.2-.1L12 21.2l-2.6-1.9-3.2.1-1-3-2.6-1.9 1-3.1-1-3.1 2.6-1.9 1-3 3.2.1z'),

  // ---- workers and markers
  loyal: figure(BODY.loyal, shine('M9.7 5.3q.3-1.6 1.9-2')),
  additional: figure(BODY.additional, shine('M10.3 8.3q.2-1.1 1.3-1.4')),
  special: figure(BODY.special, flat(LINE, `${round(10.3, 8.2, 0.95)}${round(13.7, 8.2, 0.95)}`) + line('M10.5 10.5h3', 1)),
  worker: figure(BODY.additional, shine('M10.3 8.3q.2-1.1 1.3-1.4')),
  upgrade: cut('var(--c, var(--wk-blank, #e6d3b3))', 'M12 2.2 21 11h-4.6v9.6a1.2 1.2 0 0 1-1.2 1.2H8.8a1.2 1.2 0 0 1-1.2-1.2V11H3z') + shine('M7.6 8.8 12 4.6'),
  marker: cut('var(--c, var(--wk-blank, #e6d3b3))', 'M12 2.6 20.6 7v10L12 21.4 3.4 17V7z') + shine('M6.2 8 12 5.1'),
  start:
    cut('var(--sheep, #f5efe2)', 'M7.6 10.4q.1-3 3-2.7 1.7-2.2 4-.6 2.9-.6 3.4 2 2.4 1 1.3 3.4.7 2.7-1.9 3.3-1.3 2-3.5.8-2.2 1.4-3.9-.2-2.8.3-3-2.2-2.1-2 .6-3.8z') +
    leg('M10 16.3v4M15.5 16.3v4') +
    flat(DARK, 'M3.2 11q.4-2 2.5-1.8 2 .2 2 2.1 0 2.6-2.2 3.5-2.2-.8-2.3-3.8z') +
    cut('var(--gold, #e0a526)', 'M2.6 7.8 2 3.2l2.4 1.7L6 2.4l1.5 2.7 2.5-1.4-1 4.5z', 1.2),

  // ---- cards
  omen: card(OMEN, EYE),
  revenge: card(REVENGE, SKULL),
  secret: card(SECRET, KEY),
  round: card(ROUND, SUN),
  pact: SCROLL,
  deck: cut('var(--wk-blank, #e6d3b3)', 'M8 5h10.5A1.5 1.5 0 0 1 20 6.5v14a1.5 1.5 0 0 1-1.5 1.5H8z') + card(PAPER, ''),
  hand:
    `<g transform="rotate(-14 12 20)">${cut(PAPER, 'M5.5 4.5h8v13h-8z')}</g>` + `<g transform="rotate(12 12 20)">${cut(PAPER, 'M10.5 4.5h8v13h-8z')}</g>`,
  skill: cut('var(--gold, #e0a526)', round(12, 12, 9.6)) + ink('M13.8 4.6 7.4 13h3.8l-1.2 6.4 6.6-8.6h-4z'),
  master:
    cut('var(--wk-blank, #e6d3b3)', 'M5 3.5q7-2.5 14 0v8.3c0 5-3.2 8.2-7 9.9-3.8-1.7-7-4.9-7-9.9z') +
    ink(`${round(9, 10, 1.5)}${round(15, 10, 1.5)}M8.5 15q3.5 2.7 7 0l-.6 1.8q-2.9 1.7-5.8 0z`) +
    shine('M7.2 6.2q2.3-.8 4-.9'),

  // ---- elements, each on its shape
  fire: cut('var(--fire, #c8401b)', 'M12 1.5 23 21.5H1z') + flat('#ffe3a6', 'M12.3 8.4c.3 2.5 3.9 4 3.9 7.4a4.1 4.1 0 0 1-8.2.1c0-1.7.8-2.7 1.5-3.7.3.9.7 1.3 1.3 1.6-.1-2 .3-4 1.5-5.4z'),
  water: cut('var(--water, #2c74a8)', round(12, 12, 10)) + flat('#dff1fb', 'M12 4.9c2.3 3 4.3 5.4 4.3 8.3a4.3 4.3 0 0 1-8.6 0c0-2.9 2-5.3 4.3-8.3z') + `<path d="M9.7 13.3q.1 1.9 1.9 2.4" fill="none" stroke="var(--water, #2c74a8)" stroke-width="1.3" stroke-linecap="round"/>`,
  earth: cut('var(--earth, #77632c)', 'M3 3h18v18H3z') + flat('#f1e0ae', 'M5.6 16.8q.4-3.5 3-3.8 .5-4.6 4-5 3.6.2 4 4.4 2 .8 1.9 4.4z') + `<path d="M10.8 11.3q.5-1.2 1.7-1.3" fill="none" stroke="var(--earth, #77632c)" stroke-width="1.3" stroke-linecap="round"/>`,
  wind: cut('var(--wind, #4f7f72)', 'M12 .9 23.1 12 12 23.1.9 12z') + white('M6 10.3h7.6a2 2 0 1 0-2-2M5.6 13.3h10.2a2.2 2.2 0 1 1-2.2 2.3M8 16.2h2.3', 1.7),

  // ---- places and deeds
  tower: cut('var(--wk-blank, #e6d3b3)', 'M6.2 21.8 7.4 9H5.6V3h2.7v2h2.3V3h2.8v2h2.3V3h2.7v6h-1.8l1.2 12.8z') + ink('M10.2 21.8v-4.3a1.8 1.8 0 0 1 3.6 0v4.3zM11.2 10.5h1.6v3h-1.6z') + shine('M8.3 19.3 9 11.5'),
  pyramid: cut('var(--stone, #b9ad98)', 'M9.8 3.5h4.4v4.4h3v4.5h2.9v4.5h2.5v4.6H1.4v-4.6h2.5v-4.5h2.9V7.9h3z') + line('M6.8 12.4h10.4M3.9 16.9h16.2M9.8 7.9h4.4', 1.1) + ink('M10.6 21.5v-3h2.8v3z'),
  monster:
    cut('var(--wk-rock, #6a4636)', 'M3.4 2.6 7 6.2q5-2 10 0l3.6-3.6q1.6 3.8.2 7.5 1 8.3-5 11.3H8.2q-6-3-5-11.3-1.4-3.7.2-7.5z') +
    flat(LAVA, 'M6.3 12.2q5.7-2.6 11.4 0 .4 5.4-3.4 7.2H9.7q-3.8-1.8-3.4-7.2z') +
    flat('#fff', 'M7.3 11.8l1.5 2.7 1.5-3.2zM10.7 11.2 12 13.9l1.3-2.7zM13.7 11.3l1.5 3.2 1.5-2.7zM9.9 19.4l1-2.3 1.1 2.3zM12 19.4l1.1-2.3 1 2.3z') +
    flat('#ffd27a', 'M6.4 8.2l3.4 1.1-2.7.8zM17.6 8.2l-3.4 1.1 2.7.8z'),
  chase:
    cut('var(--wk-blank, #e6d3b3)', 'M8.5 2.5h5l-.6 9.7q4 .6 7.2 3.6.9 1 .9 2.7H6.6q-.5-1.6.3-4.6z') + mark('M6.5 21.3h14.7', 1.8) + mark('M2 6.5h3.5M1.5 10h3.5M2.3 13.5h2.2', 1.6) + shine('M10.4 5l-.3 6'),
  pillage:
    cut('#b98a55', 'M9 6.5h6q6 5.5 5.4 11-.4 4.3-4.6 4.3H8.2q-4.2 0-4.6-4.3Q3 12 9 6.5z') + cut('#b98a55', 'M8.3 2.2q1.9 1.3 3.7 0 1.8 1.3 3.7 0L14.6 6H9.4z') + line('M8.8 6.4h6.4', 2) + ink('M12 9.5l3.8 4h-2.3v4.3h-3v-4.3H8.2z'),
  trade: cut('var(--gold, #e0a526)', 'M2.5 8.7h12.7V5.2L21.5 10l-6.3 0.01H2.5zM2.5 8.7V10h12.7', 1.3) + line('M21.5 8.5H3.7M16.8 3.7l4.8 4.8-4.8 4.8M2.5 15.7h17.8M7.2 10.9', 0),
  present: cut(REVENGE, 'M3.5 10.5h17v11h-17z') + cut('var(--wk-blank, #e6d3b3)', 'M2.2 6.7h19.6v4.2H2.2z') + line('M12 6.7v14.8', 2) + line('M12 6.5C6.5 6.5 6 2.2 8.6 2.2S12 6.5 12 6.5s.8-4.3 3.4-4.3S17.5 6.5 12 6.5z', 1.5),
  'pay-day': cut('var(--gold, #e0a526)', round(9, 15, 6.6)) + cut('var(--gold, #e0a526)', round(14.5, 9, 6.6)) + ink('M12.4 11.6l1.5-4.2h1.6l1.5 4.2z') + shine('M10.2 7a4.7 4.7 0 0 1 2.5-2.3'),
  claim: SCROLL + cut('var(--ok, #3f7d4b)', 'M1.7 13.7h5V10l6 5.7-6 5.7v-3.7h-5z', 1.3),
  give: SCROLL + cut(LAVA, 'M14 8.5h4.2V5l4.9 5-4.9 5v-3.5H14z', 1.3),
  renew: `<g transform="translate(4.8 4.8) scale(.6)">${SCROLL}</g>` + mark('M4 8.5a9 9 0 0 1 15-2.2M20 15.5a9 9 0 0 1-15 2.2', 2) + solid('M20.8 2v6h-6zM3.2 22v-6h6z'),
  'draw-omen': card(OMEN, EYE) + cut('var(--ok, #3f7d4b)', 'M17.5 12.5v5h3.2l-4.7 5.2-4.7-5.2h3.2v-5z', 1.2),
  'play-omen': card(OMEN, EYE) + cut('var(--gold, #e0a526)', 'M16.5 22.8v-5.3h-3.3l4.8-5.3 4.8 5.3h-3.3v5.3z', 1.2),
  recruit: figure(BODY.additional, '') + cut('var(--ok, #3f7d4b)', 'M17 1.8h3.2V5h3.1v3.2h-3.1v3.2H17V8.2h-3.1V5H17z', 1.2),
  'send-home': figure(BODY.additional, '') + cut('var(--bad, #b3261e)', 'M14 4.8h9v3.4h-9z', 1.2),
  monsterward: mark('M12 2v12', 2) + ink('M6.5 10.5h11L12 17z') + line('M3 20.5q9-4 18 0', 2),
  discount: cut('var(--gold, #e0a526)', round(12, 12, 9.6)) + `<path d="M7 12h10" stroke="#2b1d17" stroke-width="2.6" stroke-linecap="round"/>`,
  free: cut('var(--gold, #e0a526)', round(12, 12, 8)) + `<path d="M3.5 20.5l17-17" stroke="var(--bad, #b3261e)" stroke-width="3" stroke-linecap="round"/>`,
  rob: '',
  burn: card(OMEN, flat('#ffd27a', 'M12.4 5.5c.4 3.3 4.6 5 4.6 9a4.9 4.9 0 0 1-9.8.1c0-2 .9-3.2 1.8-4.4.3 1 .8 1.5 1.5 1.9-.1-2.4.4-4.9 1.9-6.6z')),
  guard: cut('var(--wk-blank, #e6d3b3)', 'M12 2l8.5 3v6.5c0 5-3.5 8.5-8.5 10.5-5-2-8.5-5.5-8.5-10.5V5z') + ink('M12 6.5a2.4 2.4 0 0 1 1.5 4.2c1.9.6 2.9 2.3 3 5H7.5c.1-2.7 1.1-4.4 3-5A2.4 2.4 0 0 1 12 6.5z'),
  twice: mark('M7.5 6.5 13 12l-5.5 5.5M13.5 6.5 19 12l-5.5 5.5', 2.6),
  crowd: `<g transform="translate(-4 0)">${figure(BODY.additional, '')}</g><g transform="translate(4 0)">${figure(BODY.additional, '')}</g>`,
  swap: mark('M3.5 8.5h16M15 4l4.5 4.5L15 13M20.5 16h-16M9 11.5 4.5 16 9 20.5', 2),

  // ---- grammar
  arrow: mark(ARROW, 2.6),
  plus: mark('M12 4.5v15M4.5 12h15', 2.8),
  minus: mark('M4.5 12h15', 2.8),
  or: mark('M16.5 3.5 7.5 20.5', 2.4),
  per: mark('M7 7l10 10M17 7 7 17', 2.4),
  end: mark('M5.5 2.5v19.5', 2) + cut(PAPER, 'M5.5 3.5h13.5l-2.8 4.8 2.8 4.7H5.5z') + ink('M5.5 3.5h4.5v4.8H5.5zM10 8.3h5.5V13H10z'),
  permanent: mark('M12 12c-2-3-3.6-4.3-5.6-4.3a4.3 4.3 0 0 0 0 8.6c2 0 3.6-1.3 5.6-4.3s3.6-4.3 5.6-4.3a4.3 4.3 0 0 1 0 8.6c-2 0-3.6-1.3-5.6-4.3z', 2.2),
  'per-round': mark('M19.5 8.5A8.5 8.5 0 1 0 20.5 13', 2.2) + solid('M21.5 3.5v6.3h-6.3z'),
  opponent: mark('M6.5 21v-3.5q0-4.5 5.5-4.5t5.5 4.5V21', 2) + mark(round(12, 7.3, 4.3), 2) + solid('M1.5 10.5 5 13.5l-3.5 3z'),
  everybody: solid(`${round(12, 7, 3.6)}${round(4.8, 9, 2.7)}${round(19.2, 9, 2.7)}M5.8 20.5q0-8.5 6.2-8.5t6.2 8.5zM.8 19q0-6 4-6.3-1.3 2.5-1.5 6.3zM23.2 19q0-6-4-6.3 1.3 2.5 1.5 6.3z`),
  limit: mark(round(12, 12, 9), 2.4) + mark('M5.7 5.7l12.6 12.6', 2.4),
  most: cut('var(--gold, #e0a526)', 'M3 19.5 2 7l5.5 4L12 3.5l4.5 7.5L22 7l-1 12.5z') + shine('M6 16.5h12', 1.4),
  element: flat('var(--fire, #c8401b)', 'M7 2l4.7 8.6H2.3z') + flat('var(--water, #2c74a8)', round(17, 6.8, 4.5)) + flat('var(--earth, #77632c)', 'M2.8 13.2h8.4v8.4H2.8z') + flat('var(--wind, #4f7f72)', 'M17 12l5.4 5.4L17 22.8l-5.4-5.4z'),
  reconstructed: mark('M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z', 1.8) + mark('M13.5 7l3.5 3.5', 1.8),
  fulfilled: cut('var(--ok, #3f7d4b)', round(12, 12, 9.8)) + `<path d="M7 12.3l3.5 3.6L17 8.5" fill="none" stroke="#fff" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`,

  // ---- what else the rulebook's legend names
  'lose-vp': '',
  supply: cut('#b98a55', 'M2.5 8.5h19v12h-19z') + cut('#d3a56c', 'M2.5 8.5 5.5 4h13l3 4.5z') + line('M2.5 14.5h19M9 8.5v12M15 8.5v12', 1.2),
  player: figure('M12 2.5a4.5 4.5 0 0 1 2.8 8c3.7 1 6.2 4.5 6.2 9.5 0 .9-.6 1.5-1.5 1.5h-15c-.9 0-1.5-.6-1.5-1.5 0-5 2.5-8.5 6.2-9.5a4.5 4.5 0 0 1 2.8-8z', shine('M9.7 6.5q.3-1.7 2-2.1')),
  me: figure('M12 5.5a3.8 3.8 0 0 1 2.4 6.7c3.2.8 5.2 3.7 5.2 8.1 0 .8-.5 1.3-1.3 1.3H5.7c-.8 0-1.3-.5-1.3-1.3 0-4.4 2-7.3 5.2-8.1A3.8 3.8 0 0 1 12 5.5z', '') + solid('M7.5.8h9L12 5z'),
  'this-worker': figure(BODY.additional, flat('var(--gold, #e0a526)', 'M18.5.7l1.5 3 3.3.4-2.4 2.3.6 3.3-3-1.6-2.9 1.6.6-3.3-2.5-2.3 3.3-.4z')),
  'opposing-worker': figure(BODY.additional, '') + solid('M.8 8.5 5 12l-4.2 3.5z'),
  group: `<g transform="translate(-4.5 -1) scale(.9)">${figure(BODY.additional, '')}</g><g transform="translate(7 -1) scale(.9)">${figure(BODY.additional, '')}</g><g transform="translate(1.2 2.4) scale(.9)">${figure(BODY.additional, '')}</g>`,
  recruited: figure(BODY.additional, '') + cut('var(--ok, #3f7d4b)', round(18.5, 6, 5), 1.2) + white('M16.2 6l1.7 1.8 2.9-3.4', 1.7),
  display: cut(PAPER, 'M1.5 6h5v12h-5zM7 6h5v12H7zM12.5 6h5v12h-5zM18 6h4.5v12H18z', 1.3) + flat('var(--fire, #c8401b)', 'M2.2 6.7h3.6v3H2.2z') + flat('var(--water, #2c74a8)', 'M7.7 6.7h3.6v3H7.7z') + flat('var(--earth, #77632c)', 'M13.2 6.7h3.6v3h-3.6z') + flat('var(--wind, #4f7f72)', 'M18.7 6.7h3.1v3h-3.1z'),
  tracker: mark(round(12, 12, 8), 1.6) + cut(PAPER, `${round(12, 4, 2.6)}${round(19, 16, 2.6)}${round(5, 16, 2.6)}`, 1.4) + cut('#e9922f', round(19, 8, 3), 1.4),
  multiplier: cut('var(--gold, #e0a526)', round(12, 12, 9.6)) + line('M8 8l8 8M16 8l-8 8', 2.6),
  space: cut('var(--wk-blank, #e6d3b3)', round(12, 12, 9.2), 1.8) + line('M6.7 10.5a5.7 5.7 0 0 1 4-4', 1.5),
  level: cut('var(--stone, #b9ad98)', 'M2.5 21v-5h5v-5h5V6h5V2.5h4V21z') + shine('M13.8 7.5h3.4', 1.3),
  owner: cut('var(--c, var(--wk-blank, #e6d3b3))', 'M8.5 3.5 15 7v7.5l-6.5 3.5L2 14.5V7z') + mark('M12.5 20h8.5M17.5 16.5l3.5 3.5-3.5 3.5', 2),
  receive: mark('M12 2v11M7 8.5l5 5 5-5', 2.4) + mark('M3 15v5.5h18V15', 2.2),
  pay: cut('var(--gold, #e0a526)', round(9.5, 12, 7.5)) + mark('M13 12h9M18.5 8l3.7 4-3.7 4', 2.2),
  sacrifice: '',
  return: mark('M9 4.5 4 9.5l5 5M4.5 9.5H14a5.5 5.5 0 0 1 0 11H8.5', 2.4),
  'new-round': card(ROUND, SUN) + cut('var(--ok, #3f7d4b)', 'M16.8 13h3v3.3h3.3v3h-3.3v3.3h-3v-3.3h-3.3v-3h3.3z', 1.1),
  own: '',
  'at-least': mark('M6 4.5 18 10 6 15.5M6 20h12', 2.4),
  once: mark(round(12, 12, 9), 2) + solid('M10 8.7 13 6.5h1V17.5h-2.3V9.7l-1.7.9z'),
  'use-worker': '',
  paid: cut('var(--gold, #e0a526)', round(10.5, 13, 8)) + cut('var(--ok, #3f7d4b)', round(18.3, 6, 5), 1.2) + white('M16 6l1.7 1.8 2.9-3.4', 1.7),
  unfulfilled: cut(PAPER, round(12, 12, 9.4)) + line('M8 6.5h8M8 17.5h8M9 6.5q0 3.5 3 5.5 3-2 3-5.5M9 17.5q0-3.5 3-5.5 3 2 3 5.5', 1.5),
};

drawn.trade =
  cut('var(--gold, #e0a526)', 'M2 6.8h12V3l8 5.7-8 5.6v-3.8H2z', 1.4) + cut('var(--wk-blank, #e6d3b3)', 'M22 13.9H10v-3.7L2 15.9l8 5.6v-3.9h12z', 1.4);
drawn.rob = drawn.pillage!;
drawn.sacrifice = drawn.monsterward!;
drawn.own = drawn.me!;
drawn['use-worker'] = drawn['this-worker']!;
drawn['lose-vp'] = `${drawn['vp-blank']!}${white('M7 11.5h10', 3)}`;

// One namespace for all games: every drawing is `w-<name>`, and is found under its plain name as well, since those are
// the keys of the catalogue's symbols.
const BARE = new Set(['plus', 'minus', 'vp-blank', 'monsterward']); // not symbols of the rulebook
const ALSO: Record<string, string> = {
  cost_marker: 'cost',
  pacts: 'pact',
  omens: 'omen',
  secrets: 'secret',
  markers: 'marker',
  addw: 'additional',
  round_card: 'round',
  new_round: 'round',
  play_omen: 'play-omen',
  draw_omen: 'draw-omen',
  chase_away: 'chase',
  give_pact: 'give',
  give_revenge: 'present',
  renew_pacts: 'renew',
  claim_pact: 'claim',
  starting_player: 'start',
  startmarker: 'start',
  pay_day: 'pay-day',
};

export const symbols: Record<string, string> = {};
for (const [name, markup] of Object.entries(drawn)) {
  symbols[`w-${name}`] = markup;
  if (!BARE.has(name)) symbols[name] = `<use href="#i-w-${name}"/>`;
}
for (const [name, same] of Object.entries(ALSO)) symbols[name] = `<use href="#i-w-${same}"/>`;
