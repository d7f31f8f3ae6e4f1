/** Says how many people the list of erasures has taken out of a restored database. */
export const erasedAgain = (people: number): string =>
  people === 1 ? '1 erased person was erased again.' : `${people} erased people were erased again.`
