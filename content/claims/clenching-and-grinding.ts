import { works } from '../works/works.ts'
import { type Ledger, notChecked } from './claim.ts'

/** The works behind the statements of the guide on clenching and grinding. */
export const clenchingAndGrinding: Ledger = {
  'Try two weeks with no alcohol at night, or with less coffee. Both go along with grinding; so does smoking.':
    [notChecked(works.bertazzoSilveira2016)],
  'A guard from the internet, before a dentist has looked at your teeth. Reports tell of choking and of changed bites.':
    [notChecked(works.wassell2014)],
  'It often stops by itself.': [notChecked(works.nhsTeethGrinding)],
  'Letting the jaw rest needs no pills. Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to.':
    [notChecked(works.fdaPainPillsInPregnancy)],
  'Drugs for depression called SSRIs can set it off. In reported cases it often began within weeks, and eased when the drug was changed.':
    [notChecked(works.garrett2018)],
  'Calming drugs such as diazepam make broken bones more likely past 65.': [
    notChecked(works.beersCriteria2023),
  ],
  'A dentist asks what you and your partner notice, looks for wear and cracks, and presses the jaw muscles. Flat teeth show that something happened. They cannot show when. To be sure takes a record of the muscles at work.':
    [notChecked(works.lobbezoo2018)],
  'No treatment, if nothing hurts and no tooth breaks. Care is not always needed.': [
    notChecked(works.nhsTeethGrinding),
  ],
  'A night guard made by a dentist. The plastic may wear and not the tooth. In 2020 a review of 52 trials could not tell if that saves teeth.':
    [notChecked(works.riley2020)],
  'A guard can change the bite over time, so have it checked.': [notChecked(works.bereznicki2018)],
  'Drugs: a 2014 review found too little to say that any of them helps.': [
    notChecked(works.macedo2014),
  ],
  'In sleep it is driven by the brain.': [notChecked(works.lobbezoo2001)],
  'In 2018 a group of experts from many countries agreed: in a healthy person, it is a behavior and not a disorder. It may raise the risk of harm. It may do no harm. It may even protect.':
    [notChecked(works.lobbezoo2018)],
  'When asked, close to 13 in 100 adults say that they often do it in sleep. Many who do cannot know.':
    [notChecked(works.manfredini2013)],
  'It was once blamed on teeth that do not fit. Studies point to the brain.': [
    notChecked(works.lobbezoo2001),
  ],
  'We know of no good evidence that a changed bite stops it. A 2007 review could not show that a splint helps against grinding in sleep.':
    [notChecked(works.macedo2007)],
  'In 2020 a larger one could not tell if splints save teeth.': [notChecked(works.riley2020)],
  'if a night guard saves teeth. A review of 52 trials could not tell.': [
    notChecked(works.riley2020),
  ],
  'if any drug helps. A 2014 review found too little to say.': [notChecked(works.macedo2014)],
  'in sleep, the brain drives it, not the way teeth meet.': [notChecked(works.lobbezoo2001)],
  'grinding goes along with alcohol, smoking and coffee. A link is not a cause.': [
    notChecked(works.bertazzoSilveira2016),
  ],
  'It cannot stop the muscles at night. Studies point to the brain, not to the way teeth meet.': [
    notChecked(works.lobbezoo2001),
  ],
  'In studies, parents said of about 4 to 41 in 100 children that they grind in sleep. The studies differ that much. It gets less common with age.':
    [notChecked(works.manfredini2013InChildren)],
  'Alcohol, smoking and a lot of coffee go along with it.': [
    notChecked(works.bertazzoSilveira2016),
  ],
  'So do stress and some medicines. A link is not a cause. Many people have heard that grinding means sleep apnea. A 2022 review could not confirm that in adults.':
    [notChecked(works.pauletto2022)],
}
