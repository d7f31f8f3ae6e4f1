import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { gallotta2017, katz2022, pace2008 } from './passages/digestion.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about digestion. */
export const digestion: Ledger = {
  'Heartburn is more common in pregnancy.': [notChecked(works.niddkAcidReflux)],
  'Ibuprofen, naproxen and some other medicines can bring on heartburn.': [
    notChecked(works.niddkAcidReflux),
  ],
  'With a blood thinner they can make the stomach bleed.': [
    notChecked(works.beersCriteria2023, 'Table 5, interactions: anticoagulants with NSAIDs'),
  ],
  'Past 65, acid pills (PPIs) for more than 8 weeks need a good reason. They go along with broken bones and gut infections.':
    [notChecked(works.beersCriteria2023, 'Table 2')],
  'A doctor asks about meals, weight and medicines. Blood, stool or breath tests, or a look with a camera, may follow. With common heartburn and no danger sign, the doctor may first try an acid pill for 8 weeks.':
    [supports(katz2022.trial)],
  'Reflux: an earlier and smaller dinner, a raised bed and acid pills. Weight loss helps some.': [
    notChecked(works.niddkAcidReflux),
    supports(katz2022.weight),
    supports(katz2022.meals),
  ],
  'IBS: changes in food, more fiber of some kinds, pills or talking therapy': [
    notChecked(works.niddkIrritableBowel),
  ],
  'Poor chewing: mended teeth, dentures that fit, and care of a sore jaw': [
    notChecked(works.vanderBilt2011),
  ],
  'People with missing or damaged teeth chew less well, and this can change what they eat. Whether that leads to stomach disease is much less clear.':
    [notChecked(works.vanderBilt2011)],
  'One study found jaw trouble more often in people with IBS, perhaps because both go with a sensitive pain system.':
    [limits(gallotta2017.moreOften)],
  'Reflux can harm teeth, so the link may also run the other way.': [
    supports(pace2008.association),
  ],
  'acid pills for 8 weeks for common heartburn. A US guideline that weighed the trials gave its strongest advice in 2022.':
    [supports(katz2022.trial)],
  'smaller meals, and a raised bed.': [notChecked(works.niddkAcidReflux)],
  'one study found jaw trouble more often in 91 people with IBS than in 57 people without it.': [
    supports(gallotta2017.people),
    supports(gallotta2017.moreOften),
  ],
  'It cannot treat reflux, IBS or any illness of the stomach or bowel. Studies show that poor teeth lower the power to chew, not that changing the bite heals the gut.':
    [notChecked(works.vanderBilt2011)],
}
