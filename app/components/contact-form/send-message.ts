import type { EnquiryInput } from '../../../shared/enquiry.ts'

/** Sends the message; answers what to tell the reader if that failed. */
export async function sendMessage(enquiry: EnquiryInput): Promise<string | undefined> {
  try {
    const answer = await fetch('/api/user/v1/contact/send-message', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    })
    return answer.ok ? undefined : messageNotSent
  } catch {
    return 'Something went wrong. Please try again later.'
  }
}

export const messageNotSent = 'There was a problem sending your message. Please try again.'
