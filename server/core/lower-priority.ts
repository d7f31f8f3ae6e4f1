import { getPriority, setPriority } from 'node:os'

/** What a site gives its programs that draw: readers come first. */
const niceness = 5

/** Gives way to the site. Where that was itself started at a lower priority, nobody but root may raise it. */
export function lowerPriority(): void {
  setPriority(Math.max(niceness, getPriority()))
}
