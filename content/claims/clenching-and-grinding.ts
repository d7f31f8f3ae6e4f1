import { checkedOn, type Ledger } from './claim.ts'
import {
  bertazzoSilveira2016,
  garrett2018,
  lobbezoo2001,
  lobbezoo2018,
  macedo2014,
  manfredini2013InChildren,
  nhsTeethGrinding,
  pauletto2022,
  riley2020,
  wassell2014,
  wetselaar2019,
} from './passages/grinding.ts'
import { rileySplints2020 } from './passages/jaw.ts'
import { donnelly2017 } from './passages/medicines-and-bones.ts'
import { fdaPainPillsInPregnancy } from './passages/medicines.ts'
import { macedo2007 } from './passages/sleep.ts'
import { bereznicki2018 } from './passages/splints.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the guide on clenching and grinding. */
export const clenchingAndGrinding: Ledger = {
  'Try two weeks with no alcohol at night, or with less coffee. Both go along with grinding; so does smoking.':
    [supports(bertazzoSilveira2016.habits)],
  'A guard from the internet, before a dentist has looked at your teeth. Reports tell of choking and of changed bites.':
    [supports(wassell2014.harms)],
  'It often stops by itself.': [supports(nhsTeethGrinding.children)],
  'Letting the jaw rest needs no pills. Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to.':
    [supports(fdaPainPillsInPregnancy.fromWeek20)],
  'Drugs for depression called SSRIs can set it off. In reported cases it often began within weeks, and eased when the drug was changed.':
    [supports(garrett2018.weeks)],
  'Past 65, people who take calming drugs such as diazepam break a hip more often.': [
    supports(donnelly2017.hips),
  ],
  'A dentist asks what you and your partner notice, looks for wear and cracks, and presses the jaw muscles. Flat teeth show that something happened. They cannot show when. To be sure takes a record of the muscles at work.':
    [limits(lobbezoo2018.assessed)],
  'No treatment, if nothing hurts and no tooth breaks. Care is not always needed.': [
    supports(nhsTeethGrinding.notAlways),
  ],
  'A night guard made by a dentist. The plastic may wear and not the tooth. In 2020 a review of 52 trials could not tell if that saves teeth.':
    [supports(riley2020.trials), supports(rileySplints2020.noWear)],
  'A guard can change the bite over time, so have it checked.': [supports(bereznicki2018.bite)],
  'Drugs: a 2014 review found too little to say that any of them helps.': [
    supports(macedo2014.drugs),
  ],
  'In sleep it is driven by the brain.': [supports(lobbezoo2001.central)],
  'In 2018 a group of experts from many countries agreed: in a healthy person, it is a behavior and not a disorder. It may raise the risk of harm. It may do no harm. It may even protect.':
    [supports(lobbezoo2018.behavior)],
  'In the Netherlands 1,209 adults were asked. One in six said that they do it in sleep.': [
    supports(wetselaar2019.asked),
    supports(wetselaar2019.inSleep),
  ],
  'It was once blamed on teeth that do not fit. Studies point to the brain.': [
    supports(lobbezoo2001.bite),
  ],
  'We know of no good evidence that a changed bite stops it. A 2007 review could not show that a splint helps against grinding in sleep.':
    [supports(macedo2007.noDifference)],
  'In 2020 a larger one could not tell if splints save teeth.': [
    supports(riley2020.trials),
    supports(rileySplints2020.noWear),
  ],
  'if a night guard saves teeth. A review of 52 trials could not tell.': [
    supports(riley2020.trials),
    supports(rileySplints2020.noWear),
  ],
  'if any drug helps. A 2014 review found too little to say.': [supports(macedo2014.drugs)],
  'in sleep, the brain drives it, not the way teeth meet.': [
    supports(lobbezoo2001.central),
    supports(lobbezoo2001.bite),
  ],
  'grinding goes along with alcohol, smoking and coffee. A link is not a cause.': [
    supports(bertazzoSilveira2016.habits),
  ],
  'It cannot stop the muscles at night. Studies point to the brain, not to the way teeth meet.': [
    supports(lobbezoo2001.central),
  ],
  'In studies, parents said of about 4 to 41 in 100 children that they grind in sleep. The studies differ that much. It gets less common with age.':
    [supports(manfredini2013InChildren.range)],
  'Alcohol, smoking and a lot of coffee go along with it.': [supports(bertazzoSilveira2016.habits)],
  'So do stress and some medicines. A link is not a cause. Many people have heard that grinding means sleep apnea. A 2022 review could not confirm that in adults.':
    [supports(pauletto2022.apnea)],
}
