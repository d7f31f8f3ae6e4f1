import { works } from '../../works/works.ts'
import { atCopy, passage } from '../claim.ts'

/** What works on medicines for older people say. */
export const beersCriteria2023 = {
  painPills: passage(
    works.beersCriteria2023,
    atCopy('Table 2, in the words of an older version'),
    'Increased risk of gastrointestinal bleeding or peptic ulcer disease in high-risk groups, including those aged >75 or taking oral or parenteral corticosteroids, anticoagulants, or antiplatelet agents; …',
  ),
  acidPills: passage(
    works.beersCriteria2023,
    atCopy('Table 2, in the words of an older version'),
    'Avoid scheduled use for >8 weeks unless for high-risk patients … Increased risk of C difficile infection and bone loss and fractures',
  ),
  muscleRelaxants: passage(
    works.beersCriteria2023,
    atCopy('Table 2, in the words of an older version'),
    'Most muscle relaxants poorly tolerated by older adults because some have anticholinergic adverse effects, sedation, increased risk of fractures; …',
  ),
  carbamazepine: passage(
    works.beersCriteria2023,
    atCopy('Table 4, in the words of an older version'),
    'May exacerbate or cause SIADH or hyponatremia; monitor sodium levels closely when starting or changing dosages in older adults.',
  ),
}
