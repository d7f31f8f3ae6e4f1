/** The address of the form to write about a page or a doctor. */
export const contactAbout = (path: string) => `/contact?about=${encodeURIComponent(path)}`

/** The address of the form to ask for an appointment with nobody in particular. */
export const appointmentAddress = '/contact?appointment=1'
