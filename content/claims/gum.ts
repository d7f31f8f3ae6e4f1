import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { adaPregnancy, boneMedicine, martinez2015 } from './passages/dental-care.ts'
import { imber2021, kassab2003, nidcrGumDisease, rajapakse2007 } from './passages/gums.ts'
import { bae2015, fan2018 } from './passages/teeth-and-gums.ts'

import { medlinePlus } from './passages/medline-plus.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about gum. */
export const gum: Ledger = {
  'Gums bleed more easily in pregnancy. Cleaning, dental X-rays and care of the gums are safe then.':
    [supports(adaPregnancy.gums), supports(adaPregnancy.safe)],
  'If you take a blood thinner, tell the dentist. Do not stop it on your own: most people can keep taking it.':
    [supports(martinez2015.keepTaking)],
  'Tell the dentist about medicine for thin bones or cancer too, before a tooth is pulled. The bone may heal badly.':
    [supports(boneMedicine.healing)],
  'A dentist measures the pockets around each tooth, and looks for bleeding, loose teeth and thin gums. X-rays show the bone. You will be asked how you brush.':
    [
      notChecked(works.cortellini2018, 'Diagnostic considerations'),
      supports(nidcrGumDisease.tests),
    ],
  'A better way to brush, and watching with photos or measures': [limits(imber2021.careFirst)],
  'Gum disease first, where it is found: careful cleaning above and under the gum': [
    supports(nidcrGumDisease.cleaning),
  ],
  'If bare roots hurt: toothpaste for sensitive teeth': [supports(bae2015.helped)],
  'A gum graft, when a root hurts, decays, looks bad to you or loses more gum': [
    limits(imber2021.graft),
  ],
  'A loose tooth: easing a heavy contact may make chewing more pleasant': [
    supports(fan2018.comfort),
  ],
  'Gum disease, hard or long brushing, thin gums, teeth out of line, piercings and tobacco are the usual causes.':
    [limits(kassab2003.factors)],
  'Studies on brushing do not all agree.': [supports(rajapakse2007.disagree)],
  'Recession gets more common with age.': [supports(kassab2003.age)],
  'Diabetes raises the risk of gum disease.': [limits(medlinePlus.diabetesAndGums)],
  'For the world classification of gum disease, two researchers went through the studies on biting forces. Heavy forces did not start gum disease.':
    [supports(fan2018.noStart)],
  'The expert group of 2018 found no evidence that they make gums recede.': [
    notChecked(works.jepsen2018, 'Traumatic occlusal forces and occlusal trauma'),
  ],
  'Where gum disease is present too, weak evidence says that heavy forces may speed up the damage.':
    [supports(fan2018.faster)],
  'So bite care can be an extra here. It is not the first treatment. Many spots only need watching.':
    [notChecked(works.cortellini2018, 'Abstract, Conclusions')],
  'toothpaste for sensitive teeth. A 2015 review put 31 trials together. Most kinds helped, but not the kind with strontium.':
    [supports(bae2015.trials), supports(bae2015.helped)],
  'brush with care, watch, and graft where it is needed.': [
    supports(imber2021.careFirst),
    supports(imber2021.graft),
  ],
  'most studies agree that heavy forces do not start gum disease.': [supports(fan2018.noStart)],
  'they may speed it up where it is at work already.': [supports(fan2018.faster)],
  'It can help you notice clenching. Where gum disease has loosened a tooth, easing a heavy contact may make chewing more pleasant.':
    [supports(fan2018.comfort)],
  'It cannot bring gum back, and it cannot stand in for care of the gums.': [
    notChecked(works.nidcrGumDisease, 'Treatment'),
  ],
  'An expert group found no evidence that heavy forces make gums recede.': [
    notChecked(works.jepsen2018, 'Traumatic occlusal forces and occlusal trauma'),
  ],
}
