import type { Evidence } from './evidence.ts'
import { live } from './words/live.ts'

type MedicalNotes = {
  evidence: Record<Evidence, string>
  options: string
  noNumbers: string
  /** Each is followed by a link to the legal notice. */
  notAdvice: string
  notAdviceAtNight: string
  articles: string
}

/** What all medical pages say alike. */
export const medicalNotes: MedicalNotes = live<MedicalNotes>('medical', () => ({
  evidence: {
    supported: 'guidelines advise it for some people',
    limited: 'only small or weak studies of it, or of a part of it',
    none: 'we know of no good study of it that shows an effect',
  },
  options: 'Not every option fits everyone. Ask your doctor or dentist which of them fit you.',
  noNumbers: 'No numbers out of 100 known to us.',
  notAdvice:
    'This page gives information only. It is not medical advice, it makes no diagnosis, and reading it does not make you our patient.',
  notAdviceAtNight: 'This page gives information only. It is not medical advice.',
  articles: 'What you can do, and where this advice comes from:',
}))
