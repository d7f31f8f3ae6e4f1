import { z } from './schema.ts'
import { emailField } from './text-field.ts'

export const subscriptionInput = z.object({ email: emailField('Email is required.') })
