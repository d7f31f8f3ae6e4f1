import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { carvalho2015, loomans2017, nota2022 } from './passages/teeth-and-gums.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about dental. */
export const dental: Ledger = {
  'Brush a child’s teeth with fluoride paste: a smear as big as a grain of rice until age 3, then a pea.':
    [notChecked(works.adaChildToothpaste2014)],
  'Morning sickness brings stomach acid to the teeth. Rinse with water and a little baking soda afterward.':
    [notChecked(works.acogOralHealth2013)],
  'Dental care is safe in pregnancy.': [notChecked(works.acogOralHealth2013)],
  'Some medicines dry the mouth, and then acid does more harm.': [
    notChecked(works.adaDentalErosion),
  ],
  'A dentist looks at where the teeth are worn, asks about drinks, reflux and vomiting, and may test the saliva. Photos or casts show if the wear goes on. A doctor looks for reflux where it is likely.':
    [limits(carvalho2015.factors), notChecked(works.adaDentalErosion)],
  'Finding the acid and cutting it down, the first and main step': [
    limits(carvalho2015.prevention),
  ],
  'Fluoride in paste, rinse or varnish': [notChecked(works.adaDentalErosion)],
  'Care for reflux, vomiting or dry mouth by a doctor': [notChecked(works.niddkAcidReflux)],
  'Bonding or crowns only when comfort, looks or chewing call for them': [
    supports(loomans2017.delay),
  ],
  'The acid comes from food and drinks, or from the stomach. A dry mouth, grinding and hard brushing add to the loss.':
    [notChecked(works.adaDentalErosion)],
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
}
