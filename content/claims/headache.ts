import { works } from '../works/works.ts'
import {
  acpMigraineNews,
  healthierTogetherHeadaches,
  loder2013,
  macgregor2013,
  mayoPainPillHeadache,
  nhsReyeSyndrome,
  niceClusterHeadache,
  nihrParacetamol,
  nindsMigraine,
} from './passages/headache-medicines.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import {
  ahrqHeadacheInPregnancy2020,
  derry2015,
  goncalves2013,
  ichd2018,
  ichdFromTheJaw,
  niceHeadaches,
  niceHeadachesQuality,
  oskoui2019,
  qaseem2025,
  voss2024,
  yakkaphan2022,
} from './passages/headaches.ts'
import { busse2023 } from './passages/jaw.ts'
import { fdaPainPillsInPregnancy } from './passages/medicines.ts'
import { agsTenMedications } from './passages/older-adults-medicines.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the guide on headache. */
export const headache: Ledger = {
  'Keep a diary for 8 weeks: when it hurt, for how long, and what you took.': [
    supports(niceHeadaches.diary),
  ],
  'Take a pain pill early in a migraine attack, if it is safe for you.': [
    supports(acpMigraineNews.early),
  ],
  'Headache pills on 10 or more days a month': [supports(ichd2018.fromPills)],
  'Opioids for headache': [limits(niceClusterHeadache.opioids), limits(loder2013.opioids)],
  'Children get migraine too. For an attack, ibuprofen comes first, say US neurologists. Give it early, in the dose for the child’s weight.':
    [limits(oskoui2019.ibuprofen)],
  'Do not give aspirin unless a doctor says so.': [supports(nhsReyeSyndrome.aspirin)],
  'A headache in pregnancy or after birth that will not go away is a danger sign: see the cards above. Ask before you take any pain pill. Acetaminophen is the usual first choice.':
    [
      notChecked(works.acogHeadaches2022, 'Recommendations on treatment in pregnancy'),
      limits(healthierTogetherHeadaches.paracetamol),
    ],
  'From week 20, do not take ibuprofen or naproxen unless your doctor tells you to.': [
    supports(fdaPainPillsInPregnancy.fromWeek20),
  ],
  'If a doctor gave you low-dose aspirin, keep taking it. Some drugs that prevent migraine, such as valproate and topiramate, can harm an unborn child.':
    [limits(ahrqHeadacheInPregnancy2020.topiramate), limits(ahrqHeadacheInPregnancy2020.valproate)],
  'Triptans, opioids and mixed pills can cause headache when you take them on 10 days a month for over 3 months. For plain pain pills it is 15 days.':
    [supports(ichd2018.fromPills), supports(ichd2018.triptans), supports(ichd2018.plainPills)],
  'Do not stop opioids on your own. Do you get zigzag lines or flashes with migraine? Say so before you take birth control with estrogen. It adds to the risk of a stroke.':
    [
      notChecked(works.nguyen2024, 'Appendix D, headaches: migraine with aura'),
      supports(macgregor2013.aura),
      supports(macgregor2013.estrogen),
    ],
  'Do you take a blood thinner or steroid pills? Ask before you take ibuprofen or naproxen.': [
    supports(agsTenMedications.nsaids),
  ],
  'A new headache past 50 is a danger sign: see the cards above. Past 75, the stomach bleeds more easily from ibuprofen and naproxen.':
    [supports(agsTenMedications.nsaids)],
  'A doctor asks how the headache behaves, and checks blood pressure, eyes and nerves. That is often enough. Once it is clear that it is tension-type headache or migraine, you need no scan just to be sure.':
    [supports(niceHeadachesQuality.noScan)],
  'Tension-type headache: ibuprofen or acetaminophen on single days. In trials, 23 of 100 people had no pain 2 hours after ibuprofen, and 16 of 100 after a dummy pill.':
    [supports(derry2015.ibuprofen)],
  'With acetaminophen it was 24 and 19 of 100.': [
    notChecked(works.stephens2016, 'Abstract, Main results'),
    supports(nihrParacetamol.painFree),
  ],
  'Migraine attacks in adults: a pain pill, taken early. If that does too little, a doctor can add a triptan.':
    [supports(qaseem2025.triptan)],
  'Many migraine attacks: a medicine taken each day, or a shot each month, can make them fewer.': [
    limits(nindsMigraine.prevention),
  ],
  'Cluster headache: oxygen, or a triptan as a shot or nose spray. See a doctor with the first attack.':
    [supports(niceClusterHeadache.oxygen), supports(niceClusterHeadache.howTaken)],
  'Headache from pain pills: stop them with a doctor’s help. It often gets worse before it gets better.':
    [supports(mayoPainPillHeadache.worseFirst)],
  'Headache from a jaw that has hurt for three months: jaw exercises, hands-on care and talking therapy (CBT)':
    [limits(busse2023.inFavor)],
  'Migraine comes from brain and nerves, and it runs in families.': [
    supports(nindsMigraine.inherited),
  ],
  'What causes tension-type headache is less clear. Stress and poor sleep can set it off. A cold, fever, a blow to the head, and pain pills taken too often cause headache too.':
    [limits(ichd2018.fromPills)],
  'About 59 in 100 people with headache had jaw trouble as well, in studies that differed a lot. That is a link, not a cause.':
    [supports(yakkaphan2022.together), supports(yakkaphan2022.differ)],
  'Does the jaw cause headache? Sometimes. One kind comes from a painful jaw. It changes as you chew, and pressing the temple muscle brings on the very pain you know.':
    [supports(ichdFromTheJaw.chewing), supports(ichdFromTheJaw.pressing)],
  'A 2024 review found that jaw trouble, grinding and headache often meet in one person. Which causes which is very hard to prove, it said.':
    [supports(voss2024.together), supports(voss2024.causes)],
  'Does the bite? We know of no study which shows that the way teeth meet causes migraine or tension-type headache. One small trial treated women who had both migraine and sore jaw muscles. They got a migraine drug and a splint, or dummies. Counting all of them, the number of headache days did not clearly differ. Those who got both did better in other ways.':
    [supports(goncalves2013.headacheDays), supports(goncalves2013.other)],
  'ibuprofen and acetaminophen for tension-type headache. They helped a few more of 100 people than a dummy pill.':
    [supports(derry2015.ibuprofen), supports(nihrParacetamol.painFree)],
  'a pain pill for a migraine attack, and a triptan if that does too little. US doctors who weighed the trials advise it.':
    [supports(qaseem2025.triptan)],
  'stopping pain pills that you take too often.': [supports(mayoPainPillHeadache.stop)],
  'headache and jaw trouble often go together. The studies differed a lot.': [
    supports(yakkaphan2022.together),
    supports(yakkaphan2022.differ),
  ],
  'It can teach jaw rest and exercises, if a dentist finds that the jaw is part of your headache. The 2023 guideline favors those for jaw pain, whoever teaches them.':
    [supports(busse2023.inFavor)],
}
