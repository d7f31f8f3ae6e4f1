import type { Examples } from '../../ui/example/examples.tsx'
import { ContactDetails } from './contact-details.tsx'

export const contactDetailsExamples: Examples = { normal: <ContactDetails /> }
