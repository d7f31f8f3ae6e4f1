import { works } from '../works/works.ts'
import type { Condition } from '../medical-page.ts'

export const digestion: Condition = {
  id: 'digestion',
  shortName: 'Digestion',
  typesOf: 'Digestive Trouble',
  headingName: 'Digestion and How Well You Chew',
  heading: 'Digestion begins with chewing, but most stomach and bowel trouble begins elsewhere.',
  kind: 'medical',
  description:
    'Every meal starts in the mouth, where teeth break food down and saliva moistens it. Missing teeth, a sore jaw or a bite that does not meet can make chewing slow or painful. Then people may swallow larger pieces or give up crisp food, nuts and meat. A dentist can look for the cause. Heartburn, bloating and bowel pain mostly have other causes. Reflux, germs, food that does not agree with you and irritable bowel syndrome (IBS) are among them.',
  image: {
    src: '/pictures/conditions/digestion.svg',
    alt: 'A man from the front. The gullet runs down behind the windpipe, through the diaphragm, into the stomach, which ends in the bowel; the lower end of the gullet is coral.',
    labels: [
      { text: 'Windpipe', at: [496, 210], to: [304, 283] },
      { text: 'Gullet', at: [520, 300], to: [308, 359] },
      { text: 'Diaphragm', at: [516, 390], to: [399, 410] },
      { text: 'Stomach', at: [520, 480], to: [366, 452] },
    ],
  },
  types: [
    {
      type: 'Acid reflux and GERD',
      description:
        'Stomach contents rise into the food pipe and burn behind the breastbone. When it happens often, it is called GERD. Acid that reaches the mouth can wear the teeth.',
    },
    {
      type: 'Indigestion',
      description:
        'You feel full too soon, bloated or sore in the upper belly after meals. Eating fast, some medicines, an ulcer or a sensitive stomach may be the reason.',
    },
    {
      type: 'Irritable bowel syndrome (IBS)',
      description:
        'Belly pain comes with diarrhea, constipation or both, while tests show no damage. The way the gut and the brain signal each other is thought to play a part.',
    },
    {
      type: 'Poor chewing',
      description:
        'Chewing takes long, hurts or leaves large pieces. Lost teeth, loose dentures, dry mouth and jaw pain are common reasons. A dentist can look for each of them.',
    },
  ],
  shortDescription1:
    'People with missing or damaged teeth chew less well, and this can change what they eat. Whether that leads to stomach disease is much less clear. [3] One study found jaw trouble more often in people with IBS, perhaps because both go with a sensitive pain system. [4]',
  shortDescription2:
    'Reflux can harm teeth, so the link may also run the other way. [5] As far as we know, there is no good evidence that changing a bite heals the stomach or the bowel.',
  symptoms: {
    nightTime: [
      'Burning in the chest or a sour taste when lying down',
      'Coughing or choking that wakes you',
      'Belly pain or bloating after a late dinner',
    ],
    dayTime: [
      'Meals that take long because chewing hurts',
      'Heartburn, burping or early fullness',
      'Bloating, loose stools or constipation',
      'Leaving out crisp, tough or chewy foods',
    ],
    complications: [
      'Too little fiber, protein or energy from food',
      'Weight loss that you did not plan',
      'Teeth worn or made sensitive by acid',
      'Sores or narrowing in the food pipe from long reflux',
      'Choking on pieces that were not chewed enough',
    ],
  },
  help: [
    'heartAttack',
    'internalBleeding',
    'stuckFood',
    'choking',
    'buttonBattery',
    'severeBellyPain',
    'dehydration',
    'foodSticks',
    'weightLoss',
    'weeklyReflux',
    'lasting',
  ],
  selfCare: {
    do: [
      'Take small bites, and give a meal time.',
      'Eat smaller meals, and leave two to three hours between dinner and bed.',
      'Raise the head of the bed if acid comes up at night.',
      'Note which foods bring trouble, and leave those out first.',
      'Have missing teeth, loose dentures or a dry mouth looked at.',
    ],
    avoid: [
      'Lying down after a meal',
      'Tobacco, and more alcohol than a little',
      'Acid pills from the store for weeks without a doctor',
      'Giving up whole groups of food without advice',
    ],
  },
  forSomePeople: {
    children: 'A child who vomits often, will not eat or does not grow should be seen by a doctor.',
    pregnancy:
      'Heartburn is more common in pregnancy. [8] Small meals and a raised bed need no medicine. Ask before you take any.',
    medicines:
      'Ibuprofen, naproxen and some other medicines can bring on heartburn. [8] With a blood thinner they can make the stomach bleed. [7] Do not stop a medicine on your own. Ask if there is another one.',
    olderPeople:
      'Past 65, acid pills (PPIs) for more than 8 weeks need a good reason. They go along with broken bones and gut infections. [7] Ask your doctor if you still need them.',
  },
  tests:
    'A doctor asks about meals, weight and medicines. Blood, stool or breath tests, or a look with a camera, may follow. With common heartburn and no danger sign, the doctor may first try an acid pill for 8 weeks. [6] A dentist checks teeth, dentures and saliva.',
  treatments: [
    'Reflux: an earlier and smaller dinner, a raised bed and acid pills. Weight loss helps some. [1, 6]',
    'IBS: changes in food, more fiber of some kinds, pills or talking therapy [2]',
    'Poor chewing: mended teeth, dentures that fit, and care of a sore jaw [3]',
  ],
  causes:
    'Reflux, infection, foods that do not agree with you, medicines, stress, an ulcer and IBS are common causes. Lost teeth, loose dentures, a dry mouth and jaw pain make chewing hard.',
  howSure: {
    treatments: [
      {
        certainty: 'strong',
        text: 'acid pills for 8 weeks for common heartburn. A US guideline that weighed the trials gave its strongest advice in 2022. [6]',
      },
      { certainty: 'advice', text: 'smaller meals. [9]' },
    ],
    known: [
      {
        certainty: 'weak',
        text: 'one study found jaw trouble more often in 91 people with IBS than in 57 people without it. [4] It does not show why.',
      },
      {
        certainty: 'unknown',
        text: 'if care of the bite helps the stomach or the bowel. We know of no good trial.',
      },
    ],
  },
  productCare: {
    evidence: 'none',
    can: 'It can help with the chewing part, if jaw pain spoils your meals, with steps that can be undone.',
    cannot:
      'It cannot treat reflux, IBS or any illness of the stomach or bowel. Studies show that poor teeth lower the power to chew, not that changing the bite heals the gut. [3]',
  },
  seeAlso: ['dental', 'throat'],
  sources: [
    works.niddkAcidReflux,
    works.medlinePlusIrritableBowel,
    works.vanderBilt2011,
    works.gallotta2017,
    works.pace2008,
    works.katz2022,
    works.beersCriteria2023,
    works.medlinePlusHeartburn,
    works.medlinePlusGerd,
  ],
}
