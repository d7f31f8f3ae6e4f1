/** Places on the ring, from the centre to the right and around the back. */
const positions = ['centre', 'right1', 'right', 'left', 'left1'] as const
export type Position = (typeof positions)[number]

/** Where an item is while the item `centre` is in the middle. */
export function positionOf(item: number, centre: number): Position {
  return positions[(item - centre + positions.length) % positions.length]!
}
