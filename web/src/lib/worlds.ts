// The worlds of the games that are built in: their colours must be there before anything of them is drawn.

const worlds = import.meta.glob('../*/world.css', { eager: true });

/** Whether a game brings its own colours. */
export function hasWorld(game: string): boolean {
  return `../${game}/world.css` in worlds;
}
