import { limits } from './limits.ts'
import { emailRule, plainTextRule } from './text-rules.ts'

export const enquiryRules = {
  name: plainTextRule('Name is required.', limits.enquiry.name, 'Name'),
  email: emailRule('Email is required.'),
  message: plainTextRule('Message is required.', limits.enquiry.message, 'Message'),
}
