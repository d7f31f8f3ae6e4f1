import { lying } from './condition-lying.ts'
import { neckMuscle, shoulderBones, earAndNose } from './condition-parts.ts'
import { lowerJaw, masseter, neckBones, neckSpine, pain, upperJaw } from './anatomy.ts'
import { front } from './front.ts'
import { jointLens } from './objects.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { type Label, picture, place, placed } from './picture.ts'
import { profile } from './profile.ts'
import { sagittal } from './throat.ts'
import { type Point, points, smooth } from './shapes.ts'
import type { Hour } from './sky.ts'
import { circle, curve, curves, fill, line } from './svg.ts'

const size = { width: 720, height: 540 }
const scale = 1.08

type Named = { text: string; from: Point; on: Point }

/** A scene of one head in profile, with labels for what is inside. */
export function headScene(
  hour: Hour,
  title: string,
  at: Point,
  head: string,
  names: Named[] = [],
): string {
  const labels = names.map(({ text, from, on }): Label => ({
    text,
    from,
    to: placed(on, at, scale),
  }))
  return picture({ ...size, hour, title, figure: place(head, at, scale), labels })
}

/** The drawings of the conditions, by file name. */
export const conditions: Record<string, () => string> = {
  jaw: () =>
    headScene(
      7,
      'A man in profile at seven in the morning. Through his cheek one sees the lower jaw, its joint, the teeth and the chewing muscle, which is coral.',
      [400, 226],
      profile(people.daniel, {
        inside: lowerJaw() + upperJaw() + masseter(palette.coral),
      }),
      [
        { text: 'Joint', from: [566, 150], on: [-6, 20] },
        { text: 'Chewing muscle', from: [285, 440], on: [-34, 92] },
        { text: 'Teeth', from: [150, 270], on: [-100, 84] },
        { text: 'Lower jaw', from: [180, 366], on: [-98, 128] },
      ],
    ),
  tmd: () => {
    const at: Point = [236, 226]
    const head = profile(people.mei, {
      open: 9,
      inside: lowerJaw(9) + upperJaw() + pain([-8, 20], 11),
    })
    return picture({
      ...size,
      hour: 12,
      title:
        'A woman in profile, her mouth a little open. Beside her a lens shows her jaw joint larger: the head of the jaw, the disc in coral and the socket.',
      figure: place(head, at, scale) + jointLens([560, 190], 110, placed([-8, 20], at, scale)),
      labels: [
        { text: 'Socket', from: [590, 54], to: [566, 116] },
        { text: 'Disc', from: [430, 366], to: [548, 158] },
        { text: 'Jaw head', from: [564, 370], to: [554, 240] },
      ],
    })
  },
  facial: () => {
    const at: Point = [360, 216]
    const [forehead, cheek, jaw] = [
      [points('82 8, 62 -16, 36 -24, 24 -58, 14 -84'), points('36 -24, 46 -54, 44 -76')],
      [points('82 8, 60 22, 38 28, 26 44, 16 58'), points('38 28, 34 52, 30 74')],
      [points('82 8, 80 62, 60 104, 30 116, 12 120'), points('30 116, 24 108, 20 104')],
    ]
    const nerves =
      curves([...forehead, ...jaw], palette.bone, 4.5) + curves(cheek, palette.coral, 5.5)
    const head = front(people.priya, {
      eyes: 'closed',
      inside: nerves + circle([82, 8], 7, palette.bone),
    })
    return picture({
      ...size,
      hour: 18,
      title:
        'A woman from the front, her eyes closed. On one half of her face the three branches of the nerve of feeling run to forehead, cheek and jaw; the middle one is coral.',
      figure: place(head, at, scale),
      labels: [
        { text: 'Forehead', from: [560, 90], to: placed([44, -56], at, scale) },
        { text: 'Cheek', from: [580, 262], to: placed([38, 30], at, scale) },
        { text: 'Jaw', from: [580, 352], to: placed([62, 102], at, scale) },
      ],
    })
  },
  neck: () =>
    headScene(
      15,
      'An older woman in profile in the afternoon. The seven bones of her neck are drawn in; the muscle behind them is coral.',
      [316, 226],
      profile(people.ruth, { eyes: 'closed', inside: neckMuscle() + neckSpine() }),
      [
        { text: 'Neck bone', from: [524, 250], on: neckBones[0]! },
        { text: 'Muscle', from: [560, 340], on: [76, 158] },
        { text: 'Disc', from: [170, 440], on: [27, 175] },
      ],
    ),
  shoulder: () => {
    const at: Point = [330, 170]
    const figure = front(people.samuel, { eyes: 'closed' }) + shoulderBones()
    return picture({
      ...size,
      hour: 15,
      title:
        'An older man from the front. On one side collarbone, shoulder blade and upper arm are drawn in; the joint between them is coral.',
      figure: place(figure, at, 0.92),
      labels: [
        { text: 'Collarbone', from: [522, 250], to: placed([84, 262], at, 0.92) },
        { text: 'Joint', from: [570, 330], to: placed([160, 288], at, 0.92) },
        { text: 'Upper arm', from: [544, 470], to: placed([182, 370], at, 0.92) },
      ],
    })
  },
  earnose: () =>
    headScene(
      12,
      'A woman in profile at noon. The nose with its folds is drawn in, and the tube that leads from there to the middle ear, which is coral.',
      [360, 226],
      profile(people.nora, { inside: earAndNose() }),
      [
        { text: 'Nose', from: [150, 190], on: [-90, 36] },
        { text: 'Ear tube', from: [160, 400], on: [-22, 38] },
        { text: 'Middle ear', from: [526, 66], on: [10, 20] },
      ],
    ),
  throat: () =>
    headScene(
      9,
      'A woman in profile. Tongue, voice box and windpipe are drawn in, and behind the windpipe the gullet; the voice box is coral.',
      [380, 238],
      profile(people.amara, {
        eyes: 'closed',
        inside: neckSpine() + sagittal() + pain([-18, 188], 13),
      }),
      [
        { text: 'Tongue', from: [160, 250], on: [-74, 100] },
        { text: 'Voice box', from: [206, 436], on: [-22, 188] },
        { text: 'Windpipe', from: [206, 500], on: [0, 232] },
        { text: 'Gullet', from: [580, 380], on: [22, 216] },
      ],
    ),
  sleepApnea: () =>
    lying(
      4,
      people.daniel,
      'A man asleep on his back at four in the morning. His tongue has fallen back and closes the throat; that place is coral.',
      sagittal({ fallen: 1 }) + pain([-14, 100], 13),
      [
        { text: 'Tongue', from: [270, 160], on: [-74, 108] },
        { text: 'Soft palate', from: [504, 60], on: [-60, 68] },
        { text: 'Closed here', from: [350, 84], on: [-14, 100] },
      ],
    ),
  insomnia: () =>
    lying(
      2,
      people.samuel,
      'An older man on his back in bed at two in the morning, his eyes open. Moon and stars stand above him, and a clock.',
      '',
      [],
      'open',
    ),
  digestion: () => {
    const at: Point = [290, 172]
    const gullet: Point[] = points('0 158, 1 230, 6 300, 22 344, 34 356')
    const stomach: Point[] = points(`
    30 352, 52 318, 84 322, 98 366, 84 414, 44 438, 4 432, -16 420!, -14 404!, 14 408, 36 394,
    40 370
  `)
    const inside = [
      curve(gullet, palette.tissue, 13),
      curve(points('0 178, 0 230, 0 276'), palette.air, 22),
      curves(
        [190, 208, 226, 244, 262].map((y) => [
          [-8, y],
          [0, y + 3],
          [8, y],
        ]),
        palette.boneShade,
        3,
      ),
      fill(smooth(stomach), palette.tissue),
      curve(points('48 344, 70 360, 66 396, 34 416'), palette.tissueShade, 3),
      line(smooth(points('-118 372, -50 330, 20 344, 84 304, 128 360'), false), palette.bone, 6, {
        opacity: 0.85,
      }),
      pain([27, 348], 13),
    ].join('')
    return picture({
      ...size,
      hour: 18,
      title:
        'A man from the front in the evening. The gullet runs down the middle behind the windpipe, through the diaphragm, into the stomach; the lower end of the gullet is coral.',
      figure: place(front(people.luis) + inside, at, 0.8),
      labels: [
        { text: 'Windpipe', from: [510, 260], to: placed([6, 210], at, 0.8) },
        { text: 'Gullet', from: [530, 330], to: placed([4, 308], at, 0.8) },
        { text: 'Diaphragm', from: [530, 400], to: placed([104, 322], at, 0.8) },
        { text: 'Stomach', from: [530, 470], to: placed([80, 400], at, 0.8) },
      ],
    })
  },
}
