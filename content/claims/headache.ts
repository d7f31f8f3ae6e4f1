import { works } from '../works/works.ts'
import { type Ledger, notChecked } from './claim.ts'

/** The works behind the statements of the guide on headache. */
export const headache: Ledger = {
  'Keep a diary for 8 weeks: when it hurt, for how long, and what you took.': [
    notChecked(works.niceHeadaches),
  ],
  'Take a pain pill early in a migraine attack, if it is safe for you.': [
    notChecked(works.qaseem2025),
  ],
  'Headache pills on 10 or more days a month': [notChecked(works.ichd2018)],
  'Opioids for headache': [notChecked(works.niceHeadaches)],
  'Children get migraine too. For an attack, ibuprofen comes first, say US neurologists. Give it early, in the dose for the child’s weight.':
    [notChecked(works.oskoui2019)],
  'Do not give aspirin unless a doctor says so.': [notChecked(works.medlinePlusReyeSyndrome)],
  'A headache in pregnancy or after birth that will not go away is a danger sign: see the cards above. Ask before you take any pain pill. Acetaminophen is the usual first choice.':
    [notChecked(works.acogHeadaches2022)],
  'From week 20, do not take ibuprofen or naproxen unless your doctor tells you to.': [
    notChecked(works.fdaPainPillsInPregnancy),
  ],
  'If a doctor gave you low-dose aspirin, keep taking it. Some drugs that prevent migraine, such as valproate and topiramate, can harm an unborn child.':
    [notChecked(works.niceHeadaches)],
  'Triptans, opioids and mixed pills can cause headache when you take them on 10 days a month for over 3 months. For plain pain pills it is 15 days.':
    [notChecked(works.ichd2018)],
  'Do not stop opioids on your own. Do you get zigzag lines or flashes with migraine? Say so before you take birth control with estrogen. It adds to the risk of a stroke.':
    [notChecked(works.nguyen2024)],
  'Do you take a blood thinner or steroid pills? Ask before you take ibuprofen or naproxen.': [
    notChecked(works.beersCriteria2023),
  ],
  'A new headache past 50 is a danger sign: see the cards above. Past 75, the stomach bleeds more easily from ibuprofen and naproxen.':
    [notChecked(works.beersCriteria2023)],
  'A doctor asks how the headache behaves, and checks blood pressure, eyes and nerves. That is often enough. Once tension-type headache, migraine or headache from pills is clear, you need no scan just to be sure.':
    [notChecked(works.niceHeadaches)],
  'Tension-type headache: ibuprofen or acetaminophen on single days. In trials, 23 of 100 people had no pain 2 hours after ibuprofen, and 16 of 100 after a dummy pill.':
    [notChecked(works.derry2015)],
  'With acetaminophen it was 24 and 19 of 100.': [notChecked(works.stephens2016)],
  'Migraine attacks in adults: a pain pill, taken early. If that does too little, a doctor can add a triptan.':
    [notChecked(works.qaseem2025)],
  'Many migraine attacks: a medicine taken each day, or a shot each month, can make them fewer.': [
    notChecked(works.nindsMigraine),
  ],
  'Cluster headache: oxygen, or a triptan as a shot or nose spray. See a doctor with the first attack.':
    [notChecked(works.niceHeadaches)],
  'Headache from pain pills: stop them with a doctor’s help. It often gets worse before it gets better.':
    [notChecked(works.niceHeadaches)],
  'Headache from a jaw that has hurt for three months: jaw exercises, hands-on care and talking therapy (CBT)':
    [notChecked(works.busse2023)],
  'Migraine comes from brain and nerves, and it runs in families.': [
    notChecked(works.nindsMigraine),
  ],
  'What causes tension-type headache is less clear. Stress and poor sleep can set it off. A cold, fever, a blow to the head, and pain pills taken too often cause headache too.':
    [notChecked(works.ichd2018)],
  'About 59 in 100 people with headache had jaw trouble as well, in studies that differed a lot. That is a link, not a cause.':
    [notChecked(works.yakkaphan2022)],
  'Does the jaw cause headache? Sometimes. One kind comes from a painful jaw. It changes as you chew, and pressing the temple muscle brings on the very pain you know.':
    [notChecked(works.ichd2018)],
  'A 2024 review found that jaw trouble, grinding and headache often meet in one person. Which causes which is very hard to prove, it said.':
    [notChecked(works.voss2024)],
  'Does the bite? We know of no study which shows that the way teeth meet causes migraine or tension-type headache. One small trial treated women who had both migraine and sore jaw muscles. They got a migraine drug and a splint, or dummies. The number of headache days did not clearly differ.':
    [notChecked(works.goncalves2013)],
  'ibuprofen and acetaminophen for tension-type headache. They helped a few more of 100 people than a dummy pill.':
    [notChecked(works.derry2015), notChecked(works.stephens2016)],
  'a pain pill for a migraine attack, and a triptan if that does too little. US doctors who weighed the trials advise it.':
    [notChecked(works.qaseem2025)],
  'stopping pain pills that you take too often.': [notChecked(works.niceHeadaches)],
  'headache and jaw trouble often go together. The studies differed a lot.': [
    notChecked(works.yakkaphan2022),
  ],
  'It can teach jaw rest and exercises, if a dentist finds that the jaw is part of your headache. The 2023 guideline favors those for jaw pain, whoever teaches them.':
    [notChecked(works.busse2023)],
}
