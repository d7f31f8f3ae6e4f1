import type { Doctor } from '../../../shared/doctor.ts'
import { type DoctorInput, doctorInput } from '../../../shared/doctor-input.ts'
import { brokenFields, firstIssue } from '../../../shared/first-issue.ts'
import { htmlText } from '../../../shared/html-text.ts'
import type { Problem } from '../record-form/use-saving.ts'

/** What the doctor form holds while it is written; the photo is kept apart. */
export type DoctorDraft = Pick<Doctor, 'name' | 'email' | 'location' | 'linkedin' | 'description'>

export function draftOf(doctor: Doctor | undefined): DoctorDraft {
  return {
    name: doctor?.name ?? '',
    email: doctor?.email ?? '',
    location: doctor?.location ?? '',
    linkedin: doctor?.linkedin ?? '',
    description: doctor?.description ?? '',
  }
}

export function inputFrom(draft: DoctorDraft, image_url: string): DoctorInput {
  return { ...draft, linkedin: withProtocol(draft.linkedin), image_url }
}

/** Addresses are often copied without it. */
function withProtocol(address: string): string {
  return /^([a-z]+\.)?linkedin\.com\//i.test(address.trim()) ? `https://${address.trim()}` : address
}

export function brokenRule(draft: DoctorDraft): Problem | undefined {
  const checked = doctorInput.safeParse(inputFrom(draft, ''))
  return checked.success ? undefined : firstIssue(checked.error)
}

/** Whether a rule of this field is broken, whatever the others are like. */
export function breaksRule(draft: DoctorDraft, field: keyof DoctorDraft): boolean {
  return brokenFields(doctorInput.safeParse(inputFrom(draft, ''))).includes(field)
}

/** Everything typed, as plain text that can be pasted anywhere. */
export function draftText(draft: DoctorDraft): string {
  return [
    draft.name,
    draft.email,
    draft.location,
    draft.linkedin,
    htmlText(draft.description),
  ].join('\n')
}
