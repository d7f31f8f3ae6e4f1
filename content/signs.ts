import type { DangerSignId } from './danger-signs.ts'

/** The parts of the body that group the finder's signs, from the head down. */
export const bodyParts = [
  { id: 'head', name: 'Head' },
  { id: 'face', name: 'Face and jaw' },
  { id: 'teeth', name: 'Teeth and gums' },
  { id: 'ear', name: 'Ear, nose and throat' },
  { id: 'neck', name: 'Neck and shoulders' },
  { id: 'belly', name: 'Chest and stomach' },
  { id: 'sleep', name: 'Sleep' },
] as const

export type BodyPartId = (typeof bodyParts)[number]['id']

/** A symptom that a reader may notice. It links to pages that mention it, without naming a cause. */
export type Sign = {
  /** In the first person, without a full stop at the end. */
  words: string
  part: BodyPartId
  /** By the id of a medical page, its words that mention this sign. */
  mentionedBy: Readonly<Record<string, string>>
}

const sign = (part: BodyPartId, words: string, mentionedBy: Sign['mentionedBy']): Sign => ({
  part,
  words,
  mentionedBy,
})

/** By id, in the finder's order. Danger signs are never among them. */
export const signs = {
  templeHeadache: sign('head', 'My head aches at the temples', {
    facial: 'Aching temples',
    tmd: 'Headache at the temples',
    jaw: 'headache at the temples',
    headache: 'Headache at the temples',
    'clenching-and-grinding': 'headache at the temples',
  }),
  morningHeadache: sign('head', 'I wake with a headache', {
    sleepApnea: 'Headache and a dry mouth in the morning',
    jaw: 'Waking with a dull headache',
    headache: 'Waking with a headache',
    'clenching-and-grinding': 'Waking with a headache',
  }),
  pressingHeadache: sign('head', 'My head aches on both sides, like a tight band', {
    headache: 'Pressing pain on both sides of the head',
  }),
  throbbingHeadache: sign('head', 'My head throbs, and light or noise is hard to bear', {
    headache: 'Light, noise or smells that are hard to bear',
  }),
  headacheFromNeck: sign('head', 'My headache starts at the back of my head', {
    neck: 'Headache that starts at the back of the head',
    headache: 'Headache that starts at the back of the head',
  }),
  dizzy: sign('head', 'I feel dizzy or unsteady', {
    earnose: 'Brief dizziness, or feeling unsteady',
  }),

  jawClick: sign('face', 'My jaw clicks or pops', {
    earnose: 'Clicking in front of the ear',
    tmd: 'It may click on opening',
    jaw: 'A click, pop or grating sound',
  }),
  jawGrating: sign('face', 'My jaw grates when I chew', {
    tmd: 'You may hear grating as you chew',
    jaw: 'a grating sound and pain with chewing',
  }),
  jawChewing: sign('face', 'My jaw hurts when I chew or yawn', {
    facial: 'worse with chewing or wide opening',
    tmd: 'An aching jaw while you chew, yawn or talk',
    jaw: 'Pain when you chew tough food or yawn',
  }),
  jawCatching: sign('face', 'My jaw catches as I open my mouth', {
    tmd: 'catches on the way',
    jaw: 'Jaw that catches or locks',
  }),
  jawSwings: sign('face', 'My jaw swings to one side', {
    jaw: 'A jaw that swings to one side',
  }),
  tightJaw: sign('face', 'I wake with a tight or tired jaw', {
    neck: 'a tired jaw when you wake up',
    tmd: 'Waking with a tight jaw',
    insomnia: 'a tight jaw in the small hours',
    jaw: 'Waking with a tight or aching jaw',
    craze: 'Jaw muscles that feel tight on waking',
    headache: 'a tight jaw when you wake',
    'clenching-and-grinding': 'Waking with a tight or tired jaw',
  }),
  clenchingByDay: sign('face', 'I catch myself with my teeth pressed together', {
    neck: 'clenched teeth and worry',
    jaw: 'Catching yourself with your teeth pressed together',
    'clenching-and-grinding': 'Catching yourself with your teeth pressed together',
  }),
  achingCheek: sign('face', 'My cheek aches', {
    facial: 'A dull ache in the cheek',
    tmd: 'The cheeks or temples ache',
  }),
  soreFaceMuscles: sign('face', 'The muscles of my face are sore when I press them', {
    facial: 'Sore spots in the jaw muscles when you press them',
    tmd: 'pressing or using the muscles brings back the same pain',
    'clenching-and-grinding': 'Cheeks that are sore when you press them',
  }),
  lyingOnFace: sign('face', 'My face hurts when I lie on that side', {
    facial: 'Pain when your cheek rests on the pillow',
    tmd: 'Jaw pain that makes it hard to lie on one side',
  }),

  grinding: sign('teeth', 'I grind or clench my teeth at night', {
    shoulder: 'clenched teeth',
    earnose: 'the side where you clench or grind',
    facial: 'a night of clenching',
    tmd: 'Clenching or grinding that a partner may hear',
    sleepApnea: 'grinding of the teeth',
    insomnia: 'Clenched teeth',
    dental: 'Grinding sounds that a bed partner hears',
    jaw: 'Grinding or tapping sounds during sleep',
    tooth: 'Grinding sounds that a bed partner hears',
    craze: 'Clenching or grinding during sleep',
    'clenching-and-grinding': 'Grinding sounds that a bed partner hears',
  }),
  sensitiveTooth: sign('teeth', 'A tooth stings with cold, hot or sweet things', {
    dental: 'sting with cold, hot or sweet things',
    gum: 'A sting with cold drinks or sweet food',
    tooth: 'A jolt with cold air or cold water',
  }),
  soreTeeth: sign('teeth', 'My teeth are sore when I wake', {
    gum: 'Clenching that leaves the teeth sore on waking',
    tooth: 'A tooth that is sore after a night of clenching',
    'clenching-and-grinding': 'Teeth that are sore on waking',
  }),
  oneSidedChewing: sign('teeth', 'I chew on one side', {
    tooth: 'Chewing on one side',
  }),
  roughTooth: sign('teeth', 'A tooth feels rough', {
    tooth: 'A rough edge that your tongue keeps finding',
    craze: 'A slight roughness under a fingernail',
  }),
  enamelLines: sign('teeth', 'I see fine lines in a tooth', {
    craze: 'Fine lines that show in bright light',
  }),
  stainedLines: sign('teeth', 'A line in a tooth has turned brown', {
    craze: 'Lines that turn brown from coffee, tea or tobacco',
  }),
  shortTeeth: sign('teeth', 'My teeth get shorter', {
    dental: 'Teeth that get shorter over the years',
    'clenching-and-grinding': 'Teeth that get shorter over the years',
  }),
  yellowTeeth: sign('teeth', 'My teeth look yellow or see-through', {
    dental: 'Teeth that look smooth, yellow or see-through',
  }),
  highFillings: sign('teeth', 'A filling stands out above its tooth', {
    dental: 'Fillings that stand out above the tooth',
  }),
  longTeeth: sign('teeth', 'My teeth look longer than before', {
    gum: 'Teeth that look longer than before',
  }),
  bleedingGums: sign('teeth', 'My gums bleed when I brush', {
    gum: 'Bleeding when you brush or floss',
  }),
  gumNotch: sign('teeth', 'I feel a notch at the edge of the gum', {
    gum: 'A notch that you can feel at the gum line',
  }),
  hardChewing: sign('teeth', 'Chewing hurts or takes long', {
    facial: 'chewing hurts',
    digestion: 'Meals that take long because chewing hurts',
  }),

  ringing: sign('ear', 'My ear rings, buzzes or hisses', {
    earnose: 'ringing, buzzing or hissing',
    tmd: 'Earache or ringing',
  }),
  earache: sign('ear', 'My ear aches, but it looks healthy inside', {
    earnose: 'Earache with a healthy ear',
    tmd: 'although the ear looks healthy',
    jaw: 'Pain that spreads to the ear',
  }),
  pluggedEar: sign('ear', 'My ear feels plugged', {
    earnose: 'A plugged feeling',
  }),
  blockedNose: sign('ear', 'My nose is blocked', {
    earnose: 'the nose is blocked',
    throat: 'A blocked nose',
  }),
  sinusPressure: sign('ear', 'I feel pressure beside my nose', {
    earnose: 'Pressure in the cheeks or around the nose',
    facial: 'Pressure beside the nose',
  }),
  globus: sign('ear', 'Something seems to sit in my throat', {
    throat: 'It feels as if something sits in the throat',
  }),
  throatClearing: sign('ear', 'I keep clearing my throat', {
    throat: 'Need to clear the throat again and again',
  }),
  tiredVoice: sign('ear', 'My voice tires or cracks', {
    throat: 'A voice that tires or cracks',
  }),
  dryMouth: sign('ear', 'My mouth is dry when I wake', {
    throat: 'A dry mouth and throat when you wake',
    sleepApnea: 'a dry mouth in the morning',
    dental: 'A dry mouth when you wake up',
    gum: 'A dry mouth',
  }),

  stiffNeck: sign('neck', 'My neck is stiff when I look over my shoulder', {
    neck: 'Stiffness when you look over your shoulder',
  }),
  deskAche: sign('neck', 'My neck or shoulders ache after desk work', {
    neck: 'An ache that builds during desk or phone work',
    shoulder: 'Pain that grows with work at a desk or screen',
  }),
  noRestfulPosition: sign('neck', 'I find no restful position for my neck', {
    neck: 'Pain that makes it hard to find a restful position',
  }),
  lyingOnShoulder: sign('neck', 'My shoulder hurts when I lie on it', {
    shoulder: 'Pain when you lie on the sore side',
  }),
  reaching: sign('neck', 'I have trouble reaching a shelf or a seat belt', {
    shoulder: 'Trouble reaching a shelf, a zipper or a seat belt',
  }),
  tightShoulders: sign('neck', 'My shoulders are tight', {
    shoulder: 'Tight, tender muscles between the neck and the shoulder',
  }),

  sourTaste: sign('belly', 'I have a sour taste when I lie down', {
    throat: 'a sour taste after you lie down',
    digestion: 'a sour taste when lying down',
    dental: 'A sour taste or burning throat when you lie down',
  }),
  fullness: sign('belly', 'I feel full or bloated after meals', {
    digestion: 'You feel full too soon, bloated or sore',
  }),
  leftOutFoods: sign('belly', 'I leave out crisp, tough or chewy foods', {
    digestion: 'Leaving out crisp, tough or chewy foods',
  }),
  bowels: sign('belly', 'My bowels are loose or slow', {
    digestion: 'loose stools or constipation',
  }),

  snoring: sign('sleep', 'I snore', {
    throat: 'Snoring',
    sleepApnea: 'Snoring without apnea',
  }),
  fallingAsleep: sign('sleep', 'I lie awake before sleep comes', {
    insomnia: 'Lying awake for a long time before sleep comes',
  }),
  wakingOften: sign('sleep', 'I wake often, or too early', {
    insomnia: 'Waking often, or hours before the alarm',
  }),
  unrefreshed: sign('sleep', 'I am tired after a full night in bed', {
    sleepApnea: 'Low energy even after a full night in bed',
    insomnia: 'sleep does not refresh you',
  }),
  bathroomTrips: sign('sleep', 'I get up at night to use the bathroom', {
    sleepApnea: 'Getting up several times to urinate',
    insomnia: 'bathroom trips',
  }),
} satisfies Record<string, Sign>

/** Shown above the finder's choices, the same for every reader. */
export const stopSigns: readonly DangerSignId[] = [
  'heartAttack',
  'stroke',
  'airway',
  'choking',
  'suddenHeadache',
  'meningitis',
  'spinalCord',
  'spreadingInfection',
  'sightLoss',
  'suicide',
]
