import type { Doctor } from '../../../shared/doctor.ts'
import { doctorFields } from '../../../shared/doctor-fields.ts'
import type { DoctorInput } from '../../../shared/doctor-input.ts'
import type { DraftOf } from '../../../shared/fields.ts'
import { draftFrom, draftText } from '../../../shared/field-values.ts'
import { recordKinds } from '../../../shared/record-kinds.ts'
import { api } from '../client/api.ts'
import { formAddress, pageAddress } from './form-address.ts'
import { writingKinds } from './writing-kind.ts'
import type { RecordKind } from './record-kind.ts'

/** The values of the doctor form, without the photo. */
export type DoctorDraft = Omit<DraftOf<typeof doctorFields>, 'image_url'>

const somethingWrong = 'Something went wrong. Please try again.'

export const doctorKind: RecordKind<Doctor, DoctorDraft, DoctorInput> = {
  ...writingKinds.doctor,
  list: recordKinds.doctor.list,
  ...api.doctors,
  pageAddress: ({ _id }) => pageAddress('doctor', _id),
  viewAddress: (id) => formAddress(recordKinds.doctor.form, id, true),
  fields: doctorFields,
  titles: { add: 'Add New Doctor', edit: 'Edit Doctor', view: 'View Doctor' },
  backToList: 'Back to the doctor list',
  missing: 'This doctor is no longer on the list.',
  picture: { hint: 'PNG, JPG, JPEG (max 2MB)', accept: 'image/png,image/jpeg' },
  loadRules: async () => (await import('../../../shared/doctor-input.ts')).doctorInput,
  draftOf(doctor) {
    const { image_url: _image, ...draft } = draftFrom(doctorFields, doctor)
    return draft
  },
  inputFrom: (draft, image_url) => ({
    ...draft,
    linkedin: withProtocol(draft.linkedin),
    image_url,
  }),
  textOf: (draft) => draftText(doctorFields, draft),
  messages: {
    added: 'Doctor added successfully.',
    updated: 'Doctor updated successfully.',
    refused: somethingWrong,
    noToken: 'Authorization token not found',
    imageDeleteFailed: somethingWrong,
    imageDeleted: 'Image deleted successfully',
    uploadFailed: somethingWrong,
  },
  tell: (message) => alert(message),
  closeLeadsTo: 'back',
}

/** Adds the protocol to LinkedIn addresses that were copied without it. */
function withProtocol(address: string): string {
  return /^([a-z]+\.)?linkedin\.com\//i.test(address.trim()) ? `https://${address.trim()}` : address
}
