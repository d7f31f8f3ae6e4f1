import { limits } from './limits.ts'
import { emailRule, nameRule, plainTextRule, type TextRule } from './text-rules.ts'

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
