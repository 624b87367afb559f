// When something is done that needs to know where things are.

/** Run at the beginning of the frame after the next one. What has just changed is drawn by then: measuring costs nothing, and
 * what is drawn because of it does not come on top of the frame in which everything else has changed. */
export function afterDrawing(run: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(run)));
  return () => cancelAnimationFrame(frame);
}
