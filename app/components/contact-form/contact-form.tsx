import type { EnquiryAbout, EnquiryInput } from '../../../shared/enquiry.ts'
import type { RuleBreach } from '../../../shared/first-issue.ts'
import { limits } from '../../../shared/limits.ts'
import { TextArea, TextField } from '../../ui/text-field/text-field.tsx'
import { listOfWords } from '../../ui/list-of-words.ts'
import { AppointmentFields } from './appointment-fields.tsx'
import { appointmentAddress, contactAbout } from './contact-address.ts'
import { UrgentHelp } from './urgent-help.tsx'
import { useContactForm } from './use-contact-form.ts'

export type ContactFormProps = {
  /** The page or doctor that the reader came from to write about it. */
  about?: EnquiryAbout | undefined
  /** Whether the reader may want an appointment. */
  appointment?: boolean
  /** The result of a form that was sent without scripts. */
  outcome?:
    | { sent: true; message: string; isUrgent: boolean }
    | { sent: false; values: EnquiryInput; breach: RuleBreach; isUrgent: boolean }
    | undefined
}

/** The message form. Without scripts it is a POST that responds with this page. */
export function ContactForm({ outcome, about, appointment = false }: ContactFormProps) {
  const refused = outcome?.sent === false ? outcome : undefined
  const { sent, sending, canSend, missing, errorOf, formProps, isUrgent } = useContactForm(
    refused,
    about?.path,
  )
  if (sent) return <ThankYou {...sent} focus />
  if (outcome?.sent) return <ThankYou {...outcome} />
  const field = (name: 'name' | 'email' | 'message') => ({
    id: `contact-${name}`,
    name,
    required: true,
    defaultValue: refused?.values[name] ?? '',
    error: errorOf(name),
    autoFocus: refused?.breach.field === name,
  })
  // The address holds what the form was opened for, so that it still does without scripts.
  const address = about ? contactAbout(about.path) : appointment ? appointmentAddress : '/contact'
  return (
    <form className="contact-form stack" action={address} method="post" noValidate {...formProps}>
      <div>
        <h2>Send us a message</h2>
        <p className="quiet">
          {appointment
            ? 'Please fill in the first three fields.'
            : 'Please fill in all three fields.'}
        </p>
        {about && (
          <p className="contact-about">
            About: <a href={about.path}>{about.title}</a>
          </p>
        )}
      </div>
      {refused && !refused.breach.field && (
        <p className="field-error" role="alert">
          {refused.breach.message}
        </p>
      )}
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={limits.enquiry.name}
        {...field('name')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={limits.email}
        {...field('email')}
      />
      <TextArea
        label="Message"
        rows={4}
        hint="Please do not send test results or your health history here. We cannot give a diagnosis by email."
        maxLength={limits.enquiry.message}
        {...field('message')}
      />
      {isUrgent && <UrgentHelp />}
      {appointment && (
        <AppointmentFields
          values={refused?.values.wish}
          errorOf={errorOf}
          wrong={refused?.breach.field}
        />
      )}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="contact-website">Leave this empty</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="quiet contact-form-note">
        We keep messages for up to {limits.enquiry.months} months. See our{' '}
        <a href="/privacypolicy">Privacy Policy</a>.
      </p>
      <div className="contact-form-send">
        <button className="button" type="submit" disabled={!canSend}>
          {sending ? 'Sending...' : 'Send message'}
        </button>
        <p className="quiet" role="status">
          {missing.length > 0 && `Still needed: ${listOfWords(missing.map(wordsFor))}`}
        </p>
      </div>
    </form>
  )
}

const fieldWords: Record<string, string> = {
  name: 'your name',
  email: 'a valid email address',
  message: 'a message',
  telephone: 'a valid telephone number',
  days: 'fewer words about the days',
}
const wordsFor = (field: string) => fieldWords[field] ?? field

type ThankYouProps = { message: string; isUrgent: boolean; focus?: boolean }

function ThankYou({ message, isUrgent, focus = false }: ThankYouProps) {
  return (
    <div className="contact-form contact-thanks stack">
      <h2 tabIndex={-1} ref={(heading) => (focus ? heading?.focus() : undefined)}>
        Thank you for your message!
      </h2>
      {isUrgent && <UrgentHelp />}
      <p>We will get back to you shortly</p>
      <div>
        <p className="quiet">Your message:</p>
        <blockquote className="contact-sent">{message}</blockquote>
      </div>
    </div>
  )
}
