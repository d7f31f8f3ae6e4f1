import { limits } from './limits.ts'
import {
  emailRule,
  isStorable,
  nameRule,
  notStorable,
  plainTextRule,
  type TextRule,
} from './text-rules.ts'

export const enquiryRules = {
  name: nameRule('Name is required.', limits.enquiry.name, 'Name'),
  email: emailRule('Email is required.'),
  message: plainTextRule('Message is required.', limits.enquiry.message, 'Message'),
}

export const replyRule = plainTextRule('Reply is required.', limits.desk.text, 'Reply')
export const noteRule = plainTextRule('Note is required.', limits.desk.text, 'Note')
export const cannedAnswerRules = {
  title: plainTextRule('Title is required.', limits.desk.title, 'Title'),
  text: plainTextRule('Text is required.', limits.desk.text, 'Text'),
}

/** A telephone number may be left out, and is written in many ways. */
export const telephoneRule: TextRule = {
  described: { minLength: 0, maxLength: limits.desk.telephone },
  breach(text) {
    if (text === '') return undefined
    const digits = text.replace(/\D/g, '').length
    const isOne = /^[\d\s()+./x-]+$/i.test(text) && digits >= 3
    return isOne && text.length <= limits.desk.telephone
      ? undefined
      : 'Enter a valid telephone number.'
  },
}

/** Days are written in the patient's own words, or left out. */
const daysRule: TextRule = {
  described: { minLength: 0, maxLength: limits.enquiry.days },
  breach(text) {
    if (text.length > limits.enquiry.days) {
      return `Days are too long. Limit is ${limits.enquiry.days} characters.`
    }
    return isStorable(text) ? undefined : notStorable('Days')
  },
}

/** What somebody who asks for an appointment may add. */
export const wishRules = { telephone: telephoneRule, days: daysRule }

type Written = { message: string; wish?: { days: string } | undefined }

/** The words of an enquiry in which words of danger are looked for. */
export const urgentWords = ({ message, wish }: Written) => [message, wish?.days ?? ''].join('\n')
