declare module 'virtual:drawings' {
  /** By the paths of the drawings in `public/`; empty while developing. */
  const addresses: Record<string, string>
  export default addresses
}
