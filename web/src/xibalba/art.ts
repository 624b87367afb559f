// The symbols of Xibalba, drawn for this project: name -> what stands inside <symbol viewBox="0 0 24 24">. All games share
// one namespace: what another game draws too, or what is no symbol of the rulebook, begins with x-.
// Grammar: a flat shape, an ink outline in currentColor, one carved highlight where the ground shows through. Every type of
// die has its own outline, so that colour never stands alone: resource square, attack cut-off corners, paragon hexagon.

const INK = 'stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';
const CUT = 'fill="none" stroke="var(--carve, var(--ground))" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"';
const crate = 'var(--crate, #c58a2e)';
const steel = 'var(--steel, #8a9aa5)';
const blood = 'var(--soldier, #c8372d)';
const blue = 'var(--civilian, #2f6fb0)';
const brass = 'var(--building, #d9a514)';
const green = 'var(--event, #3c8a4e)';
const glow = 'var(--paragon, var(--accent, #6e4bff))';
const paper = 'var(--carve, var(--ground))';

/** A filled shape with an ink outline. */
const shape = (d: string, fill: string, width = 1.5): string =>
  `<path d="${d}" fill="${fill}" ${INK.replace('1.5', String(width))}/>`;
/** Ink lines without filling. */
const line = (d: string, width = 1.5): string => `<path d="${d}" fill="none" ${INK.replace('1.5', String(width))}/>`;
/** A carved highlight. */
const cut = (d: string, width = 1.3): string => `<path d="${d}" ${CUT.replace('1.3', String(width))}/>`;
/** Solid ink. */
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
/** Paper without outline. */
const bare = (d: string): string => `<path d="${d}" fill="${paper}"/>`;
/** A symbol made small inside another one. */
const inset = (markup: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;

const box = shape('M3.5 7.3 12 3.6l8.5 3.7v9.4L12 20.6l-8.5-3.9z', crate) + line('M3.5 7.3 12 11l8.5-3.7M12 11v9.6') + cut('M5.9 11v4.2l3.6 1.6');
const shard =
  shape('M12 1.8 17.6 8.4 15 20.2l-3 2-3-2L6.4 8.4z', glow) + line('M6.4 8.4 12 10.6l5.6-2.2M12 10.6v11.6', 1.1) + cut('M9 9.6l.9 8');
const shield = shape('M12 2.5 20 5v6.3c0 4.9-3.2 8.3-8 10.2-4.8-1.9-8-5.3-8-10.2V5z', steel) + cut('M6.8 7.2v4.3c0 2.7 1.3 4.7 3.4 6.2', 1.5);
const cross = shape('M4 7.5h16v12H4z', paper) + line('M9 7.5V5.2c0-.7.5-1.2 1.2-1.2h3.6c.7 0 1.2.5 1.2 1.2v2.3') + `<path d="M10.7 10h2.6v2.2h2.2v2.6h-2.2V17h-2.6v-2.2H8.5v-2.6h2.2z" fill="${blood}"/>`;
const sights = line('M12 1.8v5.4M12 16.8v5.4M1.8 12h5.4M16.8 12h5.4', 2) + `<circle cx="12" cy="12" r="6.6" fill="none" ${INK.replace('1.5', '2')}/>`;
const burst = 'M12 1 14.3 6.4 19.4 3.4 18.2 9.2 23.4 11.2 18.6 14 20.7 19.4 15.2 18.2 12.6 23 10 18.2 4.2 20.2 6 14.6.8 12.2 5.8 9.4 3.6 4 9.4 6.6z';
const person = (fill: string): string => shape('M4.5 21.5c0-4.6 3-7 7.5-7s7.5 2.4 7.5 7z', fill) + `<circle cx="12" cy="8.6" r="4.6" fill="${fill}" ${INK}/>`;
const bunker = shape('M2.5 20.5v-5l4-4.5h11l4 4.5v5z', steel) + line('M2.5 20.5h19') + solid('M9.5 20.5v-3.6h5v3.6z') + line('M12 11V3.2') + `<path d="M12 3.2h6l-1.8 2 1.8 2h-6z" fill="${blood}" ${INK.replace('1.5', '1.2')}/>` + cut('M5 16.2l2.6-3');
const leaf = (x: number, fill: string): string => shape(`M${x} 4h9v14h-9z`, fill);

// --- dice ------------------------------------------------------------------------------------------------------------

const bodies = {
  resource: shape('M4 2.5h16L21.5 4v16L20 21.5H4L2.5 20V4z', 'var(--die-resource, #e9c98b)'),
  attack: shape('M7.2 2h9.6L22 7.2v9.6L16.8 22H7.2L2 16.8V7.2z', 'var(--die-attack, #e2968d)'),
  paragon: shape('M12 1.4 21.2 6.7v10.6L12 22.6 2.8 17.3V6.7z', 'var(--die-paragon, #b9a8ff)'),
};
const edge = { resource: cut('M5 18V5h6'), attack: cut('M4.4 15V8.2l3.7-3.7'), paragon: cut('M5 15.6V8l4.2-2.4') };
const brick = (x: number, y: number, w = 5.6): string =>
  `<path d="M${x} ${y}h${w}v${w}h-${w}z" fill="var(--die-ink, #161b20)"/><path d="M${x + 1.3} ${y + w / 2}h${w - 2.6}" stroke="var(--die-resource, #e9c98b)" stroke-width="1"/>`;
const gem = (x: number, y: number): string =>
  `<path d="M${x} ${y - 5}l3.2 3.6L${x + 1.6} ${y + 4.4}h-3.2L${x - 3.2} ${y - 1.4}z" fill="var(--die-glow, #4a27d8)"/><path d="M${x - 1.2} ${y - 1.2}l.5 4" stroke="#fff" stroke-opacity=".8" stroke-linecap="round"/>`;
const aim = '<g stroke="var(--die-ink, #161b20)" stroke-width="2" stroke-linecap="round" fill="none"><circle cx="12" cy="12" r="3.9"/><path d="M12 5.2v4M12 14.8v4M5.2 12h4M14.8 12h4"/></g>';
const crit = `<g transform="translate(3.6 3.6) scale(.7)"><path d="${burst}" fill="var(--die-ink, #161b20)"/><path d="M12 7.6v8.8M7.6 12h8.8" stroke="var(--die-attack, #e2968d)" stroke-width="2" stroke-linecap="round"/></g>`;
const dot = '<circle cx="12" cy="12" r="1.3" fill="var(--die-ink, #161b20)" fill-opacity=".45"/>';

// --- factions --------------------------------------------------------------------------------------------------------

const emblems = {
  // three crowns over one bar
  SKA: shape('M3 17.5 4 7l4.2 4.4L12 4l3.8 7.4L20 7l1 10.5z', steel) + solid('M3 18.7h18V21H3z') + cut('M6 14.6l.5-3M12 13.6V8.8'),
  // the beaver's tail, scales carved
  CAS: shape('M12 22.2c-4.6-2.4-6.4-6.6-6.4-11C5.6 5.6 8.4 1.8 12 1.8s6.4 3.8 6.4 9.4c0 4.4-1.8 8.6-6.4 11z', '#9a5b33') + cut('M7.4 8 16 15.4M9.4 4.8l8 7M7 12.4l6.6 5.6M16.6 8 8 15.4M14.6 4.8l-8 7M17 12.4 10.4 18', 1),
  // Phrygian cap with cockade
  BRI: shape('M3.4 17.4C3 9.6 7.6 3 13.6 2.8c4 0 6.6 2.6 6.2 5.4-.3 2-2 2.9-3.6 2.4 2.4 1.6 3.6 4 3.6 6.8z', blood) + shape('M2.6 17.2h18.8v4H2.6z', paper) + `<circle cx="8" cy="19.2" r="2.9" fill="${blue}" ${INK.replace('1.5', '1.2')}/>` + cut('M6.4 13.6c.5-3 2-5.6 4.4-7'),
  // a blade through the circle of ink
  SHI: line('M18.9 6.4A8.6 8.6 0 1 1 12.6 3.4', 2.6) + shape('M21.6 2.2c-2.2 5.6-6 10-11.4 13.6l-1.6-1.6C12.4 9.4 16.6 5 21.6 2.2z', paper, 1.2) + line('M7.2 12.8l4.2 4.2M9 15.2l-3.8 3.8', 2),
  // crescent and djinn flame
  QAS: shape('M16.6 19.8A9.2 9.2 0 1 1 13 2.8a7.6 7.6 0 1 0 3.6 17z', brass) + shape('M16.6 16.2c-2.6-.4-3.8-2.2-3.4-4.4.4-2 2.2-2.8 2.4-5.8 2.6 1.8 5 4.2 4.8 7-.2 1.9-1.6 3.2-3.8 3.2z', blood, 1.2) + cut('M4.9 14.4C3.8 11 5 7.4 7.8 5.4'),
  // the eye of the hive
  CHA: shape('M12 2.4 20.6 8v8L12 21.6 3.4 16V8z', green) + `<circle cx="12" cy="12" r="4.9" fill="${paper}" ${INK}/>` + line('M12 12.2c0-1 1.4-1 1.4.2 0 1.5-2.9 1.5-2.9-.5 0-2.7 4.4-2.7 4.4.7', 1.3) + solid('M12 4.2l1 1.8h-2zM12 19.8l1-1.8h-2z'),
  // ice star of the north
  BOR: line('M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17', 2.2) + line('M9.4 3.6 12 6.2l2.6-2.6M9.4 20.4l2.6-2.6 2.6 2.6M4 10.6l3.5-.9-.9-3.5M20 13.4l-3.5.9.9 3.5M20 10.6l-3.5-.9.9-3.5M4 13.4l3.5.9-.9 3.5', 1.3) + shape('M12 9.2 14.8 12 12 14.8 9.2 12z', blue, 1.2),
  // the world tree, crown above and roots below
  CEI: shape('M12 2.2c3.2-1 5.6 1 5.6 3.2 2.6 0 4 2 3.4 4-.6 2.2-3 2.6-4.4 1.8-1 1.2-3 1.4-4.6.2-1.6 1.2-3.6 1-4.6-.2C6 12 3.6 11.6 3 9.4c-.6-2 .8-4 3.4-4C6.4 3.2 8.8 1.2 12 2.2z', green) + line('M12 8v9', 2.4) + line('M12 16.6c-1 2.6-3.4 3-5.8 3M12 16.6c1 2.6 3.4 3 5.8 3M12 16v5.8M6.6 22l1.8-2.6M17.4 22l-1.8-2.6', 1.6) + cut('M6.6 7.4c.6-1.4 1.8-1.8 2.8-1.6'),
};

/** Heads in two tones, for the busts on the cards: ink and whatever colour the card has. */
const face = shape('M8 9.4h8v4.4c0 2.6-1.7 4.4-4 4.4s-4-1.8-4-4.4z', paper, 1) + line('M9.9 12h1M13.2 12h1M11.2 15.7h1.8', 0.9) + solid('M14.3 10.2H16v3.6c0 1.8-.8 3.2-2 3.9.5-2 .6-4.8.3-7.5z');

// --- everything ------------------------------------------------------------------------------------------------------

export const symbols: Record<string, string> = {
  resource: box,
  resources: box,
  crate: box,
  paragon: shard,
  'paragon-value': bodies.paragon + edge.paragon + gem(12, 12.2),
  'base-resistance': inset(bunker, -1, 0, 0.8) + inset(shield, 11, 10.4, 0.56),
  strength: shape('M20.6 2.4c-.2 5-3.6 9.6-8.6 13.2l-3.2-3.2C12 7.4 16 3.2 20.6 2.4z', steel) + line('M6 10.8l7.4 7.4M9 15l-5.4 5.4', 2.2) + cut('M11.4 11.8c2-2.8 4.3-5.2 6.4-6.6'),
  resistance: shield,
  life_points: shape('M12 21C6 16.6 2.6 13 2.6 8.8 2.6 5.6 4.9 3.6 7.5 3.6c1.9 0 3.5 1 4.5 2.8 1-1.8 2.6-2.8 4.5-2.8 2.6 0 4.9 2 4.9 5.2C21.4 13 18 16.6 12 21z', blood) + cut('M5.6 9.4c-.1-1.7.8-2.9 2.2-2.9', 1.5),
  productivity: inset(shape('M10 1.8h4l.6 2.8 2.3 1 2.4-1.5 2.7 2.7-1.5 2.4 1 2.3 2.5.6v3.8l-2.5.6-1 2.3 1.2 1.9-2.7 2.7-2-1.2-2.4 1-.6 2.4h-4l-.6-2.4-2.3-1-2.1 1.3-2.7-2.7 1.3-2.1-1-2.3-2.6-.6v-3.8l2.6-.6 1-2.3L2.1 6.8l2.7-2.7 2.3 1.5 2.3-1z', brass, 1.3) + `<circle cx="12" cy="12.4" r="3.6" fill="${paper}" ${INK}/>`, 1.4, 1.2, 0.88),
  'x-level': shape('M2.5 21.5v-5H8v-5h5v-5h8.5v15z', steel) + line('M17.2 12V3M14.6 5.4 17.2 2.6l2.6 2.8', 1.6) + cut('M5 18.8h4M10.4 14.2h3'),
  // kinds
  soldier: symbolHelmet() + cut('M6.4 11.6c.3-2.2 1.5-3.8 3.4-4.5', 1.6),
  civilian: person(blue) + cut('M9.4 8.4c.1-1.2.8-2 1.8-2.2M7 20c.2-1.7 1-2.8 2.2-3.3', 1.4),
  building: shape('M2.5 21.5V11l5-3.5V11l5-3.5V11l2.7-1.9L16 2.5h3.5l2 19z', brass) + solid('M5 14.5h3V17H5zM10 14.5h3V17h-3z') + cut('M17.7 5.5l.9 12', 1.5),
  event: shape('M13.8 1.6 4.6 13.2h5.6L8.4 22.4 19.4 9.6h-6.2z', green) + cut('M8 11.6 12 6.4', 1.5),
  faction: shape('M5 2.5h14v13.5l-7 5.5-7-5.5z', steel) + cut('M7.6 5.2v8'),
  trait: shape('M12 1.8l2.9 6.4 6.9.7-5.2 4.6 1.5 6.9L12 16.9l-6.1 3.5 1.5-6.9L2.2 8.9l6.9-.7z', brass) + cut('M8.4 10.4l2.2-.3'),
  neutral: symbolHelmet().replace(blood, steel) + cut('M6.4 11.6c.3-2.2 1.5-3.8 3.4-4.5', 1.6),
  // places
  ark: shape('M1.4 13.6C3 7.6 7 4 12 4s9 3.6 10.6 9.6c-2 4-6 6.4-10.6 6.4S3.4 17.6 1.4 13.6z', steel) + line('M1.4 13.6c6 2.6 15.2 2.6 21.2 0', 1.2) + shape('M12 7.6l2.8 3.4L12 15l-2.8-4z', glow, 1.2) + cut('M4.6 11.4c.9-2 2.1-3.4 3.7-4.3'),
  base: bunker,
  squad: shape('M3 20.5 12 16l9 4.5v-4L12 12l-9 4.5z', blood) + shape('M3 12.5 12 8l9 4.5v-4L12 4 3 8.5z', blood) + cut('M5 10l5-2.5', 1.2),
  field: shape('M3 3.5h18v17H3z', paper) + line('M3 8h18M3 12.2h18M3 16.4h18', 1) + line('M7.5 20.5V17M16.5 8V3.5M12 16.4v-4.2', 1),
  locked: shape('M5 10.5h14V21H5z', steel) + line('M8 10.5V7.6C8 5.2 9.7 3.4 12 3.4s4 1.8 4 4.2v2.9', 2) + solid('M10.9 14h2.2v3.6h-2.2z'),
  'x-deck': shape('M8 2.5h12v16H8z', steel) + shape('M4 5.5h12v16H4z', steel) + cut('M6.6 8v11'),
  pile: shape('M6.2 3.6 18.8 2.2l1.6 15.2L7.8 18.8z', paper) + shape('M4 6.5h12.5v15H4z', paper) + line('M6.8 10h7M6.8 13.2h7M6.8 16.4h4.4', 1.1),
  market: shape('M3 10v11h18V10', paper) + shape('M2 10 4.5 3h15L22 10c-.6 1.7-3.2 1.7-4 0-.8 1.7-3.2 1.7-4 0-.8 1.7-3.2 1.7-4 0-.8 1.7-3.2 1.7-4 0-.8 1.7-3.4 1.7-4 0z', brass) + solid('M9.5 21v-6h5v6z'),
  // general actions
  discard: leaf(4, paper) + line('M17.5 6v11M14.2 14l3.3 3.4 3.3-3.4', 2) + line('M3 21.5h18', 1.8) + cut('M6 6.5h4'),
  reorganise: shape('M2.5 3h8v11h-8z', blood) + shape('M13.5 10h8v11h-8z', blue) + line('M13 5.5h6M16.8 3l2.6 2.5L16.8 8M11 18.5H5M7.2 16 4.6 18.5 7.2 21', 1.6) + cut('M4.6 5.5v4', 1.2),
  medicine: cross,
  weapon: shape('M8 21.5V9.5C8 6 9.6 3.2 12 1.5c2.4 1.7 4 4.5 4 8v12z', brass) + line('M8 17.6h8M8 9.8h8', 1.3) + cut('M10.2 11.8v4', 1.4) + line('M20 13V5M18 7l2-2.3L22 7M4 13V5M2 7l2-2.3L6 7', 1.3),
  tactical: inset(bodies.attack + aim, 0, 6.2, 0.74) + line('M13 4.6c3.6-2 7.6-.6 9 3M22.6 3.4 22 7.8l-4.2-.8', 1.7),
  harvest: inset(shard, 0.4, 1.4, 0.9) + line('M15.6 21.8c5.6-2.8 7.6-9.6 4.6-15.8', 2.2) + line('M15.6 21.8l-3 1', 2.6),
  expand: inset(bunker, 0, 4, 0.83) + line('M19.6 1.6v6.8M16.2 5H23', 2.2),
  buy: inset(box, 0, 7, 0.7) + shape('M13.5 2.5H22v12h-8.5z', paper) + line('M9.8 4.5 6 4.5M7.6 2.7 5.8 4.5l1.8 1.8', 1.5),
  // phases
  'phase-effect': shape('M5 21.5v-1.7c0-3.6 5-4.8 5-7.8s-5-4.2-5-7.8V2.5h14v1.7c0 3.6-5 4.8-5 7.8s5 4.2 5 7.8v1.7z', paper) + solid('M7.5 20c.6-2.2 2.7-3 4.5-4.6 1.8 1.6 3.9 2.4 4.5 4.6zM9 6.2h6L12 9.4z') + line('M4 2.5h16M4 21.5h16', 2),
  'phase-dice': inset(bodies.resource + brick(9.2, 9.2), 0, 0, 0.62) + inset(bodies.attack + aim, 8.6, 8.6, 0.64),
  'phase-action': line('M3.6 20.6 13 11.2', 3.4) + shape('M9 6.8 14.6 1.6l2.4.6 5 5 .6 2.4-2.6 2.8-2.6-2-1.8 1.8-3.4-3.4-1.4.2z', steel) + cut('M13.2 6.2l2.4-2.2', 1.4),
  'phase-permanent': line('M12 12c-1.8-3-3.4-4.4-5.6-4.4A4.3 4.3 0 0 0 2 12c0 2.6 1.9 4.4 4.4 4.4 2.2 0 3.8-1.4 5.6-4.4s3.4-4.4 5.6-4.4C20.1 7.6 22 9.4 22 12s-1.9 4.4-4.4 4.4c-2.2 0-3.8-1.4-5.6-4.4z', 2.4),
  // dice
  'die-resource': bodies.resource + edge.resource + brick(9.2, 9.2),
  'die-attack': bodies.attack + edge.attack + aim,
  'die-paragon': bodies.paragon + edge.paragon + gem(12, 12.2),
  'die-any': bodies.resource + line('M9 9.2c0-1.9 1.4-3 3.1-3 1.8 0 3.1 1.1 3.1 2.8 0 2.5-3.1 2.5-3.1 5', 2) + solid('M11 16.2h2.2v2.2H11z'),
  'face-resource_blank': bodies.resource + edge.resource + dot,
  'face-resource_1': bodies.resource + edge.resource + brick(8.6, 8.6, 6.8),
  'face-resource_2': bodies.resource + brick(5.4, 5.4) + brick(13, 13),
  'face-resource_3': bodies.resource + brick(9.2, 4.4) + brick(4.6, 13.2) + brick(13.8, 13.2),
  'face-attack_blank': bodies.attack + edge.attack + dot,
  'face-attack': bodies.attack + aim,
  'face-critical': bodies.attack + crit,
  'face-paragon_blank': bodies.paragon + edge.paragon + dot,
  'face-paragon_1': bodies.paragon + edge.paragon + gem(12, 12.2),
  'face-paragon_2': bodies.paragon + gem(8.4, 12.2) + gem(15.6, 12.2),
  blank: shape('M4 2.5h16L21.5 4v16L20 21.5H4L2.5 20V4z', paper) + cut('M5 18V5h6') + line('M8.5 15.5l7-7', 1.6),
  target: inset(person(steel), 3, 3, 0.75) + line('M2 7V2h5M17 2h5v5M22 17v5h-5M7 22H2v-5', 1.8),
  attack: sights + `<circle cx="12" cy="12" r="1.6" fill="${blood}"/>`,
  critical: shape(burst, blood, 1.2) + cut('M12 7.4v9.2M7.4 12h9.2', 2),
  reroll: line('M19.6 13.6A7.8 7.8 0 1 1 17.4 6.4', 2.4) + solid('M20.8 2.6v7.2h-7z'),
  // triggers and conditions
  hit: inset(bunker, 0, 5, 0.8) + inset(shape(burst, brass, 2), 12, 0, 0.5),
  kill: shape('M4.5 11.5C4.5 6 7.6 2.5 12 2.5s7.5 3.5 7.5 9c0 2.6-1.5 3.6-3 4.6v4.4h-9v-4.4c-1.5-1-3-2-3-4.6z', paper) + solid('M7.4 11c1.8-.8 3.4-.2 3.6 1.4.1 1.5-1.2 2.4-2.3 2.1-1-.2-1.6-1.7-1.3-3.5zM16.6 11c-1.8-.8-3.4-.2-3.6 1.4-.1 1.5 1.2 2.4 2.3 2.1 1-.2 1.6-1.7 1.3-3.5z') + line('M10.4 20.5v-2.3M13.6 20.5v-2.3', 1.3),
  enter: shape('M9.5 3H21v18H9.5', steel) + line('M2 12h11M9.6 8l4 4-4 4', 2.4) + cut('M18.4 5.6v12'),
  block: shield + line('M7.4 8.6l9.2 8M16.6 8.6l-9.2 8', 2),
  lost: shape('M5 2.5h14v19H5z', paper) + line('M12 2.5l-2.6 6 4.6 3.5-4 4.5 2.6 5', 1.8),
  power: shape('M12 2 20.5 11H16v10.5H8V11H3.5z', blood) + cut('M10.4 18.6v-9l-.6-.6'),
  pierce: shield + line('M1.6 12h17M14.6 8l4.4 4-4.4 4', 2.2),
  unblockable: inset(shield, 3, 3, 0.75) + line('M3 3l18 18', 2.6),
  damage: inset(symbolHeart(), 0, 2, 0.84) + line('M16.4 4.6H23', 2.4),
  heal: inset(symbolHeart(), 0, 2, 0.84) + line('M16.6 4.6H23M19.8 1.4v6.4', 2.2),
  destroy: inset(shape('M4 3h14v18H4z', paper), 1, 1.4, 0.9) + line('M5.5 6.5l12 12M17.5 6.5l-12 12', 2.4),
  steal: shape('M3 12.5h4l3-2.2h6.4c1.4 0 1.4 2 0 2.2l-4 .5M14.6 13l4.6-2.2c1.5-.6 2.5 1 1.3 2l-5.7 4.8H3z', paper) + inset(box, 9.6, 0, 0.4),
  lose: inset(box, 0, 4, 0.82) + line('M16.6 4.6H23', 2.4),
  loot: shape('M3 13.5h4l3-2.2h6.4c1.4 0 1.4 2 0 2.2l-4 .5M14.6 14l4.6-2.2c1.5-.6 2.5 1 1.3 2l-5.7 4.8H3z', paper) + inset(shard, 10, 0, 0.42),
  shield: shield,
  safe: shape('M3 3.5h18V19H3z', steel) + line('M5.5 19v2.5M18.5 19v2.5', 2) + `<circle cx="12" cy="11.2" r="4.2" fill="${paper}" ${INK}/>` + line('M12 8.6v5.2M9.4 11.2h5.2', 1.2),
  refresh: shape('M8 7h8v11H8z', paper) + line('M4 16.4A9 9 0 0 1 12 3.4M20 7.6a9 9 0 0 1-8 13', 1.8) + solid('M10.8.8v5.4L15 3.4zM13.2 23.2v-5.4L9 20.6z'),
  'x-recruited': inset(symbolHelmet(), 0, 7, 0.72) + line('M19 1.5v8M15.6 6.4 19 9.8l3.4-3.4', 2),
  salvage: inset(symbolHelmet(), 0, 0, 0.72) + line('M19 22.5v-8M15.6 17.6 19 14.2l3.4 3.4M2 21.5h12', 2),
  'x-once': `<circle cx="12" cy="12" r="9.6" fill="${paper}" ${INK}/>` + line('M9.6 9l3-2.4V17.6', 2.4),
  'first-time': line('M4 21.5V3', 2) + shape('M4 3.5h15l-3.6 4.7L19 13H4z', blood) + cut('M6.4 6v4.6'),
  behind: solid('M3 17h5v4.5H3zM9.5 12h5v9.5h-5zM16 5h5v16.5h-5z') + line('M5.5 8.5v6M3 12l2.5 2.6L8 12', 1.6),
  homeland: shape('M3 11.5 12 3.5l9 8V21H3z', steel) + solid('M9.6 21v-6h4.8v6z') + cut('M5.8 12.6 9.4 9.4'),
  mates: inset(person(steel), -1.4, 4, 0.74) + inset(person(steel), 8.4, 4, 0.74),
  noark: inset(symbolArk(), 0, 0, 1) + line('M3 3l18 18', 2.6),
  // strokes
  'x-arrow': line('M2.5 12h17M13.5 6l6.5 6-6.5 6', 2.6),
  'x-mark': line('M4 20l2.8-.8L19 7 17 5 4.8 17.2zM14.8 7.2l2 2', 1.5) + line('M12 20.5h8', 1.5),
  flag: line('M5 22V2.5', 2.2) + shape('M5 3h14l-3.5 4.5L19 12H5z', glow),
  crown: shape('M3 18 4 7l4.2 4.4L12 4.5l3.8 6.9L20 7l1 11z', brass) + line('M3.5 21h17', 2),
};

for (const [id, markup] of Object.entries(emblems)) symbols[`faction-${id}`] = markup;

function symbolHeart(): string {
  return shape('M12 21C6 16.6 2.6 13 2.6 8.8 2.6 5.6 4.9 3.6 7.5 3.6c1.9 0 3.5 1 4.5 2.8 1-1.8 2.6-2.8 4.5-2.8 2.6 0 4.9 2 4.9 5.2C21.4 13 18 16.6 12 21z', blood) + cut('M5.6 9.4c-.1-1.7.8-2.9 2.2-2.9', 1.5);
}

function symbolHelmet(): string {
  return shape('M1.8 17.2c1.4-.8 2-2.4 2-4.8C3.8 7.6 7.2 4.2 12 4.2c4.8 0 8.2 3.2 8.4 8l2.2 2.4-2 1.2-2.8-.8c-3.8-.8-8.8-.6-11.2 2.2z', blood) + line('M8.8 16.2c.8 2 2.4 3.4 4.8 3.8 1.4-1 2-2.8 2-4.8', 1.4);
}

function symbolArk(): string {
  return shape('M1.4 13.6C3 7.6 7 4 12 4s9 3.6 10.6 9.6c-2 4-6 6.4-10.6 6.4S3.4 17.6 1.4 13.6z', steel);
}

// names that another game has as well, and words for what is drawn already
const OWN: Record<string, string> = { once: 'x-once', recruited: 'x-recruited', level: 'x-level', cost: 'resource', pay: 'resource' };

/** The name of the drawing of a symbol of the catalogue. */
export function drawing(key: string): string {
  return OWN[key] ?? key;
}
