/** Globs of paths. Packages begin with `npm:`, built-in modules with `node:`, `imports` of package.json with `#`. */
export type Border = {
  /** A file must obey the first border whose glob it matches. */
  files: string
  imports: string[]
  /** What may only be imported with `import type`. */
  types?: string[]
  /** What to do instead. */
  sentence: string
}
