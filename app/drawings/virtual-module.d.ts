declare module 'virtual:drawings' {
  /** Addresses by the drawings' paths in `public/`; empty during development. */
  const addresses: Record<string, string>
  export default addresses
}
