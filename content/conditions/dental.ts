import { wornTeethOptions } from '../options/worn-teeth-options.ts'
import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'

export const dental: Condition = {
  id: 'dental',
  shortName: 'Erosion',
  typesOf: 'Erosion',
  headingName: 'Tooth Erosion and the Way You Bite',
  heading: 'Acid can slowly wear teeth away, and the way they rub together may add to it.',
  kind: 'dental',
  description:
    'Dental erosion is the slow loss of tooth surface to acid. The acid may come from food and drinks, or from the stomach through reflux or vomiting. It is not tooth decay, because no germs make this acid. Softened enamel wears faster when teeth rub, so a heavy bite or night grinding may add to the loss. The acid is still the main cause, and finding where it comes from is the first step.',
  image: {
    src: '/pictures/conditions/dental.svg',
    alt: 'A molar cut lengthwise, between its neighbours in gum and bone. On top its enamel is worn away in two cups where the dentin lies bare, in coral.',
    labels: [
      { text: 'Bare dentin', at: [500, 40], to: [414, 116] },
      { text: 'Enamel', at: [150, 40], to: [270, 156] },
      { text: 'Nerve', at: [168, 470], to: [310, 370] },
      { text: 'Bone', at: [560, 500] },
    ],
  },
  types: [
    {
      type: 'Acid from food and drinks',
      description:
        'Soda, sports drinks, citrus juice, wine and sour candy can soften the outer layer of teeth. How often matters as much as how much. Small sips all day are harder on teeth than one glass with a meal.',
    },
    {
      type: 'Acid from the stomach',
      description:
        'Reflux or repeated vomiting can bring stomach acid into the mouth. The inner sides of the upper teeth often show it first. Some people have reflux at night and never feel heartburn.',
    },
    {
      type: 'Acid together with grinding',
      description:
        'Where soft enamel meets hard rubbing, wear can speed up. Small cups appear in the chewing surfaces, and fillings may stand out above the tooth. A dentist looks for both causes.',
    },
    {
      type: 'Erosion with a dry mouth',
      description:
        'Saliva washes acid away and brings minerals back. Some medicines and illnesses lower the flow, and so does breathing through the mouth. With less saliva, the same drink can do more harm.',
    },
  ],
  shortDescription1:
    'Experts describe this kind of wear as acid and rubbing at work together. [1] A 2022 review found links between night grinding, reflux and worn teeth, but it had only five studies to go by. [2] A link is not proof of a cause.',
  shortDescription2:
    'We know of no trial which shows that changing the bite stops erosion. A bite check may show where teeth rub and if the wear goes on. European experts advise putting off crowns and bonding for as long as possible. [3]',
  symptoms: {
    nightTime: [
      'A sour taste or burning throat when you lie down',
      'Grinding sounds that a bed partner hears',
      'A dry mouth when you wake up',
    ],
    dayTime: [
      'A short, sharp sting with cold, hot or sweet things',
      'Teeth that look smooth, yellow or see-through at the edges',
      'Small dips in the chewing surfaces',
      'Fillings that stand out above the tooth',
    ],
    complications: [
      'Teeth that get shorter over the years',
      'Edges that chip because the enamel is thin',
      'Lasting sensitivity once the inner layer is open',
      'A bite that feels different as surfaces wear down',
    ],
  },
  help: [
    'heartAttack',
    'internalBleeding',
    'stuckFood',
    'spreadingInfection',
    'dentalInfection',
    'weeklyReflux',
    'foodSticks',
    'oftenVomiting',
    'lasting',
  ],
  selfCare: {
    do: [
      'Have acidic food and drinks, such as juice or soda, with meals, not all day long.',
      'Rinse with plain water after acidic food or drinks.',
      'Use fluoride toothpaste and a soft brush, with a light hand.',
      'Ask about reflux, dry mouth and your medicines.',
      'Have photos taken, so that a dentist can compare over time.',
    ],
    avoid: [
      'Small sips of soda, juice or sports drinks through the day',
      'Holding or swishing acidic drinks in the mouth',
      'Scrubbing, and gritty or whitening pastes',
      'Sour candy for a dry mouth',
    ],
  },
  forSomePeople: {
    children:
      'Brush a child’s teeth with fluoride paste: a smear as big as a grain of rice until age 3, then a pea. [6] Keep juice and soda for meals.',
    pregnancy:
      'Morning sickness brings stomach acid to the teeth. Rinse with water and a little baking soda afterward. [7] Dental care is safe in pregnancy. [12]',
    medicines:
      'Some medicines dry the mouth, and then acid does more harm. [4] Do not stop one on your own. Ask if there is another one, and sip water.',
  },
  tests:
    'A dentist looks at where the teeth are worn, asks about drinks, reflux and vomiting, and may test the saliva. Photos or casts show if the wear goes on. A doctor looks for reflux where it is likely. [1, 4]',
  treatments: [
    'Finding the acid and cutting it down, the first and main step [1]',
    'Fluoride in paste, rinse or varnish [4]',
    'Care for reflux, vomiting or dry mouth by a doctor [5]',
    'A night guard for some people who grind. It does not stop acid, and we know of no good trial that shows it saves worn teeth.',
    'Bonding or crowns only when comfort, looks or chewing call for them [3]',
  ],
  options: wornTeethOptions,
  causes:
    'The acid comes from food and drinks, or from the stomach. A dry mouth, grinding and hard brushing add to the loss. [4] Tooth decay is different: there, germs make the acid.',
  howSure: {
    treatments: [
      {
        certainty: 'advice',
        text: 'find the acid first, and put off crowns. European experts agree on both. [1, 3]',
      },
      {
        certainty: 'unknown',
        text: 'if a night guard saves worn teeth. We know of no good trial.',
      },
    ],
    known: [
      {
        certainty: 'weak',
        text: 'five studies looked at grinding, reflux and worn teeth together. They found links. [2]',
      },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can show where teeth rub, and help you notice grinding. Experts describe this wear as acid and rubbing at work together. [1]',
    cannot:
      'It cannot take the acid away, and that step comes first. [1] The 2022 review shows a link of night grinding and reflux with worn teeth, not that bite care stops the wear. [2]',
  },
  seeAlso: ['digestion', 'craze'],
  sources: [
    works.carvalho2015,
    works.nota2022,
    works.loomans2017,
    works.adaDentalErosion,
    works.niddkAcidReflux,
    works.adaChildToothpaste2014,
    works.acogOralHealth2013,
    works.vantSpijker2009,
    works.bereznicki2018,
    works.rileySplints2020,
    works.mesko2016,
    works.adaPregnancy,
  ],
}
