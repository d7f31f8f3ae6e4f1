/** A doctor's own page. */
export const doctorAddress = (id: string) => `/doctors/${encodeURIComponent(id)}`
