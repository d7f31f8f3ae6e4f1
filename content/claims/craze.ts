import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { rileySplints2020 } from './passages/jaw.ts'
import { aaeCrackedToothCode2008 } from './passages/dental-care.ts'
import { funkhouser2022 } from './passages/teeth-and-gums.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about craze. */
export const craze: Ledger = {
  'A dentist shines a light through the tooth. Light passes a craze line and stops at a deeper crack. A bite test, a cold test and a photo to compare may follow.':
    [supports(aaeCrackedToothCode2008.crazeTests), limits(aaeCrackedToothCode2008.crackTests)],
  'Nothing but a look from time to time, for most lines': [
    notChecked(works.aaeCrackedTeeth, 'Craze lines'),
  ],
  'A tooth that hurts: a search for a deeper crack or decay': [
    notChecked(works.aaeCrackedTeeth, 'Symptoms'),
    notChecked(works.hilton2017),
  ],
  'Biting forces, quick changes of heat and cold, clenching, grinding, small knocks and age are thought to cause them.':
    [limits(aaeCrackedToothCode2008.crazeCauses)],
  'US root canal specialists name biting forces and changes of heat and cold as causes of craze lines.':
    [supports(aaeCrackedToothCode2008.crazeCauses)],
  'Most craze lines need no treatment. In a US study that followed cracked back teeth for three years, few teeth began to hurt on biting.':
    [supports(funkhouser2022.people), supports(funkhouser2022.fewHurt)],
  'A night guard may spread the load, but evidence that it saves enamel is missing.': [
    supports(rileySplints2020.wear),
  ],
  'a look from time to time. This comes from US root canal specialists. We know of no trial.': [
    notChecked(works.aaeCrackedTeeth, 'Craze lines'),
  ],
  'US dentists followed 2,601 people with a cracked back tooth for up to three years. In 4 to 8 of 100, a tooth began to hurt on biting or by itself.':
    [supports(funkhouser2022.people), supports(funkhouser2022.fewHurt)],
  'if a night guard saves enamel.': [supports(rileySplints2020.wear)],
  'It can help you notice clenching. Biting forces are one of the causes that US root canal specialists name.':
    [supports(aaeCrackedToothCode2008.crazeCauses)],
  'It cannot take craze lines away, and we know of no trial in which it prevented them. Evidence that a night guard saves enamel is missing.':
    [supports(rileySplints2020.wear)],
}
