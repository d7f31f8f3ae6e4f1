import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { adaPregnancy, bae2015, fan2018, martinez2015 } from './passages/teeth-and-gums.ts'

const { supports } = checkedOn('2026-11-23')

/** The works behind the statements of the page about gum. */
export const gum: Ledger = {
  'Gums bleed more easily in pregnancy. Cleaning, dental X-rays and care of the gums are safe then.':
    [supports(adaPregnancy.gums), supports(adaPregnancy.safe)],
  'If you take a blood thinner, tell the dentist. Do not stop it on your own: most people can keep taking it.':
    [supports(martinez2015.keepTaking)],
  'Tell the dentist about medicine for thin bones or cancer too, before a tooth is pulled. The bone may heal badly.':
    [notChecked(works.ruggiero2022)],
  'A dentist measures the pockets around each tooth, and looks for bleeding, loose teeth and thin gums. X-rays show the bone. You will be asked how you brush.':
    [notChecked(works.cortellini2018), notChecked(works.nidcrGumDisease)],
  'A better way to brush, and watching with photos or measures': [notChecked(works.cortellini2018)],
  'Gum disease first, where it is found: careful cleaning above and under the gum': [
    notChecked(works.nidcrGumDisease),
  ],
  'If bare roots hurt: toothpaste for sensitive teeth': [supports(bae2015.helped)],
  'A gum graft, when a root hurts, decays, looks bad to you or loses more gum': [
    notChecked(works.cortellini2018),
  ],
  'A loose tooth: easing a heavy contact may make chewing more pleasant': [
    supports(fan2018.comfort),
  ],
  'Gum disease, hard or long brushing, thin gums, teeth out of line, piercings and tobacco are the usual causes.':
    [notChecked(works.kassab2003)],
  'Studies on brushing do not all agree.': [notChecked(works.rajapakse2007)],
  'Recession gets more common with age. Diabetes raises the risk of gum disease.': [
    notChecked(works.niddkDiabetesAndGums),
  ],
  'For the world classification of gum disease, two researchers went through the studies on biting forces. Heavy forces did not start gum disease.':
    [supports(fan2018.noStart)],
  'The expert group of 2018 found no evidence that they make gums recede.': [
    notChecked(works.jepsen2018),
  ],
  'Where gum disease is present too, weak evidence says that heavy forces may speed up the damage.':
    [supports(fan2018.faster)],
  'So bite care can be an extra here. It is not the first treatment. Many spots only need watching.':
    [notChecked(works.cortellini2018)],
  'toothpaste for sensitive teeth. A 2015 review put 31 trials together. Most kinds helped, but not the kind with strontium.':
    [supports(bae2015.trials), supports(bae2015.helped)],
  'brush with care, watch, and graft where it is needed.': [notChecked(works.cortellini2018)],
  'most studies agree that heavy forces do not start gum disease.': [supports(fan2018.noStart)],
  'they may speed it up where it is at work already.': [supports(fan2018.faster)],
  'It can help you notice clenching. Where gum disease has loosened a tooth, easing a heavy contact may make chewing more pleasant.':
    [supports(fan2018.comfort)],
  'It cannot bring gum back, and it cannot stand in for care of the gums.': [
    notChecked(works.nidcrGumDisease),
  ],
  'An expert group found no evidence that heavy forces make gums recede.': [
    notChecked(works.jepsen2018),
  ],
}
