/** Discards warnings: commands report failures in their own output. */
export const quietLog = { warn: () => {} }
