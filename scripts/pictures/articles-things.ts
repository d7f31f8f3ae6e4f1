import { tray, calendar } from './article-objects.ts'
import { scene } from './article-scene.ts'
import { bowl, chair, desk, glass } from './furniture.ts'
import { outline } from './profile-outline.ts'
import { palette } from './palette.ts'
import { place } from './picture.ts'
import { points, smooth, straight } from './shapes.ts'
import { circle, element, ellipse, fill, group, line, rect } from './svg.ts'
import { lowerJaw } from './anatomy.ts'

const table = (color: string = palette.sand, y = 560) => rect([0, y], 1200, 720 - y, color)

/** The drawings for articles that show teeth and objects, by file name. */
export const articlesWithThings: Record<string, () => string> = {
  'questions-for-your-first-bite-assessment': () =>
    scene(
      'plain',
      'Two chairs face each other across a small table with a list, a pencil and glasses; above them a question mark and a speech bubble.',
      place(chair(palette.teal), [270, 480], 1.2),
      place(chair(palette.plum, true), [930, 480], 1.2),
      desk(430, 770, 480, 664),
      group(
        rect([-70, -90], 110, 94, '#fff', { rx: 6 }) +
          line(
            'M-54-70l8 8l14-16M-54-42l8 8l14-16M-54-14l8 8l14-16M-20-66h40M-20-38h40M-20-10h40',
            palette.teal,
            5,
          ),
        { transform: 'translate(560 476)' },
      ),
      line('M630 474l70-10', palette.straw, 9),
      line('M360 190c0-70 96-70 96-4c0 48-50 44-50 100', palette.deepTeal, 16) +
        circle([406, 330], 11, palette.deepTeal),
      element('path', {
        d: 'M700 150h190a24 24 0 0 1 24 24v90a24 24 0 0 1-24 24h-90l-46 44v-44h-54a24 24 0 0 1-24-24v-90a24 24 0 0 1 24-24Z',
        fill: palette.deepTeal,
      }),
      line('M716 196h150M716 238h110', palette.bone, 10),
    ),
  'oral-appliances-for-sleep-apnea': () =>
    scene(
      'plain',
      'A mouthpiece of two trays on a dish; a path with five stops leads to a page of a calendar.',
      line('M620 560C760 640 900 600 860 500S660 420 760 340S980 300 940 210', palette.bone, 14, {
        opacity: 0.5,
      }),
      ...points('716 594, 868 560, 786 448, 742 356, 888 296').map(([x, y], index) =>
        circle([x, y], 17, index === 4 ? palette.straw : palette.teal, {
          stroke: '#fff',
          'stroke-width': 5,
        }),
      ),
      ellipse([360, 470], 300, 150, palette.deepTeal),
      ellipse([360, 456], 268, 124, palette.teal),
      tray([248, 430], 0.56),
      tray([470, 450], 0.56),
      calendar([950, 60]),
    ),
  'facial-pain-diary': () =>
    scene(
      9,
      'An open notebook with the outline of a face and four marks, beside a cup of tea and a pencil.',
      rect([0, 0], 1200, 720, '#E9D3B4'),
      group(
        [
          rect([-330, -230], 660, 460, palette.deepTeal, { rx: 18 }),
          rect([-312, -214], 306, 428, '#FBF7EC', { rx: 8 }),
          rect([6, -214], 306, 428, '#FBF7EC', { rx: 8 }),
          place(
            line(
              smooth(
                outline({ nose: 0, tip: 0, lips: 1, chin: 0, brow: 0 }).filter(([, y]) => y < 270),
              ),
              palette.deepTeal,
              7,
            ),
            [-160, -40],
            0.72,
          ),
          ...points('-182 -78, -206 2, -160 -24, -228 30').map(([x, y]) =>
            circle([x, y], 14, palette.coral),
          ),
          line(
            Array.from(
              { length: 8 },
              (_, index) =>
                `M44 ${-160 + index * 46}h${[200, 160, 220, 180, 120, 210, 170, 140][index]}`,
            ).join(''),
            palette.sage,
            8,
          ),
        ].join(''),
        { transform: 'translate(500 370)rotate(-4)' },
      ),
      circle([1000, 220], 118, '#FBF7EC'),
      circle([1000, 220], 84, '#fff'),
      circle([1000, 220], 72, '#B9743D'),
      line('M1076 192c60-20 70 56 8 50', '#fff', 18),
      group(
        rect([-14, -170], 28, 300, palette.straw) +
          fill('M-14 130h28l-14 44Z', palette.bone) +
          fill('M-5 158h10l-5 16Z', palette.ink) +
          rect([-14, -196], 28, 30, palette.gum, { rx: 8 }),
        { transform: 'translate(980 520)rotate(24)' },
      ),
    ),
  'bite-splints-explained': () =>
    scene(
      23,
      'A clear splint beside its open box on a bedside table under a lamp, with a list and check marks.',
      table(palette.plum, 540),
      circle([260, 250], 210, palette.straw, { opacity: 0.2 }),
      circle([260, 250], 130, palette.straw, { opacity: 0.22 }),
      line('M260 300V540M200 540H320', palette.bone, 16),
      fill(straight(points('190 300, 330 300, 296 160, 224 160')), palette.straw),
      fill(
        smooth(points('470 500!, 476 380!, 500 360, 660 360, 684 380!, 690 500!')),
        palette.deepTeal,
      ),
      rect([460, 490], 240, 70, palette.teal, { rx: 16 }),
      tray([810, 470], 0.5),
      group(
        rect([-80, -100], 160, 200, '#FBF7EC', { rx: 8 }) +
          line(
            'M-56-64l10 10l18-20M-56-14l10 10l18-20M-56 36l10 10l18-20M-14-60h70M-14-10h70M-14 40h70',
            palette.teal,
            7,
          ),
        { transform: 'translate(1020 470)rotate(-4)' },
      ),
    ),
  'chewing-without-pain': () =>
    scene(
      'plain',
      'Three bowls like steps that rise: smooth soup, fish with mash, then chicken with rice and peas; a glass of water stands behind.',
      rect([90, 560], 320, 160, palette.sage),
      rect([440, 480], 320, 240, palette.teal),
      rect([790, 400], 320, 320, palette.deepTeal),
      glass([356, 560], 1.3),
      bowl([230, 450], '#E39A4A', palette.navy),
      bowl([600, 370], '#F4E6BE', palette.plum) +
        line('M520 366q40-34 90-8', '#F3B59B', 26) +
        line('M742 450L706 300M692 300l-6-44M706 298l-4-48M720 296l0-46', '#DDE3E6', 8),
      bowl([950, 290], '#F6F1E2', palette.straw) +
        line('M880 278h0M920 272h0M964 284h0M1010 274h0', '#C68A55', 30) +
        line('M900 290h0M946 266h0M990 290h0M1034 284h0', '#6F9C4F', 16),
    ),
  'understanding-insurance-codes': () =>
    scene(
      9,
      'A bill in two halves that fit together: one shows a jaw and a moon, the other a mouthpiece. A phone and a pen lie beside.',
      rect([0, 0], 1200, 720, '#E9D3B4'),
      group(
        [
          fill(
            smooth(
              points(`
    -330 -250!, -20 -250!, -20 -40!, 30 -56, 48 0, 30 56, -20 40!, -20 250!, -330 250!
  `),
            ),
            '#FBF7EC',
          ),
          line('M-290-200h150M-290 150h210M-290 190h160', palette.sage, 10),
          rect([-296, -150], 240, 250, palette.navy, { rx: 16 }),
          place(lowerJaw(), [-126, -46], 1.05),
          circle([-96, -104], 26, palette.moon),
          circle([-84, -112], 23, palette.navy),
        ].join(''),
        { transform: 'translate(470 370)rotate(-3)' },
      ),
      group(
        [
          fill(
            smooth(
              points(
                '-10 -250!, 300 -250!, 300 250!, -10 250!, -10 40!, 40 56, 58 0, 40 -56, -10 -40!',
              ),
            ),
            '#F4FAF8',
          ),
          line('M70-200h180M40 150h210M40 190h160', palette.sage, 10),
          rect([64, -150], 210, 250, palette.teal, { rx: 16 }),
          tray([168, -6], 0.56),
        ].join(''),
        { transform: 'translate(530 370)rotate(3)' },
      ),
      rect([920, 150], 150, 280, palette.ink, { rx: 24 }),
      rect([932, 176], 126, 226, palette.air, { rx: 8 }),
      line('M966 290l20 22l40-48', palette.teal, 12),
      group(
        rect([-11, -120], 22, 200, palette.navy, { rx: 8 }) +
          fill('M-11 80h22l-11 36Z', palette.straw),
        { transform: 'translate(1010 580)rotate(58)' },
      ),
    ),
}
