import { house, scales, letter } from './small-things.ts'
import { lowerJaw, masseter, neckSpine, upperJaw } from './anatomy.ts'
import { front } from './front.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { picture, place } from './picture.ts'
import { profile } from './profile.ts'
import { arch, molar } from './teeth.ts'

const about = { width: 640, height: 400 }
const neutral = { nose: 0, tip: 0, lips: 1, chin: 0, brow: 0 }

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
      ground: 12,
      title:
        'A head in profile with the jaw drawn in, the seven bones of a neck, and a tooth cut lengthwise.',
      figure: [
        place(profile(people.daniel, { inside: lowerJaw() + upperJaw() }), [150, 190], 0.78),
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
      ground: 9,
      title: 'A pair of scales, level, with a tooth on one side and a jaw on the other.',
      figure: scales(),
    }),
  contact: () =>
    picture({
      width: 720,
      height: 540,
      ground: 9,
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
      ground: 9,
      title: 'A row of teeth in an arch before an empty sky, where a picture is missing.',
      figure: place(arch(), [360, 236], 1),
    }),
  avatar: () =>
    picture({
      width: 400,
      height: 400,
      ground: 9,
      title: 'The outline of somebody in a white coat, where a portrait is missing.',
      figure: place(
        front(
          {
            name: '',
            skin: { light: '#7EBAB4', shade: '#5FA29B', line: '#7EBAB4' },
            hair: '#7EBAB4',
            hairShade: '#7EBAB4',
            style: 'crop',
            shirt: palette.teal,
            face: neutral,
          },
          { look: { coat: true }, faceless: true },
        ),
        [200, 184],
        0.76,
      ),
    }),
}
