/** Where a doctor sees people. `region` is a state: its name or two-letter code. */
export type Place = {
  name: string
  street: string
  city: string
  region: string
  postalCode: string
  country: string
  phone: string
  url: string
}

/** The labels of a place's parts, in the order of the form. */
export const placeLabels: Readonly<Record<keyof Place, string>> = {
  name: 'Place name',
  street: 'Street',
  city: 'City',
  region: 'State',
  postalCode: 'ZIP',
  country: 'Country',
  phone: 'Telephone',
  url: 'Web address',
}

export const emptyPlace: Place = {
  name: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phone: '',
  url: '',
}

/** A place as one line of text. */
export function placeText(given: Readonly<Record<string, string | number | null>>): string {
  const names = Object.keys(placeLabels) as (keyof Place)[]
  return names
    .map((name) => String(given[name] ?? ''))
    .filter(Boolean)
    .join(', ')
}
