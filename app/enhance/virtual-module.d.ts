declare module 'virtual:enhancement-script' {
  const script: string
  export default script
}
