declare module 'virtual:enhancement-script' {
  const script: string
  export default script
}

declare module 'virtual:night-script' {
  const script: string
  export default script
}
