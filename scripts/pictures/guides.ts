import { lowerJaw, masseter, temporalis, upperJaw } from './anatomy.ts'
import { lying } from './condition-lying.ts'
import { headScene } from './conditions.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { profile } from './profile.ts'

/** The drawings of the guides, by file name. */
export const guides: Record<string, () => string> = {
  headache: () =>
    headScene(
      15,
      'A woman in profile in the afternoon, her eyes closed. The fan-shaped muscle at her temple is drawn in and is coral.',
      [360, 240],
      profile(people.nora, {
        eyes: 'closed',
        inside: lowerJaw() + upperJaw() + temporalis(palette.coral),
      }),
      [
        { text: 'Temple muscle', from: [448, 40], on: [2, -60] },
        { text: 'Lower jaw', from: [182, 424], on: [-80, 128] },
      ],
    ),
  'clenching-and-grinding': () =>
    lying(
      2,
      people.samuel,
      'A man asleep on his back at two in the morning. His lower jaw is drawn in with the teeth closed; the chewing muscle is coral.',
      lowerJaw() + upperJaw() + masseter(palette.coral),
      [
        { text: 'Teeth', from: [338, 66], on: [-96, 84] },
        { text: 'Chewing muscle', from: [262, 118], on: [-34, 92] },
      ],
    ),
}
