import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { nhsShortnessOfBreath } from './passages/ears-and-throat.ts'
import { nhsTmd } from './passages/jaw.ts'
import { fdaPainPillsInPregnancy } from './passages/medicines.ts'
import { edinger2021, qaseem2016 } from './passages/sleep.ts'
import { nhsDentalAbscess } from './passages/teeth-and-gums.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the pages at night, by the page's id. */
export const nightLedgers: Readonly<Record<string, Ledger>> = {
  'stuck-jaw': {
    'Keep the teeth apart. Hold warmth or cold to the jaw, wrapped in a cloth.': [
      supports(nhsTmd.teethApart),
      supports(nhsTmd.packs),
    ],
    'Eat only what is soft.': [supports(nhsTmd.softFood)],
  },
  pain: {
    'Take a pain pill that is safe for you.': [supports(nhsDentalAbscess.pills)],
    'Pregnant? No ibuprofen tonight.': [limits(fdaPainPillsInPregnancy.fromWeek20)],
    'Nothing sweet, hot or cold.': [supports(nhsDentalAbscess.hotAndCold)],
  },
  gasping: {
    'Then lie on your side. Drink no alcohol.': [notChecked(works.nhlbiSleepApneaTreatment)],
    'A doctor. Say if lying down makes it worse, or your ankles swell.': [
      supports(nhsShortnessOfBreath.lyingDown),
      supports(nhsShortnessOfBreath.ankles),
    ],
  },
  awake: {
    'Let the jaw hang: lips together, teeth apart.': [supports(nhsTmd.teethApart)],
    'Still awake? Get up, and sit in dim light until you are sleepy.': [
      notChecked(works.edinger2021, 'Section on stimulus control'),
    ],
    'A dentist, if teeth hurt or chip. A doctor, if bad nights go on: ask for CBT-I.': [
      limits(edinger2021.cbtI),
      limits(qaseem2016.cbtI),
    ],
  },
}
