import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { bousema2018, michiels2019, tunkel2014 } from './passages/ears-and-throat.ts'
import {
  entnetSinusitis,
  gpnotebookPregnancyRhinitis,
  hearingNewsTinnitus,
  ismpChildColdMedicine,
  nidcdTinnitus,
} from './passages/nose-and-ringing.ts'
import { tinnitusCare } from './passages/voice-and-ringing.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about earnose. */
export const earnose: Ledger = {
  'Pills and herbs sold against ringing: a guideline advises against them': [
    notChecked(works.tunkel2014, 'Key action statement 11'),
    supports(hearingNewsTinnitus.supplements),
  ],
  'The FDA warns against cough and cold medicine for children under 2. The makers say not under 4.':
    [
      notChecked(works.fdaChildColdMedicine, 'Passages on children under 2 and on labels'),
      supports(ismpChildColdMedicine.under2),
      supports(ismpChildColdMedicine.under4),
    ],
  'A stuffy nose is common in pregnancy. Try salt water first. Avoid decongestant pills in the first three months.':
    [
      notChecked(works.dykewicz2020, 'Section on rhinitis in pregnancy'),
      supports(gpnotebookPregnancyRhinitis.common),
      supports(gpnotebookPregnancyRhinitis.saltWater),
      supports(gpnotebookPregnancyRhinitis.pills),
    ],
  'High doses of aspirin, some antibiotics and some cancer drugs can bring on ringing.': [
    limits(nidcdTinnitus.medicines),
  ],
  'Have your hearing tested if ringing begins, because the two often go together.': [
    supports(nidcdTinnitus.hearing),
  ],
  'A doctor looks into the ear and the nose. A hearing test follows when ringing lasts, is on one side or comes with hearing loss. A scan of the head is for ringing on one side, a beat like the pulse, or signs from the nerves.':
    [supports(tunkel2014.hearingTest), supports(tunkel2014.imaging)],
  'Ringing that bothers you: talking therapy (CBT), and a hearing aid check if you hear less': [
    supports(tinnitusCare.cbt),
    supports(tunkel2014.hearingAid),
  ],
  'Sudden hearing loss: fast care, often with steroids in the first two weeks': [
    notChecked(works.chandrasekhar2019, 'Key action statement 8'),
  ],
  'Sinus infection in adults: time first. In most cases the guideline of 2025 says to watch and wait.':
    [supports(entnetSinusitis.wait)],
  'Salt water rinses and steroid sprays can bring relief.': [
    notChecked(works.payne2025, 'Key action statements on acute bacterial rhinosinusitis'),
  ],
  'Wax, infection, loud noise, age, allergy, some medicines and illness of the inner ear are common causes.':
    [limits(nidcdTinnitus.wax), limits(nidcdTinnitus.medicines)],
  'The jaw joint and the ear sit side by side and share some nerves. A review of 22 studies found ringing and jaw trouble together more often than by chance, but it said the evidence was weak.':
    [supports(bousema2018.studies), supports(bousema2018.weak)],
  'Can jaw care calm the ringing? A review of 11 studies saw some relief, but the studies were of low quality.':
    [limits(michiels2019.effect)],
  'a hearing test, CBT and a check for a hearing aid are the advice of a US guideline on ringing.':
    [supports(tunkel2014.hearingTest), supports(tinnitusCare.cbt), supports(tunkel2014.hearingAid)],
  'the guideline on sudden hearing loss says that doctors may offer steroids early. It is a choice, not a must.':
    [notChecked(works.chandrasekhar2019, 'Key action statement 8')],
  '22 studies found that ringing and jaw trouble go together.': [
    supports(bousema2018.studies),
    supports(bousema2018.weak),
  ],
  '11 studies saw that ringing eased with splints and jaw moves. They were not of high quality.': [
    supports(michiels2019.effect),
  ],
  'It can look at a sore jaw, with steps that can be undone. Some relief from ringing was seen with jaw exercises and splints.':
    [supports(michiels2019.effect)],
  'It cannot bring back hearing, end dizzy spells or open a blocked nose. It does not replace an ear exam or a hearing test.':
    [limits(tunkel2014.hearingTest)],
}
