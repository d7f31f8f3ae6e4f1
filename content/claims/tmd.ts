import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import {
  adaReversibleJawCare,
  greene2010,
  nhsPharmacyTmd,
  pedroTmd,
  slade2013,
  yao2023,
} from './passages/jaw-care.ts'
import { aapdTmd2022, schiffman2017 } from './passages/jaw-joint-over-time.ts'
import { busse2023, manfredini2017, nhsTmd, nidcrTmd, rileySplints2020 } from './passages/jaw.ts'
import { golden2010 } from './passages/medicines-and-bones.ts'
import { fdaPainPillsInPregnancy } from './passages/medicines.ts'
import { agsTenMedications } from './passages/older-adults-medicines.ts'
import { bereznicki2018 } from './passages/splints.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about tmd. */
export const tmd: Ledger = {
  'Ask a pharmacist if acetaminophen or ibuprofen is safe for you for some days. The NHS names both.':
    [supports(nhsTmd.pills)],
  'Care of a child or teen should be of a kind that can be undone. US children’s dentists say to avoid grinding teeth down, braces and surgery as care for TMD.':
    [supports(aapdTmd2022.irreversible)],
  'Rest, soft food and gentle moves need no pills. Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to.':
    [supports(fdaPainPillsInPregnancy.fromWeek20)],
  'Do you take a blood thinner or steroid pills? Then ibuprofen and naproxen can make the stomach bleed. Ask before you take them.':
    [supports(agsTenMedications.nsaids)],
  'Past 65, people who take muscle relaxants or calming drugs such as diazepam break bones more often.':
    [supports(golden2010.muscleRelaxants), supports(golden2010.calmingDrugs)],
  'A dentist or doctor asks about the pain, feels the joints and muscles, and watches how far the mouth opens. That is often enough. You may need an X-ray or MRI if the jaw locks, after an injury, or if the cause is not clear.':
    [limits(greene2010.examination)],
  'First: learn what helps, do home exercises, and give it time. TMD often gets better by itself.':
    [supports(nhsTmd.goesAway)],
  'Pain that has lasted for three months: exercises with a therapist, hands-on care, and talking therapy (CBT). CBT may be joined with ways to relax.':
    [supports(busse2023.inFavor)],
  'Pain pills: the NHS names acetaminophen and ibuprofen.': [supports(nhsTmd.pills)],
  'For pain that has lasted, the 2023 guideline says no to acetaminophen.': [
    supports(busse2023.pills),
  ],
  'For pain that has lasted, it also says no, in most cases, to splints you can take out. The same goes for Botox and for washing out the joint. It goes for calming drugs such as diazepam too.':
    [limits(busse2023.splints), supports(busse2023.pills)],
  'It gives a strong no to splints that change the bite for good. It says no to taking out the disc. It warns of opioids taken with pills such as ibuprofen.':
    [supports(busse2023.strongAgainst)],
  'Many things add up. In a long study of 2,737 people it was health as a whole, stress and mood, and the jaw itself.':
    [supports(slade2013.people), supports(slade2013.domains)],
  'How much does the bite matter? A large review found few links between how teeth meet and TMD, and a link is not a cause.':
    [supports(manfredini2017.fewLinks), supports(manfredini2017.noCause)],
  'The US dental research society and the American Dental Association say that care should begin with steps that can be undone.':
    [notChecked(works.greene2010, 'Recommendation 2'), supports(adaReversibleJawCare.reversible)],
  'We know of no good evidence that grinding teeth down to change the bite helps. A long study points to many things at once, such as health, stress and mood, and the jaw itself.':
    [supports(slade2013.domains)],
  'In 2023 an expert panel looked at what helps when TMD pain has lasted for three months. It strongly favored jaw exercises, hands-on care and talking therapy (CBT).':
    [supports(busse2023.inFavor)],
  'It advised against splints you can take out, in most cases, and against relaxing on its own. It gave a strong no to splints that change the bite for good.':
    [supports(busse2023.strongAgainst)],
  'The NIDCR warns of such changes too.': [supports(nidcrTmd.permanentChanges)],
  'exercises, hands-on care and CBT for pain that has lasted three months. A panel that weighed the trials gave its strongest advice in 2023.':
    [supports(busse2023.inFavor)],
  'splints you can take out. In 13 trials with 1,076 people, pain did not clearly drop.': [
    supports(rileySplints2020.pain),
  ],
  'rest, soft food and time at first.': [supports(nhsTmd.goesAway)],
  '25 studies looked for links between how teeth meet and TMD. They found few.': [
    supports(manfredini2017.papers),
    supports(manfredini2017.fewLinks),
  ],
  'It can teach jaw rest and exercises. The 2023 guideline favors those, whoever teaches them.': [
    supports(busse2023.inFavor),
  ],
  'It cannot treat TMD by moving teeth or grinding them down. In most cases the guideline says no to a splint.':
    [supports(busse2023.splints)],
  'TMD often gets better by itself.': [supports(nhsTmd.goesAway)],
  'A click without pain needs no care.': [supports(nidcrTmd.clicks)],
  'If pain has lasted for 3 months, waiting puts off care that helps.': [
    supports(busse2023.inFavor),
  ],
  'Fair. One study looked at the same joints again after 8 years.': [
    supports(schiffman2017.eightYears),
  ],
  'Of 100 discs in the joint, 76 were the same after 8 years. 14 were worse and 10 were better. This is about scans, not about pain.':
    [supports(schiffman2017.discs)],
  'Home exercises, stretching and good advice ease pain more than a sham does.': [
    supports(nhsPharmacyTmd.usualCare),
  ],
  'Moderate to high. It does less than a therapist who moves the jaw.': [
    supports(nhsPharmacyTmd.usualCare),
    supports(nhsPharmacyTmd.mostEffective),
  ],
  'Less pain that has lasted. The 2023 guideline is strongly in favor.': [
    supports(busse2023.inFavor),
  ],
  'Moderate to high': [supports(yao2023.certainty)],
  'When a therapist moved the jaw, about 36 more of 100 people had clearly less pain than with a sham.':
    [limits(pedroTmd.mostEffective)],
  'Less pain, and ways to live with it. The 2023 guideline is strongly in favor.': [
    supports(busse2023.inFavor),
  ],
  'Moderate to high, as for exercises': [supports(yao2023.certainty)],
  'Joined with biofeedback or ways to relax, about 36 more of 100 people had clearly less pain than with a sham.':
    [supports(pedroTmd.mostEffective)],
  'The NHS names acetaminophen and ibuprofen.': [supports(nhsTmd.pills)],
  'Low. For pain that has lasted, the guideline says no to acetaminophen.': [
    supports(busse2023.pills),
  ],
  'A large review could not show that it eases pain.': [supports(rileySplints2020.pain)],
  'It costs money. Over time it can change the bite.': [supports(bereznicki2018.bite)],
  'Low. For pain that has lasted, the guideline says no in most cases.': [
    supports(busse2023.splints),
  ],
  'The guideline gives a strong no to splints that change the bite for good, and to taking out the disc.':
    [supports(busse2023.strongAgainst)],
  'Ibuprofen can make the stomach bleed, above all past 75.': [supports(agsTenMedications.nsaids)],
}
