import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { rileySplints2020 } from './passages/jaw.ts'
import { adaPregnancy } from './passages/dental-care.ts'
import { carvalho2015, loomans2017, nota2022 } from './passages/teeth-and-gums.ts'
import {
  adaChildToothpaste2014,
  bereznicki2018,
  mesko2016,
  vantSpijker2009,
  loomansConsensus,
} from './passages/worn-teeth.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about dental. */
export const dental: Ledger = {
  'Brush a child’s teeth with fluoride paste: a smear as big as a grain of rice until age 3, then a pea.':
    [supports(adaChildToothpaste2014.amounts)],
  'Morning sickness brings stomach acid to the teeth. Rinse with water and a little baking soda afterward.':
    [notChecked(works.acogOralHealth2013, 'Oral health during pregnancy')],
  'Dental care is safe in pregnancy.': [supports(adaPregnancy.safe)],
  'Some medicines dry the mouth, and then acid does more harm.': [
    notChecked(works.adaDentalErosion, 'Risk factors'),
  ],
  'A dentist looks at where the teeth are worn, asks about drinks, reflux and vomiting, and may test the saliva. Photos or casts show if the wear goes on. A doctor looks for reflux where it is likely.':
    [limits(carvalho2015.factors), notChecked(works.adaDentalErosion)],
  'Finding the acid and cutting it down, the first and main step': [
    limits(carvalho2015.prevention),
  ],
  'Fluoride in paste, rinse or varnish': [
    notChecked(works.adaDentalErosion, 'Prevention and management'),
  ],
  'Care for reflux, vomiting or dry mouth by a doctor': [notChecked(works.niddkAcidReflux)],
  'Bonding or crowns only when comfort, looks or chewing call for them': [
    supports(loomans2017.delay),
  ],
  'The acid comes from food and drinks, or from the stomach. A dry mouth, grinding and hard brushing add to the loss.':
    [notChecked(works.adaDentalErosion, 'Causes')],
  'Experts describe this kind of wear as acid and rubbing at work together.': [
    supports(carvalho2015.chemicalMechanical),
  ],
  'A 2022 review found links between night grinding, reflux and worn teeth, but it had only five studies to go by.':
    [supports(nota2022.studies), supports(nota2022.links)],
  'We know of no trial which shows that changing the bite stops erosion. A bite check may show where teeth rub and if the wear goes on. European experts advise putting off crowns and bonding for as long as possible.':
    [supports(loomans2017.delay)],
  'find the acid first, and put off crowns. European experts agree on both.': [
    limits(carvalho2015.prevention),
    supports(loomans2017.delay),
  ],
  'five studies looked at grinding, reflux and worn teeth together. They found links.': [
    supports(nota2022.studies),
    supports(nota2022.links),
  ],
  'It can show where teeth rub, and help you notice grinding. Experts describe this wear as acid and rubbing at work together.':
    [supports(carvalho2015.chemicalMechanical)],
  'It cannot take the acid away, and that step comes first.': [limits(carvalho2015.prevention)],
  'The 2022 review shows a link of night grinding and reflux with worn teeth, not that bite care stops the wear.':
    [supports(nota2022.links)],
  'Much wear is slow. Experts advise putting off bonding and crowns for as long as possible.': [
    supports(loomans2017.delay),
  ],
  'Low: experts agree, but there are few trials.': [limits(loomansConsensus.experts)],
  'By an estimate, about 3 of 100 adults have severe wear at age 20, and 17 of 100 at age 70.': [
    supports(vantSpijker2009.severe),
  ],
  'It takes away the main cause.': [limits(carvalho2015.prevention)],
  'Experts agree.': [limits(carvalho2015.prevention)],
  'It helps enamel to stand up to acid.': [
    notChecked(works.adaDentalErosion, 'Prevention and management'),
  ],
  'Too much of it marks a child’s new teeth. A smear, then a pea of paste is enough.': [
    supports(adaChildToothpaste2014.fluorosis),
    supports(adaChildToothpaste2014.amounts),
  ],
  'Less acid reaches the teeth.': [notChecked(works.niddkAcidReflux)],
  'It costs money. Over time it can change the bite.': [supports(bereznicki2018.changes)],
  'Very low. In 2020 a large review could not tell if it saves teeth.': [
    supports(rileySplints2020.wear),
  ],
  'It covers bare spots, and little tooth is lost.': [limits(loomansConsensus.gentle)],
  'Low: small studies that differ a lot': [limits(mesko2016.weak)],
  'Fewer than 1 to 26 of 100 plastic fillings failed in a year. It depended on the material.': [
    supports(mesko2016.failures),
  ],
  'A strong cover, when comfort, looks or chewing call for it.': [
    supports(loomansConsensus.wishes),
  ],
  'Low: few and small studies': [limits(mesko2016.weak)],
  'About 3 of 100 porcelain veneers failed in a year.': [supports(mesko2016.failures)],
}
