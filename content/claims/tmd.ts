import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { busse2023, manfredini2017, nhsTmd, nidcrTmd, rileySplints2020 } from './passages/jaw.ts'
import { fdaPainPillsInPregnancy } from './passages/medicines.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about tmd. */
export const tmd: Ledger = {
  'Ask a pharmacist if acetaminophen or ibuprofen is safe for you for some days. The NHS names both.':
    [supports(nhsTmd.pills)],
  'Care of a child or teen should be of a kind that can be undone. US children’s dentists say to avoid grinding teeth down, braces and surgery as care for TMD.':
    [notChecked(works.aapdTmd2022)],
  'Rest, soft food and gentle moves need no pills. Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to.':
    [supports(fdaPainPillsInPregnancy.fromWeek20)],
  'Do you take a blood thinner or steroid pills? Then ibuprofen and naproxen can make the stomach bleed. Ask before you take them.':
    [notChecked(works.beersCriteria2023, 'Table 5, interactions: anticoagulants with NSAIDs')],
  'Muscle relaxants and calming drugs such as diazepam make broken bones more likely past 65.': [
    notChecked(works.beersCriteria2023, 'Table 2'),
  ],
  'A dentist or doctor asks about the pain, feels the joints and muscles, and watches how far the mouth opens. That is often enough. You may need an X-ray or MRI if the jaw locks, after an injury, or if the cause is not clear.':
    [notChecked(works.nidcrTmd)],
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
  'Many things add up: an injury, clenching, poor sleep, stress, other pain and genes.': [
    notChecked(works.slade2016),
  ],
  'How much does the bite matter? A large review found few links between how teeth meet and TMD, and a link is not a cause.':
    [supports(manfredini2017.fewLinks), supports(manfredini2017.noCause)],
  'The US dental research society says that care should begin with steps that can be undone.': [
    notChecked(works.greene2010),
  ],
  'We know of no good evidence that grinding teeth down to change the bite helps. Long studies point to many things at once, such as sleep, stress, injury, other pain and genes.':
    [notChecked(works.slade2016)],
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
  'TMD often gets better by itself.': [notChecked(works.nhsTmd)],
  'A click without pain needs no care.': [notChecked(works.nidcrTmd)],
  'If pain has lasted for 3 months, waiting puts off care that helps.': [
    notChecked(works.busse2023),
  ],
  'Fair. One study looked at the same joints again after 8 years.': [
    notChecked(works.schiffman2017),
  ],
  'Of 100 discs in the joint, 76 were the same after 8 years. 14 were worse and 10 were better. This is about scans, not about pain.':
    [notChecked(works.schiffman2017)],
  'Rest, home exercises and good advice ease pain in many people.': [notChecked(works.yao2023)],
  'Moderate to high. It does less than care with a therapist.': [notChecked(works.yao2023)],
  'Less pain that has lasted. The 2023 guideline is strongly in favor.': [
    notChecked(works.busse2023),
  ],
  'Moderate to high': [notChecked(works.yao2023)],
  'When a therapist moved the jaw, about 36 more of 100 people had clearly less pain than with a sham.':
    [notChecked(works.yao2023)],
  'Less pain, and ways to live with it. The 2023 guideline is strongly in favor.': [
    notChecked(works.busse2023),
  ],
  'Moderate to high, as for exercises': [notChecked(works.yao2023)],
  'Joined with biofeedback or ways to relax, about 36 more of 100 people had clearly less pain than with a sham.':
    [notChecked(works.yao2023)],
  'The NHS names acetaminophen and ibuprofen.': [notChecked(works.nhsTmd)],
  'Low. For pain that has lasted, the guideline says no to acetaminophen.': [
    notChecked(works.busse2023),
  ],
  'A large review could not show that it eases pain.': [notChecked(works.rileySplints2020)],
  'It costs money. Over time it can change the bite.': [notChecked(works.bereznicki2018)],
  'Low. For pain that has lasted, the guideline says no in most cases.': [
    notChecked(works.busse2023),
  ],
  'The guideline gives a strong no to splints that change the bite for good, and to taking out the disc.':
    [notChecked(works.busse2023)],
  'Ibuprofen can make the stomach bleed, especially in older people.': [
    notChecked(works.beersCriteria2023),
  ],
}
