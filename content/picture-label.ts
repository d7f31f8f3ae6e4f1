/** A word on a drawing, in units of the drawing. */
export type PictureLabel = {
  text: string
  /** Where its line of text begins; it ends there if what it names is on the right. */
  at: readonly [x: number, y: number]
  /** The point that it names; without one it stands on what it names. */
  to?: readonly [x: number, y: number]
  /** The part of a moving drawing that it follows. */
  follows?: 'disc' | 'head'
}
