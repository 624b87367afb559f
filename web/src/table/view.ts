// Where the board lies on its stage: scale and shift, and what fingers do to them.

export interface Place {
  scale: number;
  x: number; // shift of the board's corner in pixels of the stage
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Place = { scale: 1, x: 0, y: 0 };
export const MOST = 5;

/** Keep the board on its stage: no closer than MOST, no farther than whole, no empty border. */
export function kept(place: Place, stage: Size): Place {
  const scale = Math.min(MOST, Math.max(1, place.scale));
  const least = { x: stage.width * (1 - scale), y: stage.height * (1 - scale) };
  return { scale, x: Math.min(0, Math.max(least.x, place.x)), y: Math.min(0, Math.max(least.y, place.y)) };
}

/** Zoom so that the point under the finger stays there. */
export function zoomed(place: Place, scale: number, at: { x: number; y: number }, stage: Size): Place {
  const next = Math.min(MOST, Math.max(1, scale));
  const share = next / place.scale;
  return kept({ scale: next, x: at.x - (at.x - place.x) * share, y: at.y - (at.y - place.y) * share }, stage);
}

export function moved(place: Place, dx: number, dy: number, stage: Size): Place {
  return kept({ ...place, x: place.x + dx, y: place.y + dy }, stage);
}

/** Which of these rectangles lies next in a direction: for arrow keys among things that glow. */
export function nextTowards(
  from: DOMRect | null,
  others: readonly DOMRect[],
  direction: 'left' | 'right' | 'up' | 'down',
): number {
  if (!from) return others.length ? 0 : -1;
  const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const start = middle(from);
  let best = -1;
  let least = Infinity;
  others.forEach((box, index) => {
    const there = middle(box);
    const dx = there.x - start.x;
    const dy = there.y - start.y;
    const along = direction === 'left' ? -dx : direction === 'right' ? dx : direction === 'up' ? -dy : dy;
    const across = Math.abs(direction === 'left' || direction === 'right' ? dy : dx);
    if (along < 4) return;
    const far = along + across * 2;
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}
