import { element } from '../svg.ts'
import { jointView } from './joint-view.ts'
import { airwayView, throatView } from './throat-views.ts'
import { crackView, gumView } from './tooth-views.ts'

/**
 * Drawings that are part of a page, whose style sheets move them and give lines round ends. Their group has an id, so that a page can repeat it in
 * several states.
 */
export const movingViews: Record<string, () => string> = {
  joint: () => view('joint', 'The jaw joint, cut from front to ear.', jointView()),
  airway: () => view('airway', 'A head asleep on its back, cut from front to back.', airwayView()),
  throat: () => view('throat', 'Mouth and throat, cut from front to back.', throatView()),
  gum: () => view('gum', 'A lower front tooth, cut from lip to tongue.', gumView()),
  crack: () => view('crack', 'A lower molar, cut along the row of teeth.', crackView()),
}

function view(name: string, title: string, inside: string): string {
  const ground = name === 'airway' ? '#34426B' : '#D0E3E1'
  const drawing = element(
    'g',
    { id: `view-${name}` },
    element('path', {
      class: name === 'airway' ? undefined : 'mv-ground',
      d: 'M0 0H400V300H0Z',
      fill: ground,
    }) + inside,
  )
  const box = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 400 300', 'aria-hidden': 'true' }
  return `${element('svg', box, [element('title', {}, title), drawing].join('\n'))}\n`
}
