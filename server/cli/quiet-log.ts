/** Discards warnings and notices: commands report failures in their own output. */
export const quietLog = { info: () => {}, warn: () => {} }
