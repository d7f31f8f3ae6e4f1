import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { silveira2015 } from './passages/head-and-neck.ts'
import { fdaPainPillsInPregnancy } from './passages/medicines.ts'

const { supports } = checkedOn('2026-11-23')

/** The works behind the statements of the page about shoulder. */
export const shoulder: Ledger = {
  'Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to.':
    [supports(fdaPainPillsInPregnancy.fromWeek20)],
  'Do you take a blood thinner or steroid pills? Then ibuprofen and naproxen can make the stomach bleed. Ask before you take them.':
    [notChecked(works.beersCriteria2023, 'Table 5, interactions: anticoagulants with NSAIDs')],
  'Past 75, the stomach bleeds more easily from ibuprofen and naproxen.': [
    notChecked(works.beersCriteria2023, 'Table 2'),
  ],
  'A doctor or physical therapist moves the arm, tests its strength and checks the neck. An X-ray, ultrasound, MRI or blood test may follow. Which one depends on what they find.':
    [notChecked(works.medlinePlusShoulderPain), notChecked(works.niamsShoulderProblems)],
  'Guided exercise and stretching: the usual first step': [notChecked(works.niamsShoulderProblems)],
  'Pain pills for a short time, if they are safe for you': [
    notChecked(works.medlinePlusShoulderPain),
  ],
  'A shot into the joint or the cushion above it, for some': [
    notChecked(works.niamsShoulderProblems),
  ],
  'Surgery for some torn tendons and worn joints. Most people try other care first.': [
    notChecked(works.niamsShoulderProblems),
  ],
  'A broad muscle, the trapezius, runs from the head down to the shoulder. One small study found that people with more jaw trouble also had a more tender trapezius.':
    [supports(silveira2015.trapezius), supports(silveira2015.people)],
  'We know of no good trial which shows that changing the bite relieves shoulder pain. Please see any link as possible, but weak. Most shoulder pain starts in the shoulder, and rest and exercise are the usual first steps.':
    [notChecked(works.medlinePlusShoulderPain), notChecked(works.niamsShoulderProblems)],
  'exercise first, and shots or surgery for some. A US health institute says so. We have not read the trials.':
    [notChecked(works.niamsShoulderProblems)],
  'one study of 40 women found that jaw trouble and a sore shoulder muscle go together.': [
    supports(silveira2015.trapezius),
    supports(silveira2015.people),
  ],
  'It cannot mend a torn tendon, free a frozen joint or treat arthritis. The one study that we know shows a link, not an effect.':
    [supports(silveira2015.trapezius), supports(silveira2015.people)],
}
