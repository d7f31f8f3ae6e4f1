import { house, scales, letter } from './small-things.ts'
import { lowerJaw, masseter, neckSpine, upperJaw } from './anatomy.ts'
import { front } from './front.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { picture, place } from './picture.ts'
import { profile } from './profile.ts'
import { molar } from './molar-section.ts'
import { points, smooth } from './shapes.ts'
import { circle, ellipse, fill, line, rect } from './svg.ts'

const about = { width: 640, height: 400 }

/** The site's small drawings other than the conditions, by file name. */
export const small: Record<string, () => string> = {
  'about/card1': () =>
    picture({
      ...about,
      ground: 9,
      title: 'A house with columns on an open book.',
      figure: house(),
    }),
  'about/card2': () =>
    picture({
      ...about,
      ground: 'plain',
      title:
        'A head in profile with the jaw drawn in, the seven bones of a neck, and a tooth cut lengthwise.',
      figure: [
        place(
          profile(people.daniel, { inside: lowerJaw() + upperJaw(), plain: true }),
          [150, 190],
          0.78,
        ),
        place(neckSpine(), [356, 14], 1.3),
        place(molar(), [540, 214], 0.78),
      ].join(''),
    }),
  'about/doctors': () =>
    picture({
      ...about,
      ground: 15,
      title: 'Two doctors side by side in white coats: an older man with a grey beard and a woman.',
      figure: [
        place(
          front({ ...people.samuel, shirt: palette.navy }, { look: { coat: true }, plain: true }),
          [206, 186],
          0.8,
        ),
        place(front(people.mei, { look: { coat: true, smile: 9 }, plain: true }), [424, 214], 0.8),
      ].join(''),
    }),
  'about/card4': () =>
    picture({
      ...about,
      ground: 'plain',
      title: 'A pair of scales, level, with a tooth on one side and a jaw on the other.',
      figure: scales(),
    }),
  contact: () =>
    picture({
      width: 720,
      height: 540,
      ground: 'plain',
      title: 'An open envelope with a written letter.',
      figure: place(letter(), [360, 300], 1),
    }),
  'og-default': () =>
    picture({
      width: 1200,
      height: 630,
      ground: 21,
      adapts: false,
      title: 'A woman in profile before an evening sky, with jaw and teeth drawn in.',
      figure: place(
        profile(people.amara, {
          eyes: 'closed',
          inside: lowerJaw() + upperJaw() + masseter(palette.coral),
        }),
        [820, 290],
        1.3,
      ),
    }),
  placeholder: () =>
    picture({
      width: 720,
      height: 440,
      ground: 'plain',
      title: 'An empty picture frame, where a picture is missing.',
      figure: [
        rect([230, 130], 260, 180, 'none', { rx: 18, stroke: palette.teal, 'stroke-width': 9 }),
        circle([300, 186], 20, palette.teal),
        line('M256 284L330 222L378 262L422 218L464 260', palette.teal, 9),
      ].join(''),
    }),
  avatar: () =>
    picture({
      width: 400,
      height: 400,
      ground: 'plain',
      title: 'The outline of a head and shoulders, where a portrait is missing.',
      figure:
        ellipse([200, 158], 72, 84, '#8DB9B3') +
        fill(
          smooth(points('200 266, 286 286, 344 340, 360 420!, 40 420!, 56 340, 114 286')),
          '#8DB9B3',
        ),
    }),
}
