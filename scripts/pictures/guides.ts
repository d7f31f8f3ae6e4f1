import { lowerJaw, masseter, temporalis, upperJaw } from './anatomy.ts'
import { lying } from './condition-lying.ts'
import { headPicture } from './conditions.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { profile } from './profile.ts'

/** The drawings of the guides, by file name. */
export const guides: Record<string, () => string> = {
  headache: () =>
    headPicture(
      'A woman in profile, her eyes closed, her brow lowered. The fan-shaped muscle at her temple is drawn in and is coral.',
      [360, 240],
      profile(people.nora, {
        eyes: 'closed',
        hurt: true,
        inside: lowerJaw() + upperJaw() + temporalis(palette.coral),
      }),
    ),
  'clenching-and-grinding': () =>
    lying(
      2,
      { ...people.samuel, beard: undefined },
      'A man asleep on his back at night. His lower jaw is drawn in with the teeth closed; the chewing muscle is coral.',
      { inside: lowerJaw() + upperJaw() + masseter(palette.coral) },
    ),
}
