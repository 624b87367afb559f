// Which part of a board a picture shows: what lies around some anchors.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const RIM = 26; // px around what is meant
const LEAST = { width: 360, height: 210 }; // px: less would be too close

/** The part of a laid out board around these anchors, in its own measure; the whole when none of them is there. */
export function around(board: HTMLElement, anchors: readonly string[], whole: { width: number; height: number }): Box {
  const origin = board.getBoundingClientRect();
  const scale = origin.width / whole.width || 1;
  const boxes = [...board.querySelectorAll<HTMLElement>('[data-anchor]')]
    .filter((thing) => anchors.includes(thing.dataset['anchor'] ?? ''))
    .map((thing) => thing.getBoundingClientRect())
    .filter((box) => box.width > 0)
    .map((box) => ({ x: (box.x - origin.x) / scale, y: (box.y - origin.y) / scale, width: box.width / scale, height: box.height / scale }));
  return hull(boxes, whole);
}

/** The smallest box with all of these and a rim, within the whole and not too narrow. */
export function hull(boxes: readonly Box[], whole: { width: number; height: number }): Box {
  if (!boxes.length) return { x: 0, y: 0, ...whole };
  const left = Math.min(...boxes.map((box) => box.x)) - RIM;
  const top = Math.min(...boxes.map((box) => box.y)) - RIM;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + RIM;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + RIM;
  const wider = Math.max(0, LEAST.width - (right - left)) / 2;
  const taller = Math.max(0, LEAST.height - (bottom - top)) / 2;
  const x = Math.max(0, left - wider);
  const y = Math.max(0, top - taller);
  return { x, y, width: Math.min(whole.width, right + wider) - x, height: Math.min(whole.height, bottom + taller) - y };
}
