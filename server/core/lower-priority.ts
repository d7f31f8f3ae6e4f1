import { getPriority, setPriority } from 'node:os'

/** The niceness of rendering processes: page requests come first. */
const niceness = 5

/** Lowers this process's priority. If it is lower already, it stays: only root may raise it. */
export function lowerPriority(): void {
  setPriority(Math.max(niceness, getPriority()))
}
