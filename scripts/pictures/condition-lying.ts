import { clock, moonWindow } from './objects.ts'
import type { Person } from './people.ts'
import { picture } from './picture.ts'
import { profile } from './profile.ts'
import type { Hour } from './sky.ts'
import { inBed } from './bed.ts'

type Sleeper = { inside?: string; eyes?: 'open' | 'closed' }

/** A person on their back in bed, with what shows as if through the skin. */
export function lying(
  hour: Hour,
  person: Person,
  title: string,
  { inside = '', eyes = 'closed' }: Sleeper,
): string {
  return picture({
    width: 720,
    height: 540,
    ground: 'bedroom',
    title,
    figure: [
      moonWindow([40, 36], 150, 130),
      eyes === 'open' ? clock([640, 92], 44, hour, 0) : '',
      inBed(profile(person, { eyes, inside })),
    ].join(''),
  })
}
