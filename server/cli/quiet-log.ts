/** Commands say what went wrong in their own line. */
export const quietLog = { warn: () => {} }
