import { limits } from '../../../shared/limits.ts'
import { address, reference, time, typedText } from '../records/columns.ts'
import { tableSection } from '../records/table-section.ts'

const { doctor } = limits

export const reviewerConfirmations = tableSection({
  name: 'reviewerConfirmations',
  table: 'reviewer_confirmations',
  key: ['doctor_number'],
  columns: {
    doctor_number: reference('doctors', 'doctor'),
    name: typedText(doctor.name),
    credentials: typedText(doctor.credentials),
    license: typedText(doctor.license),
    npi: typedText(10),
    email: address,
    confirmed_at: time,
    confirmed_by: address,
  },
})
