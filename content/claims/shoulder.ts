import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { silveira2015 } from './passages/head-and-neck.ts'
import { fdaPainPillsInPregnancy } from './passages/medicines.ts'

import { medlinePlus } from './passages/medline-plus.ts'
import { beersCriteria2023 } from './passages/older-people.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about shoulder. */
export const shoulder: Ledger = {
  'Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to.':
    [supports(fdaPainPillsInPregnancy.fromWeek20)],
  'Do you take a blood thinner or steroid pills? Then ibuprofen and naproxen can make the stomach bleed. Ask before you take them.':
    [supports(beersCriteria2023.painPills)],
  'Past 75, the stomach bleeds more easily from ibuprofen and naproxen.': [
    supports(beersCriteria2023.painPills),
  ],
  'A doctor or physical therapist moves the arm, tests its strength and checks the neck. An X-ray, ultrasound, MRI or blood test may follow. Which one depends on what they find.':
    [notChecked(works.medlinePlusShoulderPain, 'Exams and Tests')],
  'Guided exercise and stretching: the usual first step': [limits(medlinePlus.shoulderCare)],
  'Pain pills for a short time, if they are safe for you': [limits(medlinePlus.shoulderCare)],
  'A shot into the joint or the cushion above it, for some': [supports(medlinePlus.shoulderShot)],
  'Surgery for some torn tendons and worn joints. Most people try other care first.': [
    supports(medlinePlus.shoulderCare),
  ],
  'A broad muscle, the trapezius, runs from the head down to the shoulder. One small study found that people with more jaw trouble also had a more tender trapezius.':
    [supports(silveira2015.trapezius), supports(silveira2015.people)],
  'We know of no good trial which shows that changing the bite relieves shoulder pain. Please see any link as possible, but weak. Most shoulder pain starts in the shoulder, and rest and exercise are the usual first steps.':
    [supports(medlinePlus.shoulderCare)],
  'rest and exercise first, and surgery if they do not work. A US health institute says so. We have not read the trials.':
    [supports(medlinePlus.shoulderCare)],
  'one study of 40 women found that jaw trouble and a sore shoulder muscle go together.': [
    supports(silveira2015.trapezius),
    supports(silveira2015.people),
  ],
  'It cannot mend a torn tendon, free a frozen joint or treat arthritis. The one study that we know shows a link, not an effect.':
    [supports(silveira2015.trapezius), supports(silveira2015.people)],
}
