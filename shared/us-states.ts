const states =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|' +
  'KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|' +
  'MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|' +
  'NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|' +
  'OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|' +
  'TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|' +
  'WI Wisconsin|WY Wyoming'

const pairs = states
  .toLowerCase()
  .split('|')
  .map((state) => [state.slice(0, 2), state.slice(3)] as const)
const nameOf = new Map(pairs)
const lettersOf = new Map(pairs.map(([letters, name]) => [name, letters]))

export const isStateCode = (text: string): boolean => nameOf.has(text)

/** The code and the name of a state in lower case, given either one; just `region` if it is unknown. */
export function stateNames(region: string): string[] {
  const known = nameOf.get(region) ?? lettersOf.get(region)
  return known === undefined ? [region] : [region, known]
}
