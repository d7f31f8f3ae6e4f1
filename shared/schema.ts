// zod as both sides use it.
import { z } from 'zod'

// In browsers zod would try whether it may compile code. The site's policy forbids it, and says so
// in the console of whoever looks.
if (typeof document !== 'undefined') z.config({ jitless: true })

export { z }
