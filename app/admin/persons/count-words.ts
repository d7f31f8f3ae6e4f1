import type { PersonData, PersonErased } from '../../../shared/persons.ts'

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`]

/** What there is, as `3 enquiries`; nothing for what there is none of. */
export function countsOf({ enquiries, subscriptions, mails }: PersonErased): string[] {
  return [
    ...counted(enquiries, 'enquiry', 'enquiries'),
    ...counted(subscriptions, 'subscription', 'subscriptions'),
    ...counted(mails, 'mail', 'mails'),
  ]
}

/** How much of each kind was found. */
export const numbersOf = ({ enquiries, subscription, mails }: PersonData): PersonErased => ({
  enquiries: enquiries.length,
  subscriptions: subscription ? 1 : 0,
  mails: mails.length,
})

/** `3 enquiries, 1 subscription and 2 mails`. */
export const listed = (words: string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words)
