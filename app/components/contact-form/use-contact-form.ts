import { type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { EnquiryInput } from '../../../shared/enquiry.ts'
import { enquiryRules, urgentWords, wishRules } from '../../../shared/enquiry-rules.ts'
import type { RuleBreach } from '../../../shared/first-issue.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { valuesOf } from './form-values.ts'
import { sendMessage } from './send-message.ts'
import { useDanger } from './use-danger.ts'

type Errors = Partial<Record<string, string>>

type Refusal = { breach: RuleBreach; isUrgent: boolean }

/** The state of the message form in the browser. The fields themselves hold the typed text. */
export function useContactForm(refused: Refusal | undefined, about: string | undefined) {
  const refusal = refused?.breach
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  const key = useRef('')
  const hydrated = useHydrated()
  const [stage, setStage] = useState<'writing' | 'sending'>('writing')
  const danger = useDanger(refused?.isUrgent)
  const [sent, setSent] = useState<{ message: string; isUrgent: boolean }>()
  const [left, setLeft] = useState<string[]>(refusal?.field ? [refusal.field] : [])
  const [errors, setErrors] = useState<Errors>(
    refusal?.field ? { [refusal.field]: refusal.message } : {},
  )

  function check() {
    if (!form.current) return
    const found = errorsOf(valuesOf(new FormData(form.current)))
    setErrors(found)
    // A corrected field counts as wrong again only when the reader leaves it wrong.
    setLeft((before) => before.filter((name) => name in found))
  }

  function look() {
    const words = form.current ? urgentWords(valuesOf(new FormData(form.current))) : ''
    // Nothing is loaded for who only looks at the form.
    if (words.trim() !== '' || danger.isUrgent) danger.look(words)
  }

  // Text typed before the scripts ran counts too.
  useEffect(() => {
    check()
    look()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the scripts run
  }, [])

  // What is typed may fill the window.
  useEffect(() => {
    if (danger.isUrgent)
      form.current?.querySelector('.urgent-help')?.scrollIntoView({ block: 'nearest' })
  }, [danger.isUrgent])

  function noteChange() {
    key.current = ''
    check()
    look()
  }

  async function send(event: SubmitEvent) {
    event.preventDefault()
    const typed = valuesOf(new FormData(form.current!))
    const enquiry = { ...typed, ...(about !== undefined && { about }) }
    if (underWay.current || Object.keys(errorsOf(enquiry)).length > 0) return
    underWay.current = true
    setStage('sending')
    key.current ||= randomKey()
    const problem = await sendMessage(enquiry, key.current)
    const isUrgent = !problem && (await danger.isIn(urgentWords(enquiry)))
    underWay.current = false
    setStage('writing')
    if (!problem) setSent({ message: enquiry.message, isUrgent })
    if (problem) alert(problem)
  }

  return {
    /** The message, once it has been sent, and whether it may be urgent. */
    sent,
    /** Whether words of danger stand in the form. */
    isUrgent: danger.isUrgent,
    sending: stage === 'sending',
    canSend: !hydrated || (stage === 'writing' && Object.keys(errors).length === 0),
    /** The fields that are not valid yet, if scripts run. */
    missing: hydrated ? Object.keys(errors) : [],
    /** Shown once the reader has left the field. */
    errorOf: (name: string) => (left.includes(name) ? errors[name] : undefined),
    formProps: {
      ref: form,
      onInput: noteChange,
      // All that some programs which fill in forms say.
      onChange: noteChange,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void send(event),
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        const { name } = target as HTMLElement as HTMLInputElement
        if (name) setLeft((before) => [...new Set([...before, name])])
      },
    },
  }
}

/** The first broken rule of each field. */
function errorsOf({ wish, ...enquiry }: EnquiryInput): Errors {
  const needed = Object.entries(enquiryRules).map(
    ([name, rule]) => [name, rule.breach(enquiry[name as keyof typeof enquiryRules])] as const,
  )
  const wished = wish
    ? Object.entries(wishRules).map(
        ([name, rule]) => [name, rule.breach(wish[name as keyof typeof wishRules])] as const,
      )
    : []
  return Object.fromEntries([...needed, ...wished].filter(([, breach]) => breach !== undefined))
}

/** Not `randomUUID`, which exists on secure origins only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  )
}
