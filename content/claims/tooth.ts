import { works } from '../works/works.ts'
import { checkedOn, type Ledger, notChecked } from './claim.ts'
import { fdaPainPillsInPregnancy } from './passages/medicines.ts'
import { beersCriteria2023 } from './passages/older-people.ts'
import {
  aaeCrackedToothCode2008,
  adaPregnancy,
  boneMedicine,
  dentalTrauma,
  martinez2015,
} from './passages/dental-care.ts'
import { hilton2017, lubisich2010 } from './passages/teeth-and-gums.ts'

const { supports, limits } = checkedOn('2026-11-23')

/** The works behind the statements of the page about tooth. */
export const tooth: Ledger = {
  'A baby tooth that was knocked out stays out. Putting it back can harm the tooth that grows below it.':
    [limits(dentalTrauma.babyTeeth)],
  'Dental X-rays and numbing shots are safe in pregnancy.': [supports(adaPregnancy.safe)],
  'Do not put off care of a broken tooth. Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to.':
    [supports(fdaPainPillsInPregnancy.fromWeek20)],
  'If you take a blood thinner, tell the dentist. Do not stop it on your own: most people can keep taking it.':
    [supports(martinez2015.keepTaking)],
  'Tell the dentist about medicine for thin bones or cancer too, before a tooth is pulled. The bone may heal badly.':
    [supports(boneMedicine.healing)],
  'Past 75, the stomach bleeds more easily from ibuprofen and naproxen.': [
    supports(beersCriteria2023.painPills),
  ],
  'A dentist uses light, a bite test, a probe, cold and X-rays to find out how deep the break goes. None of these is perfect. Sometimes an old filling must come out to see the crack.':
    [limits(aaeCrackedToothCode2008.crackTests), limits(aaeCrackedToothCode2008.crazeTests)],
  'Small chips: smoothing or bonding': [
    notChecked(works.bourguignon2020, 'Table 1 and 2 (enamel and enamel-dentin fractures)'),
  ],
  'A broken point of a back tooth: a filling or a crown': [
    notChecked(works.aaeCrackedToothCode2008, 'Fractured cusp'),
  ],
  'Cracks that do not hurt: watching, sometimes a crown': [
    notChecked(works.aaeCrackedToothCode2008, 'Cracked tooth'),
  ],
  'A nerve that is open or dies: root canal care, or a cover over the nerve in young teeth': [
    notChecked(works.bourguignon2020, 'Complicated crown fractures'),
  ],
  'A split tooth or cracked root: often the tooth cannot be kept': [
    notChecked(works.aaeCrackedToothCode2008, 'Split tooth; Vertical root fracture'),
  ],
  'A knocked-out adult tooth: back in place, with a splint for some weeks': [
    limits(dentalTrauma.replantation),
  ],
  'Falls, blows and sports break front teeth. Years of chewing, large fillings, decay, hard food, clenching and grinding crack back teeth.':
    [limits(aaeCrackedToothCode2008.crackCauses)],
  'In a US study of 2,975 cracked back teeth, signs were somewhat more likely in people who clenched, ground or pressed their teeth together, and in teeth with a worn spot.':
    [supports(hilton2017.teeth), supports(hilton2017.clenching)],
  'Large fillings, decay, age and accidents count as well. A 2010 review found little solid evidence on how to prevent cracks.':
    [supports(lubisich2010.dearth)],
  'care of broken and knocked-out teeth follows world guidelines. Where studies do not settle it, they go by what experts agree on.':
    [supports(dentalTrauma.fractureConsensus), supports(dentalTrauma.avulsionConsensus)],
  'a US study of 2,975 cracked teeth. Signs were more likely in people who clench or grind.': [
    supports(hilton2017.teeth),
    supports(hilton2017.clenching),
  ],
  'how to prevent cracks. A review of 2010 found little to go by.': [supports(lubisich2010.dearth)],
  'It can help you notice clenching and grinding. In a US study, cracked teeth showed signs somewhat more often in people who do so.':
    [supports(hilton2017.teeth), supports(hilton2017.clenching)],
  'It cannot mend a crack. A 2010 review found little solid evidence on how to prevent one.': [
    supports(lubisich2010.dearth),
  ],
}
