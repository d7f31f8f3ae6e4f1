import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { gallotta2017, katz2022, pace2008, vanderBilt2011 } from './passages/digestion.ts'

import { medlinePlus } from './passages/medline-plus.ts'
import { beersCriteria2023 } from './passages/older-people.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about digestion. */
export const digestion: Ledger = {
  'Heartburn is more common in pregnancy.': [supports(medlinePlus.heartburnCauses)],
  'Ibuprofen, naproxen and some other medicines can bring on heartburn.': [
    limits(medlinePlus.heartburnCauses),
  ],
  'With a blood thinner they can make the stomach bleed.': [supports(beersCriteria2023.painPills)],
  'Past 65, acid pills (PPIs) for more than 8 weeks need a good reason. They go along with broken bones and gut infections.':
    [supports(beersCriteria2023.acidPills)],
  'A doctor asks about meals, weight and medicines. Blood, stool or breath tests, or a look with a camera, may follow. With common heartburn and no danger sign, the doctor may first try an acid pill for 8 weeks.':
    [supports(katz2022.trial)],
  'Reflux: an earlier and smaller dinner, a raised bed and acid pills. Weight loss helps some.': [
    notChecked(works.niddkAcidReflux, 'Treatment; Eating, Diet & Nutrition'),
    supports(katz2022.weight),
    supports(katz2022.meals),
  ],
  'IBS: changes in food, more fiber of some kinds, pills or talking therapy': [
    limits(medlinePlus.irritableBowel),
  ],
  'Poor chewing: mended teeth, dentures that fit, and care of a sore jaw': [
    limits(vanderBilt2011.rehabilitation),
  ],
  'People with missing or damaged teeth chew less well, and this can change what they eat. Whether that leads to stomach disease is much less clear.':
    [limits(vanderBilt2011.chewsLess)],
  'One study found jaw trouble more often in people with IBS, perhaps because both go with a sensitive pain system.':
    [limits(gallotta2017.moreOften)],
  'Reflux can harm teeth, so the link may also run the other way.': [
    supports(pace2008.association),
  ],
  'acid pills for 8 weeks for common heartburn. A US guideline that weighed the trials gave its strongest advice in 2022.':
    [supports(katz2022.trial)],
  'smaller meals.': [supports(medlinePlus.smallerMeals)],
  'one study found jaw trouble more often in 91 people with IBS than in 57 people without it.': [
    supports(gallotta2017.people),
    supports(gallotta2017.moreOften),
  ],
  'It cannot treat reflux, IBS or any illness of the stomach or bowel. Studies show that poor teeth lower the power to chew, not that changing the bite heals the gut.':
    [limits(vanderBilt2011.chewsLess)],
}
