/** Shown on pages without a list of danger signs. */
export const emergencyNotice = 'In an emergency, call 911 or go to the nearest emergency room.'
