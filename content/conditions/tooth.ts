import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'

export const tooth: Condition = {
  id: 'tooth',
  shortName: 'Tooth Fracture',
  typesOf: 'Tooth Fracture',
  headingName: 'Tooth Fracture and the Way You Bite',
  heading: 'Many cracked or broken teeth can be kept, and an early look gives the best chance.',
  kind: 'dental',
  description:
    'A tooth can chip, crack or break. Some breaks come from a fall or a blow. Others build up over years of chewing, mostly in back teeth with large fillings. Pain on biting and a jolt with cold are typical, yet some cracks give no sign at all. Clenching and grinding load the teeth, and cracked teeth seem to hurt more often in people who do it. Whether changing the bite prevents cracks has not been shown.',
  image: {
    src: '/pictures/conditions/tooth.svg',
    alt: 'A molar cut lengthwise, between its neighbours in gum and bone. A crack runs from its top down to the nerve; along it the tooth is coral.',
  },
  types: [
    {
      type: 'Chipped or broken crown',
      description:
        'A piece of the part you can see breaks off, often after a fall or a bite on something hard. It may only feel rough, or it may lay the nerve open.',
    },
    {
      type: 'Broken cusp',
      description:
        'One of the points of a back tooth breaks away, often beside a large filling. It may hurt with chewing and cold. The nerve inside is rarely harmed.',
    },
    {
      type: 'Cracked tooth',
      description:
        'A crack runs from the chewing surface toward the root. Pain may come just as you let go after a bite. If it is left alone, it may run deeper.',
    },
    {
      type: 'Split tooth or cracked root',
      description:
        'The tooth has come apart, or a crack has begun in the root. There may be few signs until the bone nearby is infected. Often the whole tooth cannot be kept.',
    },
  ],
  shortDescription1:
    'In a US study of 2,975 cracked back teeth, signs were somewhat more likely in people who clenched, ground or pressed their teeth together, and in teeth with a worn spot. [1] That fits the idea that load matters. It does not prove that the bite made the crack.',
  shortDescription2:
    'Large fillings, decay, age and accidents count as well. A 2010 review found little solid evidence on how to prevent cracks. [2] If you grind, a guard may protect the repair. We know of no good trial that shows it. Grinding down a contact needs great care, because enamel does not grow back.',
  symptoms: {
    nightTime: [
      'A tooth that is sore after a night of clenching',
      'An ache that starts on its own',
      'Grinding sounds that a bed partner hears',
    ],
    dayTime: [
      'Sharp pain when you bite or let go',
      'A jolt with cold air or cold water',
      'A rough edge that your tongue keeps finding',
      'Chewing on one side without thinking about it',
    ],
    complications: [
      'A crack that runs on into the root',
      'Infection of the nerve or the bone',
      'Cuts of the tongue or cheek from a sharp edge',
      'Loss of the tooth if it splits',
    ],
  },
  help: [
    'knockedOutTooth',
    'headInjury',
    'inhaledTooth',
    'jawInjury',
    'spreadingInfection',
    'brokenTooth',
    'dentalInfection',
    'bitingPain',
    'looseTooth',
    'exposedBone',
    'lasting',
  ],
  selfCare: {
    do: [
      'Keep any piece that broke off, in milk or water, and take it along.',
      'Chew on the other side, and choose soft food.',
      'Rinse with warm water, and clean the tooth gently.',
      'Hold something cold to the cheek after a blow, with a cloth between.',
      'Ask a pharmacist which pain reliever is safe for you, and follow the label.',
    ],
    avoid: [
      'Ice, hard candy, nuts and bones',
      'Very hot or cold drinks on that side',
      'Aspirin or glue on the tooth or gum',
      'Waiting for a crack to heal. Teeth do not heal.',
    ],
  },
  forSomePeople: {
    children:
      'A baby tooth that was knocked out stays out. Putting it back can harm the tooth that grows below it. [6] Let a dentist look at any tooth that was hit.',
    pregnancy:
      'Dental X-rays and numbing shots are safe in pregnancy. [7] Do not put off care of a broken tooth. Ask before you take any pain pill in pregnancy. From week 20, do not take ibuprofen or naproxen unless your doctor tells you to. [8] If a doctor gave you low-dose aspirin, keep taking it.',
    medicines:
      'If you take a blood thinner, tell the dentist. Do not stop it on your own: most people can keep taking it. [9] Tell the dentist about medicine for thin bones or cancer too, before a tooth is pulled. The bone may heal badly. [10]',
    olderPeople:
      'Past 75, the stomach bleeds more easily from ibuprofen and naproxen. [11] Ask which pain pill is safe with your other medicines.',
  },
  tests:
    'A dentist uses light, a bite test, a probe, cold and X-rays to find out how deep the break goes. None of these is perfect. Sometimes an old filling must come out to see the crack. [3]',
  treatments: [
    'Small chips: smoothing or bonding [4]',
    'A broken point of a back tooth: a filling or a crown [3]',
    'Cracks that do not hurt: watching, sometimes a crown [3]',
    'A nerve that is open or dies: root canal care, or a cover over the nerve in young teeth [4]',
    'A split tooth or cracked root: often the tooth cannot be kept [3]',
    'A knocked-out adult tooth: back in place, with a splint for some weeks [5]',
  ],
  causes:
    'Falls, blows and sports break front teeth. Years of chewing, large fillings, decay, hard food, clenching and grinding crack back teeth. [3]',
  howSure: {
    treatments: [
      {
        certainty: 'advice',
        text: 'care of broken and knocked-out teeth follows world guidelines. Where studies do not settle it, they go by what experts agree on. [4, 5]',
      },
    ],
    known: [
      {
        certainty: 'some',
        text: 'a US study of 2,975 cracked teeth. Signs were more likely in people who clench or grind. [1] That is a link, not a cause.',
      },
      {
        certainty: 'unknown',
        text: 'how to prevent cracks. A review of 2010 found little to go by. [2]',
      },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can help you notice clenching and grinding. In a US study, cracked teeth showed signs somewhat more often in people who do so. [1] That is a link, not an effect.',
    cannot:
      'It cannot mend a crack. A 2010 review found little solid evidence on how to prevent one. [2] Do not wait for bite care if a tooth hurts or has broken.',
  },
  seeAlso: ['craze', 'jaw'],
  sources: [
    works.hilton2017,
    works.lubisich2010,
    works.aaeCrackedToothCode2008,
    works.bourguignon2020,
    works.fouad2020,
    works.dentalTraumaGuideBabyTeeth,
    works.adaPregnancy,
    works.fdaPainPillsInPregnancy,
    works.martinez2015,
    works.leedsBoneMedicine,
    works.beersCriteria2023,
  ],
}
