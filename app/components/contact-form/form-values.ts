import type { EnquiryInput } from '../../../shared/enquiry.ts'

/** What somebody filled in, as it is sent, in the browser or without scripts. */
export function valuesOf(form: FormData): EnquiryInput {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const first = text('first')
  return {
    name: text('name'),
    email: text('email'),
    message: text('message'),
    website: text('website'),
    // The fields for an appointment are not always there.
    ...(form.has('telephone') && {
      wish: {
        telephone: text('telephone'),
        days: text('days'),
        first: first === '' ? null : first === 'yes',
      },
    }),
  }
}
