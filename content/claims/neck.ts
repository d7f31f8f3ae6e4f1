import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { blanpied2017, manfredini2012, silveira2015 } from './passages/head-and-neck.ts'
import { fdaPainPillsInPregnancy } from './passages/medicines.ts'

import { medlinePlus } from './passages/medline-plus.ts'
import { beersCriteria2023 } from './passages/older-people.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about neck. */
export const neck: Ledger = {
  'A child with neck pain should be seen by a doctor before any exercises. Do not give aspirin to a child or teenager unless a doctor says so. It can bring on Reye syndrome, which is rare and serious.':
    [limits(medlinePlus.aspirinAndReye)],
  'Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to.':
    [supports(fdaPainPillsInPregnancy.fromWeek20)],
  'Do you take a blood thinner or steroid pills? Then ibuprofen and naproxen can make the stomach bleed. Ask before you take them.':
    [supports(beersCriteria2023.painPills)],
  'Steroid pills taken for months can thin the bones, and then a small fall can break one. Tell whoever treats your neck.':
    [supports(medlinePlus.steroidsAndBones)],
  'Bones get thinner with age, so even a small fall can break one.': [
    supports(medlinePlus.thinBones),
  ],
  'Muscle relaxants make broken bones more likely past 65.': [
    supports(beersCriteria2023.muscleRelaxants),
  ],
  'A doctor asks how the pain began, and checks movement, strength, feeling and reflexes. Most neck pain needs no scan at first. An X-ray or MRI may follow after an injury, with danger signs, or when pain or weakness lasts.':
    [notChecked(works.medlinePlusNeckPain, 'What to Expect at Your Office Visit')],
  'Exercises for the neck and shoulders, often with hands-on care. A physical therapist shows you how.':
    [limits(blanpied2017.exercise)],
  'Staying active in daily life': [limits(blanpied2017.active)],
  'Pain pills for a short time, if they are safe for you': [limits(medlinePlus.neckPain)],
  'People with lasting jaw pain often have sore neck muscles too. In one small study, those with more jaw trouble also had more neck trouble.':
    [supports(silveira2015.neck)],
  'That does not tell us which came first, or if something else drives both. A review found no steady link between how teeth meet and how the body stands.':
    [supports(manfredini2012.posture)],
  'For neck pain itself, exercise and hands-on care have the best support.': [
    limits(blanpied2017.exercise),
  ],
  'exercise and hands-on care. A US guideline of 2017 favors them.': [
    limits(blanpied2017.exercise),
  ],
  'pain pills for a short time, and no scan at first. A US health library says so. We have not read the trials.':
    [notChecked(works.medlinePlusNeckPain, 'Home Care; What to Expect at Your Office Visit')],
  'one study of 40 women found that jaw trouble and neck trouble go together.': [
    supports(silveira2015.neck),
    supports(silveira2015.people),
  ],
  'It cannot treat a worn disc, a squeezed nerve or an injury. The one study that we know shows a link, not an effect.':
    [supports(silveira2015.neck), supports(silveira2015.people)],
}
