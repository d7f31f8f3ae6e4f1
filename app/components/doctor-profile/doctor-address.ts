/** The address of a doctor's own page. */
export const doctorAddress = (id: string) => `/doctors/${encodeURIComponent(id)}`
