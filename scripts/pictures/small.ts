import { lowerJaw, masseter, neckSpine, upperJaw } from './anatomy.ts'
import { front } from './front.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { picture, place } from './picture.ts'
import { outline, profile } from './profile.ts'
import { moved, type Point, points, smooth, straight } from './shapes.ts'
import { circle, curve, element, fill, group, line, rect } from './svg.ts'
import { arch, molar } from './teeth.ts'

const about = { width: 640, height: 400 }
const neutral = { nose: 0, tip: 0, lips: 1, chin: 0, brow: 0 }

/** Drawings of the site besides the conditions, by the names of their files. */
export const small: Record<string, () => string> = {
  'about/card1': () =>
    picture({ ...about, hour: 9, title: 'A house with columns on an open book.', figure: house() }),
  'about/card2': () =>
    picture({
      ...about,
      hour: 12,
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
      hour: 15,
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
      hour: 9,
      title: 'A pair of scales, level, with a tooth on one side and a jaw on the other.',
      figure: scales(),
    }),
  contact: () =>
    picture({
      width: 720,
      height: 540,
      hour: 9,
      title: 'An open envelope with a written letter.',
      figure: place(letter(), [360, 300], 1),
    }),
  'og-default': () =>
    picture({
      width: 1200,
      height: 630,
      hour: 21,
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
      hour: 9,
      title: 'A row of teeth in an arch before an empty sky, where a picture is missing.',
      figure: place(arch(), [360, 236], 1),
    }),
  avatar: () =>
    picture({
      width: 400,
      height: 400,
      hour: 9,
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
  'benefits/1': () => icon('A lower jaw with its joint.', place(jawIcon(), [92, 20], 0.68)),
  'benefits/2': () =>
    icon(
      'Head and neck in profile.',
      place(
        line(smooth(moved(outline(neutral).slice(0, -1), 0, 0)), palette.teal, 13),
        [46, 40],
        0.225,
      ),
    ),
  'benefits/3': () => icon('An open book with a check mark.', bookIcon()),
}

/** A line drawing of one colour, which stands on light and dark ground. */
function icon(title: string, inside: string): string {
  const style = '.k{fill:none;stroke-linecap:round;stroke-linejoin:round}'
  const content = element('title', {}, title) + element('style', {}, style) + inside
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 96 96' }, content)}\n`
}

function jawIcon(): string {
  const jaw: Point[] = points(`
    -12 14, -2 16, 1 34, 4 66, 4 92, -6 104, -30 116, -62 132, -92 142, -106 136, -108 104!,
    -46 96!, -42 60, -40 30, -30 30, -20 40
  `)
  const teeth: Point[] = points('-98 103, -80 100, -62 98')
  return (
    line(smooth(jaw), palette.teal, 7) +
    teeth
      .map(([x, y]) =>
        line(
          straight(
            [
              [x, y],
              [x, y - 18],
            ],
            false,
          ),
          palette.teal,
          7,
        ),
      )
      .join('')
  )
}

function bookIcon(): string {
  return [
    line(
      'M48 34c-10-8-24-9-38-6v46c14-3 28-2 38 6c10-8 24-9 38-6v-46c-14-3-28-2-38 6v46',
      palette.teal,
      5,
    ),
    line('M34 14l10 10l20-20', palette.teal, 5),
  ].join('')
}

function house(): string {
  const columns = [-92, -46, 46, 92].map(
    (x) =>
      rect([x - 12, 150], 24, 116, palette.bone) + rect([x + 4, 150], 8, 116, palette.boneShade),
  )
  const page = (side: number): string =>
    fill(
      smooth([
        [0, 330, 'corner'],
        [side * 60, 300],
        [side * 130, 296],
        [side * 206, 312, 'corner'],
        [side * 206, 286, 'corner'],
        [side * 130, 270],
        [side * 60, 274],
        [0, 304, 'corner'],
      ]),
      palette.bone,
    )
  return group(
    [
      fill(straight(points('-140 136, 0 52, 140 136')), palette.teal),
      rect([-128, 136], 256, 16, palette.deepTeal),
      ...columns,
      element('path', { d: 'M-24 266v-74a24 24 0 0 1 48 0v74Z', fill: palette.deepTeal }),
      circle([12, 230], 4, palette.straw),
      rect([-140, 264], 280, 14, palette.deepTeal),
      page(-1),
      page(1),
      curve(
        points('-206 320, -130 304, -60 308, 0 338, 60 308, 130 304, 206 320'),
        palette.deepTeal,
        10,
      ),
    ].join(''),
    { transform: 'translate(320 8)' },
  )
}

function scales(): string {
  const pan = (x: number) =>
    line(
      straight([
        [x, 92],
        [x - 74, 226],
        [x + 74, 226],
        [x, 92],
      ]),
      palette.deepTeal,
      3,
    ) +
    fill(
      smooth([
        [x - 84, 226, 'corner'],
        [x + 84, 226, 'corner'],
        [x + 44, 256],
        [x - 44, 256],
      ]),
      palette.teal,
    )
  return [
    rect([315, 80], 10, 266, palette.deepTeal),
    fill(smooth(points('250 352!, 290 340, 350 340, 390 352!')), palette.deepTeal),
    curve(points('148 92, 234 80, 320 78, 406 80, 492 92'), palette.deepTeal, 9),
    circle([320, 78], 14, palette.straw),
    pan(148),
    pan(492),
    place(molar(), [148, 174], 0.3),
    place(lowerJaw(), [530, 126], 0.68),
  ].join('')
}

function letter(): string {
  return [
    fill(smooth(points('-180 -60!, 0 -190!, 180 -60!, 180 150!, -180 150!')), palette.deepTeal),
    rect([-146, -150], 292, 240, palette.bone, { rx: 8 }),
    line('M-110-106h150M-110-66h220M-110-26h190M-110 14h120', palette.sage, 9),
    fill(straight(points('-180 -60, 0 70, 180 -60, 180 160, -180 160')), palette.teal),
    line(
      straight(points('-180 158, -40 42'), false) + straight(points('180 158, 40 42'), false),
      palette.deepTeal,
      4,
    ),
  ].join('')
}
