import { scene } from './article-scene.ts'
import { pain } from './anatomy.ts'
import { front } from './front.ts'
import { chair, desk, plant, screen, sitting } from './furniture.ts'
import { hand } from './hand.ts'
import { clock } from './objects.ts'
import { palette } from './palette.ts'
import { people, type Person } from './people.ts'
import { place } from './picture.ts'
import { profile } from './profile.ts'
import { type Point, points, smooth, straight } from './shapes.ts'
import { circle, element, fill, group, line, rect } from './svg.ts'

/** The drawings for articles that show people at home or at work, by file name. */
export const articlesInRooms: Record<string, () => string> = {
  'jaw-exercises': () => {
    const elder: Person = { ...people.ruth, old: false, earring: undefined }
    const mirror =
      circle([0, 0], 168, palette.deepTeal) +
      circle([0, 0], 152, '#CFE3EA') +
      element('clipPath', { id: 'm' }, element('circle', { r: 152 })) +
      group(place(front(elder, { look: { smile: -2 }, plain: true }), [0, 20], 0.62), {
        'clip-path': 'url(#m)',
      })
    const stand = line('M0 168V270M-80 276H80', palette.deepTeal, 16)
    return scene(
      'plain',
      'An older woman before a round mirror opens her mouth a little, a finger on her chin.',
      [
        place(profile(elder, { open: 9, plain: true }), [860, 300], 1.2),
        hand(people.ruth, [744, 490], 58, { scale: 1.15, arm: 380 }),
        place(stand + mirror, [290, 366], 1),
        rect([0, 646], 1200, 74, palette.sand),
      ].join(''),
    )
  },
  'insomnia-and-pain': () =>
    scene(
      4,
      'At night, two curved arrows form a circle that is open at the top. In it a bed, and a man who sits, his shoulder in coral.',
      [
        circle([600, 70], 64, palette.sun, { opacity: 0.5 }),
        circle([600, 70], 38, palette.sun),
        line('M560 668A300 300 0 0 1 480 96M480 96l-58 10M480 96l-14 56', palette.sage, 18),
        line('M720 96A300 300 0 0 1 640 668M640 668l58-10M640 668l20-56', palette.straw, 18),
        line('M366 380V520M366 486H580M580 430V520', palette.bone, 12),
        rect([372, 426], 204, 54, '#E7ECEA', { rx: 10 }),
        fill(smooth(points('440 480!, 444 430, 490 392, 550 420, 576 480!')), palette.teal),
        rect([378, 404], 70, 30, '#fff', { rx: 14 }),
        place(chair(palette.plum), [708, 430], 0.68),
        place(sitting(people.daniel, { eyes: 'closed', lean: 9, reach: false }), [708, 420], 0.68),
        pain([694, 316], 15),
      ].join(''),
    ),
  'forward-head-posture': () =>
    scene(
      'plain',
      'The same woman twice at a desk: once bent to a low screen, once upright before a high one.',
      [
        place(
          group(profile(people.priya, { inside: pain([70, 160], 16), plain: true }), {
            transform: 'rotate(-16 90 250)',
          }),
          [400, 290],
          0.95,
        ),
        place(profile(people.priya, { plain: true }), [980, 290], 0.95),
        rect([0, 610], 1200, 110, palette.teal),
        laptop([110, 610]),
        rect([704, 572], 120, 38, palette.sand, { rx: 6 }),
        rect([694, 540], 140, 32, palette.sage, { rx: 6 }),
        screen([760, 390], 540),
      ].join(''),
    ),
  'neck-pain-at-the-desk': () =>
    scene(
      'plain',
      'A man sits at a desk with the screen at the height of his eyes; five small clocks stand in an arc above.',
      [
        ...[0, 1, 2, 3, 4].map((index) =>
          clock(
            [560 + index * 140, 150 - Math.sin((index / 4) * Math.PI) * 70],
            36,
            9 + index * 2,
            0,
          ),
        ),
        place(chair(palette.plum), [430, 470], 1.05),
        place(sitting(people.luis), [430, 452], 1.05),
        desk(570, 1010, 430, 666),
        screen([770, 270], 428),
        plant([930, 364]),
      ].join(''),
    ),
  'daytime-sleepiness': () =>
    scene(
      15,
      'An older man asleep in an armchair beside a sunny window; the clock on the wall shows two.',
      [
        rect([0, 0], 1200, 600, '#F3E3C3'),
        rect([0, 600], 1200, 120, palette.sand),
        rect([740, 110], 340, 330, '#BFE0EA', { rx: 10 }),
        circle([980, 200], 52, palette.sun),
        line('M910 110V440M740 275H1080', '#fff', 12),
        line('M740 110H1080V440H740Z', '#fff', 16),
        clock([170, 170], 64, 2, 0),
        place(armchair(), [430, 490], 1.1),
        place(sitting(people.samuel, { eyes: 'closed', lean: 9, reach: false }), [430, 480], 1.1),
        fill(straight(points('520 430, 620 456, 592 520, 500 488')), '#fff'),
        line('M530 452l66 18M524 470l60 16', palette.sage, 5),
      ].join(''),
    ),
  'keeping-teeth-for-life': () =>
    scene(
      18,
      'An older couple behind a bowl of cut apples.',
      [
        place(front(people.samuel, { look: { smile: 10 }, plain: true }), [430, 290], 0.95),
        place(front(people.ruth, { look: { smile: 11 }, plain: true }), [780, 310], 0.95),
        rect([0, 600], 1200, 120, palette.sand),
        appleBowl([605, 560]),
      ].join(''),
    ),
}

function laptop([x, y]: Point): string {
  return line(`M${x} ${y - 100}L${x + 34} ${y - 6}H${x + 170}`, palette.ink, 13)
}

function armchair(): string {
  return [
    fill(
      smooth(
        points(`
    -130 150!, -150 -60, -140 -210, -96 -250, -56 -210, -44 -10, 30 0, 126 4, 134 40, 124 150!
  `),
      ),
      palette.deepTeal,
    ),
    line('M-110 150v40M90 150v40', palette.ink, 12),
  ].join('')
}

function appleBowl([x, y]: Point): string {
  const slices = [-70, -22, 26, 72].map((dx, index) =>
    fill(
      smooth([
        [dx - 34, 0, 'corner'],
        [dx - 16, -40],
        [dx + 20, -38],
        [dx + 34, 0, 'corner'],
      ]),
      index % 2 ? '#F5EBC8' : '#F9F2D8',
      { stroke: '#8FAF4E', 'stroke-width': 5 },
    ),
  )
  return group(
    slices.join('') +
      fill(smooth(points('-120 0!, 120 0!, 94 66, 36 92, -36 92, -94 66')), palette.straw),
    { transform: `translate(${x} ${y})` },
  )
}
