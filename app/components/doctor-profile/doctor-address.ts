/** Where readers find a doctor's profile. */
export const doctorAddress = (id: string) => `/doctors-behind#doctor-${id}`
