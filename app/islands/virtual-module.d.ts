declare module 'virtual:islands-script' {
  /** Address of the script of tool pages; undefined while developing. */
  const address: string | undefined
  export default address
}
