import { scene } from './article-scene.ts'
import { jawLine, lowerJaw, masseter, pain, temporalis, upperJaw } from './anatomy.ts'
import { hand } from './hand.ts'
import { jointLens } from './objects.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { place, placed } from './picture.ts'
import { profile } from './profile.ts'
import { type Point, points, smooth } from './shapes.ts'
import { circle, curve, fill, group, line } from './svg.ts'

const bones = (open = 0) => lowerJaw(open) + upperJaw()

/** The drawings for articles that show people, by file name. */
export const articlesWithPeople: Record<string, () => string> = {
  'a-patients-guide-to-tmd': () => {
    const at: Point = [560, 300]
    const head = profile(people.nora, { open: 7, hurt: true, inside: pain([-8, 20], 15) })
    return scene(
      9,
      'A woman in profile touches the joint in front of her ear.',
      place(head, at, 1.5) +
        hand(people.nora, placed([-8, 24], at, 1.5), 52, { scale: 1.5, arm: 460 }),
    )
  },
  'jaw-clicking': () => {
    const at: Point = [390, 300]
    const head = profile(people.daniel, { open: 7, inside: bones(7) })
    return scene(
      'plain',
      'A man in profile. A lens shows his jaw joint larger, the disc in coral.',
      place(head, at, 1.5) + jointLens([880, 320], 210, placed([-8, 20], at, 1.5)),
    )
  },
  'headache-at-the-temples': () => {
    const at: Point = [560, 320]
    const head = profile(people.ruth, {
      eyes: 'closed',
      hurt: true,
      inside: temporalis() + pain([-46, -46], 18),
    })
    return scene(
      18,
      'An older woman in profile lays two fingertips on the fan-shaped muscle of her temple.',
      place(head, at, 1.5) +
        hand(people.ruth, placed([-40, -42], at, 1.5), 58, { fingers: 2, scale: 1.4, arm: 480 }),
    )
  },
  'dizziness-fullness-and-ringing': () => {
    const at: Point = [560, 310]
    const ear = placed([16, 20], at, 1.5)
    const rings = [110, 165, 220]
      .map((r, index) =>
        circle(ear, r, 'none', { stroke: '#fff', 'stroke-width': 4, opacity: 0.7 - index * 0.15 }),
      )
      .join('')
    return scene(
      12,
      'A man in profile, rings spread from his ear.',
      place(
        profile(people.samuel, { eyes: 'closed', hurt: true, inside: pain([-8, 20], 13) }),
        at,
        1.5,
      ) + rings,
    )
  },
  'throat-tightness': () => {
    const at: Point = [600, 330]
    const bands =
      curve(points('-96 138, -66 146, -34 152'), palette.tissue, 9) +
      curve(points('-8 96, -20 128, -30 152'), palette.tissue, 9) +
      curve(points('-30 156, -26 190, -12 246'), palette.tissue, 9)
    const inside =
      bands +
      jawLine() +
      curve(points('-44 150, -32 156, -20 150'), palette.bone, 9) +
      pain([-36, 152], 9)
    const head = group(profile(people.mei, { eyes: 'closed', hurt: true, inside }), {
      transform: 'rotate(7 60 260)',
    })
    return scene(
      9,
      'A woman in profile with her chin raised touches the soft place below it.',
      place(head, at, 1.45) +
        hand(people.mei, [552, 546], 158, { fingers: 2, scale: 1, flip: true, arm: 400 }),
    )
  },
  'locked-jaw': () =>
    scene(
      15,
      'Two heads in profile: one with the mouth stuck open and a hand below the chin, one that opens only a little.',
      [
        place(profile(people.daniel, { open: 16, plain: true }), [330, 310], 1.2),
        hand(people.daniel, [226, 486], 112, { fingers: 4, scale: 0.9, flip: true, arm: 360 }),
        place(
          profile(people.ruth, { open: 4, inside: pain([-8, 20], 15), plain: true }),
          [870, 310],
          1.2,
        ),
      ].join(''),
    ),
  'anatomy-of-a-bite': () => {
    const at: Point = [600, 310]
    const almond: Point[] = points('-70 96, -62 88, -50 90, -46 96, -54 101, -64 101')
    const inside =
      temporalis() +
      bones(6) +
      masseter() +
      circle([-8, 20], 9, palette.straw) +
      fill(smooth(almond), '#9A6A3C')
    return scene(
      'plain',
      'A woman in profile with jaws, teeth and chewing muscles drawn in, an almond between the back teeth.',
      place(profile(people.priya, { eyes: 'closed', open: 6, inside }), at, 1.5),
    )
  },
  'migraine-and-the-jaw': () => {
    const [left, right]: Point[] = points('430 350, 770 350')
    const rays = [-60, -20, 20, 60, 100]
      .map((angle) =>
        line('M0-44V-66', palette.straw, 7, {
          transform: `translate(-60 -50)rotate(${angle - 60})`,
        }),
      )
      .join('')
    return scene(
      21,
      'Two circles that overlap. In one a head with rays at the temple, in the other a head with its jaw joint in coral; between them a question mark.',
      [
        circle(left!, 300, palette.straw, { opacity: 0.35 }),
        circle(right!, 300, palette.air, { opacity: 0.35 }),
        place(
          profile(people.amara, {
            eyes: 'closed',
            hurt: true,
            inside: pain([-60, -50], 13) + rays,
            plain: true,
          }),
          [360, 310],
          0.95,
        ),
        place(
          profile(people.nora, {
            eyes: 'closed',
            hurt: true,
            inside: pain([-8, 20], 13),
            plain: true,
          }),
          [840, 310],
          0.95,
          true,
        ),
        questionMark([600, 330]),
      ].join(''),
    )
  },
}

function questionMark([x, y]: Point): string {
  return (
    line(`M${x - 40} ${y - 44}c0-62 84-62 84-2c0 44-44 40-44 92`, palette.moon, 14) +
    circle([x, y + 92], 10, palette.moon)
  )
}
