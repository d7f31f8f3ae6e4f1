import { z } from './schema.ts'
import { emailField } from './email.ts'

export const subscriptionInput = z.object({ email: emailField('Email is required.') })
