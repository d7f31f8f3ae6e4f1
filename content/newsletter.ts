import { academy } from './academy.ts'
import { live } from './words/live.ts'

/** The words of the newsletter's pages and mails. */
export const newsletter = live('newsletter', () => ({
  title: 'Stay up to date',
  description: `News from the ${academy.name} by email.`,
  intro: `New articles and news from the ${academy.name}, by email. You can unsubscribe at any time with one click.`,
  sent: {
    title: 'Please check your inbox',
    text: 'If the address is correct, you will soon get an email from us. Open the link in it and press the button there. You are not subscribed until you do.',
  },
  confirm: {
    title: 'Confirm your subscription',
    text: `Press the button to get news from the ${academy.name} by email.`,
  },
  confirmed: {
    title: 'Your subscription is confirmed',
    text: 'Thank you. We will send our news to your inbox.',
  },
  leave: {
    title: 'Leave the newsletter',
    text: 'Each of our emails has a link that ends it. If you have none at hand, we will send you that link.',
    sent: 'If this address is on our list, a link is on its way.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: `Press the button to stop getting news from the ${academy.name}.`,
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'Your address is not on our list. We will not send you any more news.',
  },
  mails: {
    confirmSubject: `Please confirm: news from the ${academy.name}`,
    confirm: `Someone, we hope you, asked for news from the ${academy.name} at this address.`,
    confirmNot: 'If it was not you, ignore this email: we send nothing without your confirmation.',
    leaveSubject: `Leave the newsletter: ${academy.name}`,
    leave: `Someone, we hope you, asked to end the news from the ${academy.name} at this address.`,
    leaveNot: 'If it was not you, ignore this email: nothing changes.',
    why: `You get this email because you asked the ${academy.name} for news at this address.`,
  },
}))
