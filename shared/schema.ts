// zod, configured for server and browser.
import { z } from 'zod'

// Don't generate code at run time. In browsers zod would test whether it can, which violates the site's
// policy and logs an error to the console.
z.config({ jitless: true })

export { z }
