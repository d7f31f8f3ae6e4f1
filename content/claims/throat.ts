import { checkedOn, type Ledger } from './claim.ts'
import { lee2012, stachler2018 } from './passages/ears-and-throat.ts'
import {
  australianPregnancyReflux,
  laryngoscopy,
  nidcdHoarseness,
  swallowing,
} from './passages/voice-and-ringing.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about throat. */
export const throat: Ledger = {
  'Reflux pills for a hoarse voice alone, before anyone has looked at the vocal cords': [
    supports(laryngoscopy.beforeRefluxPills),
  ],
  'Reflux is more common in pregnancy, and it can reach the throat.': [
    supports(australianPregnancyReflux.common),
    supports(australianPregnancyReflux.throat),
  ],
  'Inhaled steroids and some blood pressure pills can make you hoarse or make you cough.': [
    supports(stachler2018.medicines),
  ],
  'Trouble swallowing is not just age. A swallowing test is a good first step.': [
    limits(swallowing.test),
  ],
  'A doctor feels the neck and looks at the throat, often with a thin camera. Ask for a visit after 3 weeks of a hoarse voice. By 4 weeks, a guideline says, the vocal cords should be looked at. It should be sooner if the cause could be serious.':
    [supports(laryngoscopy.fourWeeks)],
  'If you have trouble swallowing, there are X-ray and camera tests.': [supports(swallowing.xRay)],
  'Voice therapy with a speech therapist, for many kinds of hoarse voice': [
    supports(stachler2018.voiceTherapy),
  ],
  'Swallowing therapy, softer food and safer ways to swallow': [
    supports(swallowing.exercises),
    supports(swallowing.foods),
  ],
  'A lump feeling with a healthy throat: being told that the throat is healthy. Reflux or tension is treated where it is found.':
    [limits(lee2012.look), limits(lee2012.reflux)],
  'Less smoke and voice strain, or a change of medicine, where these are the cause': [
    limits(nidcdHoarseness.voiceUse),
  ],
  'We know of no good trial in which changing the bite helped hoarseness, a lump feeling or swallowing. Reflux, tension and voice strain are better known causes.':
    [supports(nidcdHoarseness.reflux), limits(lee2012.reflux)],
  'A look at the vocal cords comes before any guess.': [supports(laryngoscopy.beforeRefluxPills)],
  'voice therapy, for a hoarse voice that it can help. This is in a US guideline of 2018.': [
    supports(stachler2018.voiceTherapy),
  ],
  'what helps a lump feeling best. A review of 2012 found no settled care.': [
    supports(lee2012.notSettled),
  ],
  'It cannot treat reflux, a growth or a nerve problem. We know of no study that shows that it helps the throat. For the lump feeling, even the standard care is not settled.':
    [supports(lee2012.notSettled)],
}
