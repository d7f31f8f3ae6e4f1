import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import {
  greene2010,
  healthwiseJawSurgery,
  icoiAlendronate,
  nhsPharmacyTmd,
  pedroTmd,
  yao2023,
} from './passages/jaw-care.ts'
import {
  aapdTmd2022,
  naeije2013,
  schiffman2007,
  schiffman2017,
} from './passages/jaw-joint-over-time.ts'
import { busse2023, manfredini2017, nhsTmd, nidcrTmd, rileySplints2020 } from './passages/jaw.ts'
import { golden2010 } from './passages/medicines-and-bones.ts'
import { fdaPainPillsInPregnancy } from './passages/medicines.ts'
import { agsTenMedications } from './passages/older-adults-medicines.ts'
import { bereznicki2018 } from './passages/splints.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about jaw. */
export const jaw: Ledger = {
  'Ask a pharmacist if acetaminophen or ibuprofen is safe for you for some days. The NHS names both.':
    [supports(nhsTmd.pills)],
  'In a child or teen, too, a click without pain needs no care. If the jaw hurts, care should be of a kind that can be undone. US children’s dentists say to avoid grinding teeth down, braces and surgery for jaw pain.':
    [supports(aapdTmd2022.irreversible)],
  'Rest, soft food and gentle moves need no pills. Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to.':
    [supports(fdaPainPillsInPregnancy.fromWeek20)],
  'Do you take a blood thinner or steroid pills? Then ibuprofen and naproxen can make the stomach bleed. Ask before you take them.':
    [supports(agsTenMedications.nsaids)],
  'Do you take a drug for thin bones or for cancer, such as alendronate? Tell the dentist before a tooth is pulled. The bone may heal badly.':
    [
      notChecked(
        works.ruggiero2022,
        'Sections on risk factors and on prevention before and during treatment',
      ),
      supports(icoiAlendronate.healing),
    ],
  'Jaw pain on chewing past 50 that eases with rest is a danger sign: see the cards above. Past 65, people who take muscle relaxants break bones more often.':
    [supports(golden2010.muscleRelaxants)],
  'A dentist or doctor feels the joints and muscles, listens to the joint and watches how the mouth opens. Teeth and ears are checked too. You may need an X-ray or MRI if the jaw locks, after an injury, or if the cause is not clear.':
    [limits(greene2010.examination)],
  'No treatment for a click without pain': [supports(nidcrTmd.clicks)],
  'Rest, soft food and home exercises. Many jaws settle in this way.': [supports(nhsTmd.goesAway)],
  'Pain that has lasted for three months: exercises with a therapist, hands-on care, and talking therapy (CBT). CBT may be joined with ways to relax.':
    [supports(busse2023.inFavor)],
  'Splints you can take out: in most cases the 2023 guideline says no, for lasting pain': [
    supports(busse2023.splints),
  ],
  'Surgery: rarely, if the joint is damaged and other care has failed': [
    notChecked(works.nationalAcademies2020, 'Chapter 5, section on surgery'),
    supports(healthwiseJawSurgery.lastResort),
    limits(healthwiseJawSurgery.damage),
  ],
  'An injury, clenching, stress, poor sleep, other pain and genes can all play a part. Arthritis can wear or swell the joint. The bite may add to it in some people. It has not been shown to be the main cause.':
    [
      supports(manfredini2017.fewLinks),
      supports(manfredini2017.noCause),
      notChecked(works.nationalAcademies2020, 'Chapter 2, section on causes'),
    ],
  'A poor bite was long thought to cause jaw trouble. A 2017 review of 25 studies found few links between how teeth meet and jaw disorders, and no sign that the bite comes first.':
    [supports(manfredini2017.papers), supports(manfredini2017.fewLinks)],
  'A 2020 review of bite splint trials saw no clear drop in pain and said the evidence was very weak.':
    [supports(rileySplints2020.pain), supports(rileySplints2020.veryLow)],
  'For pain that has lasted, a 2023 guideline in The BMJ favors jaw exercises, hands-on care and talking therapy (CBT).':
    [supports(busse2023.inFavor)],
  'Relaxation counts as help there only when it is joined with CBT. On its own the panel advised against it.':
    [limits(busse2023.inFavor)],
  'exercises, hands-on care and CBT for pain that has lasted three months. A panel that weighed the trials gave its strongest advice in 2023.':
    [supports(busse2023.inFavor)],
  'splints you can take out. In 13 trials with 1,076 people, pain did not clearly drop.': [
    supports(rileySplints2020.pain),
  ],
  'rest, soft food and time at first.': [supports(nhsTmd.goesAway)],
  '25 studies looked for links between how teeth meet and jaw trouble. They found few.': [
    supports(manfredini2017.papers),
    supports(manfredini2017.fewLinks),
  ],
  'It can teach jaw rest and exercises. The 2023 guideline favors those, whoever teaches them.': [
    supports(busse2023.inFavor),
  ],
  'It cannot treat the jaw by moving teeth or grinding them down. A 2017 review found few links between how teeth meet and jaw trouble. It could not show that the bite comes first.':
    [supports(manfredini2017.fewLinks), supports(manfredini2017.noCause)],
  'In most cases the guideline says no to splints for lasting pain.': [supports(busse2023.splints)],
  'A click without pain needs no care.': [supports(nidcrTmd.clicks)],
  'Most clicks stay as they are.': [supports(naeije2013.stable)],
  'In a few people the jaw locks later.': [supports(naeije2013.locks)],
  'Fair. A review took in 167 papers, and one study went on for 8 years.': [
    supports(naeije2013.papers),
    supports(schiffman2017.eightYears),
  ],
  'Of 100 discs in the joint, 76 were the same after 8 years. 14 were worse and 10 were better. This is about scans, not about pain.':
    [supports(schiffman2017.discs)],
  'Many jaws settle with rest, soft food and home exercises.': [supports(nhsTmd.goesAway)],
  'Moderate to high, for pain that has lasted': [supports(nhsPharmacyTmd.usualCare)],
  'Less pain that has lasted. The 2023 guideline is strongly in favor.': [
    supports(busse2023.inFavor),
  ],
  'Moderate to high': [supports(yao2023.certainty)],
  'When a therapist moved the jaw, about 36 more of 100 people had clearly less pain than with a sham.':
    [limits(pedroTmd.mostEffective)],
  'A large review could not show that it eases pain.': [supports(rileySplints2020.pain)],
  'It costs money. Over time it can change the bite.': [supports(bereznicki2018.bite)],
  'Low. For pain that has lasted, the guideline says no in most cases.': [
    supports(busse2023.splints),
  ],
  'It is for a few, if the joint is damaged and other care has failed.': [
    notChecked(works.nationalAcademies2020, 'Chapter 5, section on surgery'),
    supports(healthwiseJawSurgery.lastResort),
    limits(healthwiseJawSurgery.damage),
  ],
  'For a jaw that had locked, one trial compared it with care without surgery. After 5 years, people did equally well.':
    [supports(schiffman2007.noDifference)],
  'It cannot be undone. The guideline says no to taking out the disc for pain.': [
    supports(busse2023.strongAgainst),
  ],
  'Low: the trial had 106 people.': [supports(schiffman2007.people)],
  'Few links between the bite and jaw trouble were found, and a link is no cause.': [
    supports(manfredini2017.fewLinks),
    supports(manfredini2017.noCause),
  ],
}
