/** Says how many people the list of erasures has taken out of a restored database. */
export function erasedAgain(people: number, underOtherSecret: number): string {
  const again =
    people === 1
      ? '1 erased person was erased again.'
      : `${people} erased people were erased again.`
  if (underOtherSecret === 0) return again
  return `${again} ${underOtherSecret} more of the list were erased under another SECRET: set that one and run academy revoke, or they are back.`
}
