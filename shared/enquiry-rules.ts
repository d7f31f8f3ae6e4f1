import { limits } from './limits.ts'
import { emailRule, nameRule, plainTextRule } from './text-rules.ts'

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
