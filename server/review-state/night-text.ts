import { nightHeadings, signAtNight } from '../../content/danger-signs/at-night.ts'
import { sourcesOf } from '../../content/conditions/conditions.ts'
import type { NightPage } from '../../content/night/night-page.ts'
import { referenceList } from './signed-references.ts'
import { bulletList, paragraphs, type SignedText } from './signed-text.ts'

/** Returns the text of a page at night that a doctor signs. It is short and has no sections. */
export function nightText(page: NightPage): SignedText {
  const { headingName, heading, help, tonight, morning } = page
  const part = (name: string, label: string, html: string) => ({ name, label, html })
  return [
    part('headingName', 'Title', paragraphs(headingName)),
    part('heading', 'On the door', paragraphs(heading)),
    part('now', nightHeadings.now, bulletList(help.map(signAtNight))),
    part('tonight', nightHeadings.tonight, bulletList(tonight)),
    part('morning', nightHeadings[morning.level], paragraphs(morning.text)),
    part('references', 'Sources', referenceList(sourcesOf(page).sources)),
  ]
}
