/** Whether this is a National Provider Identifier: ten digits, the last of which is a Luhn check digit. */
export function isNpi(text: string): boolean {
  return /^\d{10}$/.test(text) && luhnSum(`80840${text}`) % 10 === 0
}

function luhnSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
