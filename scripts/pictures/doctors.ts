import { letters } from './letters.ts'
import { element, fill, group } from './svg.ts'

/** The sample doctors, who are invented and have no faces: their initials on calm grounds. */
const initials: Record<string, [initials: string, ground: string, ring: string]> = {
  'doctor-marsh': ['EM', '#0E5A5A', '#1D6E6B'],
  'doctor-okafor': ['SO', '#28406B', '#385180'],
  'doctor-raman': ['PR', '#5B4670', '#6D5784'],
  'doctor-lindqvist': ['TL', '#3E5E4E', '#4F7261'],
  'doctor-whitfield': ['GW', '#7A4A35', '#8D5B44'],
  'doctor-santoro': ['MS', '#31525F', '#426674'],
  'doctor-feld': ['HF', '#6B5A26', '#7E6C34'],
  'doctor-cole': ['AC', '#46484F', '#595B63'],
  'doctor-takeda': ['NT', '#6E3F4C', '#82505E'],
  'doctor-hartwell': ['JH', '#2F4A7A', '#405D90'],
}

export const doctors: Record<string, () => string> = Object.fromEntries(
  Object.entries(initials).map(([name, [pair, ground, ring]]) => [
    name,
    () => monogram(pair, ground, ring),
  ]),
)

function monogram(pair: string, ground: string, ring: string): string {
  const [first, second] = [...pair].map((letter) => letters[letter]!)
  const gap = 6
  const width = first!.width + gap + second!.width
  const words =
    fill(first!.d, '#FBF6EA') +
    fill(second!.d, '#FBF6EA', { transform: `translate(${first!.width + gap})` })
  const content = [
    element('title', {}, `The initials ${[...pair].join(' ')}, where a photograph is to come.`),
    element('rect', { width: 480, height: 480, fill: ground }),
    element('circle', { cx: 240, cy: 240, r: 168, fill: 'none', stroke: ring, 'stroke-width': 14 }),
    group(words, { transform: `translate(${Math.round(240 - width * 0.41)} 296)scale(.82)` }),
  ]
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 480 480' }, content.join('\n'))}\n`
}
