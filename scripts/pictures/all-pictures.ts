import { articlesAsleep } from './articles-asleep.ts'
import { articlesInRooms } from './articles-rooms.ts'
import { articlesOnTeeth } from './articles-teeth.ts'
import { benefits } from './benefits.ts'
import { toothConditions } from './condition-teeth.ts'
import { articlesWithPeople } from './articles-people.ts'
import { articlesWithThings } from './articles-things.ts'
import { conditions } from './conditions.ts'
import { doctors } from './doctors.ts'
import { guides } from './guides.ts'
import { bodyMapPicture, headMapPicture } from './head-map.ts'
import { hero } from './hero.ts'
import { lost } from './lost.ts'
import { small } from './small.ts'
import { movingViews } from './views/moving-views.ts'
import { visitOutline } from './visit-outline.ts'

/** Every drawing, by its path relative to the project. */
export function allPictures(): Map<string, string> {
  const folders: [string, Record<string, () => string>][] = [
    ['public/pictures/conditions', { ...conditions, ...toothConditions }],
    ['public/pictures/guides', guides],
    [
      'public/pictures',
      {
        ...hero,
        ...small,
        lost,
        ...benefits,
        'head-map': headMapPicture,
        'body-map': bodyMapPicture,
        'visit-outline': visitOutline,
      },
    ],
    ['app/ui/inline-drawing', movingViews],
    [
      'server/sample-content/pictures',
      {
        ...articlesWithPeople,
        ...articlesInRooms,
        ...articlesAsleep,
        ...articlesOnTeeth,
        ...articlesWithThings,
        ...doctors,
      },
    ],
  ]
  const files = folders.flatMap(([folder, drawings]) =>
    Object.entries(drawings).map(([name, draw]): [string, string] => [
      `${folder}/${name}.svg`,
      draw(),
    ]),
  )
  return new Map(files)
}
