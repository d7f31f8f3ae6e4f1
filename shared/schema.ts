// zod as both sides use it.
import { z } from 'zod'

// No code is made while the site runs. In browsers zod would else try whether it may, which the
// site's policy forbids and says in the console of whoever looks.
z.config({ jitless: true })

export { z }
