declare module 'virtual:islands-script' {
  /** Address of the script of tool pages. */
  const address: string
  export default address
}
