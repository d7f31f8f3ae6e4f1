import type { EnquiryInput } from '../../../shared/enquiry.ts'

/**
 * Sends the message. Returns what to tell the reader if that failed. A retry of the same message reuses its
 * key, so that it arrives only once even if the first response was lost.
 */
export async function sendMessage(enquiry: EnquiryInput, key: string): Promise<string | undefined> {
  try {
    const response = await fetch('/api/user/v1/contact/send-message', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(enquiry),
    })
    return response.ok ? undefined : messageNotSent
  } catch {
    return 'Something went wrong. Please try again later.'
  }
}

export const messageNotSent = 'There was a problem sending your message. Please try again.'
