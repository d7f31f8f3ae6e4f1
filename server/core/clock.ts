/** The time of day. One part for all, so that tests can move it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
