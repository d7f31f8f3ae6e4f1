import { lying } from './condition-lying.ts'
import { earAndNose, gulletAndStomach, neckMuscle, shoulderBones } from './condition-parts.ts'
import { lowerJaw, masseter, neckSpine, pain, upperJaw } from './anatomy.ts'
import { front } from './front.ts'
import { jointLens } from './objects.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { picture, place, placed } from './picture.ts'
import { profile } from './profile.ts'
import { sagittal } from './throat.ts'
import { type Point, points } from './shapes.ts'
import { circle, curves } from './svg.ts'

const scale = 1.08

/** A head in profile on plain ground, for what lies inside it. */
export function headPicture(title: string, at: Point, head: string): string {
  return plainPicture(title, place(head, at, scale))
}

function plainPicture(title: string, figure: string): string {
  return picture({ width: 720, height: 540, ground: 'plain', title, figure })
}

/** The drawings of the conditions, by file name. */
export const conditions: Record<string, () => string> = {
  jaw: () =>
    headPicture(
      'A man in profile. Through his cheek one sees the upper and lower jaw, the joint, the teeth and the chewing muscle, which is coral.',
      [372, 226],
      profile(people.daniel, {
        hurt: true,
        inside: lowerJaw() + upperJaw() + masseter(palette.coral),
      }),
    ),
  tmd: () => {
    const at: Point = [236, 226]
    const head = profile(people.mei, {
      open: 9,
      inside: lowerJaw(9) + upperJaw() + pain([-8, 20], 11),
    })
    return plainPicture(
      'A woman in profile, her mouth a little open. Beside her a lens shows her jaw joint larger: the head of the jaw, the disc in coral and the socket.',
      place(head, at, scale) + jointLens([560, 190], 120, placed([-8, 20], at, scale)),
    )
  },
  facial: () => {
    const [forehead, cheek, jaw] = [
      [points('82 8, 62 -16, 36 -24, 24 -58, 14 -84'), points('36 -24, 46 -54, 44 -76')],
      [points('82 8, 60 22, 38 28, 26 44, 16 58'), points('38 28, 34 52, 30 74')],
      [points('82 8, 80 62, 60 104, 30 116, 12 120'), points('30 116, 24 108, 20 104')],
    ]
    const nerves =
      curves([...forehead, ...jaw], palette.bone, 4.5) + curves(cheek, palette.coral, 5.5)
    const head = front(people.priya, {
      eyes: 'closed',
      look: { hurt: true },
      inside: nerves + circle([82, 8], 7, palette.bone),
    })
    return plainPicture(
      'A woman from the front, her eyes closed, her brows drawn together. On one half of her face the three branches of the nerve of feeling run to forehead, cheek and jaw; the middle one is coral.',
      place(head, [330, 216], scale),
    )
  },
  neck: () =>
    headPicture(
      'An older woman in profile, her brow lowered. The seven bones of her neck and the discs between them are drawn in; the muscle behind them is coral.',
      [316, 226],
      profile(people.ruth, {
        eyes: 'closed',
        hurt: true,
        inside: neckMuscle() + neckSpine(),
      }),
    ),
  shoulder: () =>
    plainPicture(
      'An older man from the front. On one side collarbone, shoulder blade and upper arm are drawn in; the joint between them is coral.',
      place(
        front(people.samuel, { eyes: 'closed', look: { hurt: true } }) + shoulderBones(),
        [300, 170],
        0.92,
      ),
    ),
  earnose: () =>
    headPicture(
      'A woman in profile. The nose with its folds is drawn in, and the tube that leads from there to the middle ear, which is coral.',
      [340, 226],
      profile(people.nora, { hurt: true, inside: earAndNose() }),
    ),
  throat: () =>
    headPicture(
      'A woman in profile. Tongue, voice box and windpipe are drawn in, and behind the windpipe the gullet; the voice box is coral.',
      [380, 238],
      profile(people.amara, {
        eyes: 'closed',
        hurt: true,
        inside: neckSpine() + sagittal() + pain([-18, 188], 13),
      }),
    ),
  sleepApnea: () =>
    lying(
      4,
      people.daniel,
      'A man asleep on his back in bed at night. His tongue has fallen back and closes the throat; that place is coral.',
      { inside: sagittal({ fallen: 1 }) + pain([-14, 100], 13) },
    ),
  insomnia: () =>
    lying(
      2,
      { ...people.samuel, beard: undefined },
      'An older man on his back in bed, his eyes open. Through the window one sees the moon; the clock on the wall says two.',
      { eyes: 'open' },
    ),
  digestion: () =>
    plainPicture(
      'A man from the front. The gullet runs down behind the windpipe, through the diaphragm, into the stomach, which ends in the bowel; the lower end of the gullet is coral.',
      place(front(people.luis) + gulletAndStomach(), [300, 118], 0.66),
    ),
}
