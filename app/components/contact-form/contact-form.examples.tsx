import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { ContactForm } from './contact-form.tsx'

const values = {
  name: exampleTexts.longWord,
  email: 'nobody',
  message: `${exampleTexts.rightToLeft} ${exampleTexts.longTitle}`,
}

export const contactFormExamples: Examples = {
  empty: <ContactForm />,
  'for an appointment': (
    <ContactForm
      about={{ path: '/doctors/1', title: exampleTexts.longTitle }}
      appointment
      outcome={{
        sent: false,
        values: { ...values, wish: { telephone: 'call me', days: '', first: true } },
        breach: { field: 'telephone', message: 'Enter a valid telephone number.' },
        isUrgent: true,
      }}
    />
  ),
  'a field refused': (
    <ContactForm
      outcome={{
        sent: false,
        values,
        breach: { field: 'email', message: 'Enter a valid e-mail address.' },
        isUrgent: false,
      }}
    />
  ),
  'not sent': (
    <ContactForm
      outcome={{
        sent: false,
        values: { ...values, email: 'amara.okafor@example.org' },
        breach: { message: 'There was a problem sending your message. Please try again.' },
        isUrgent: false,
      }}
    />
  ),
  sent: <ContactForm outcome={{ sent: true, message: values.message, isUrgent: false }} />,
  'sent, perhaps urgent': (
    <ContactForm outcome={{ sent: true, message: values.message, isUrgent: true }} />
  ),
}
