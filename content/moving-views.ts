import type { PictureLabel } from './picture-label.ts'

/** A drawing of the inside of the body that readers move through two to four states. */
export type MovingView = {
  drawing: 'airway' | 'crack' | 'gum' | 'joint' | 'throat'
  /** Which of a drawing's stories it tells, where it has several. */
  story?: 'click' | 'lock'
  question: string
  states: readonly { name: string; text: string }[]
  labels: readonly PictureLabel[]
}

const jointLabels: readonly PictureLabel[] = [
  { text: 'Skull', at: [22, 62] },
  { text: 'Ear', at: [333, 252], to: [350, 210] },
  { text: 'Disc', at: [216, 76], follows: 'disc' },
  { text: 'Jaw', at: [214, 224], follows: 'head' },
]

/** Moving views by the id of the medical page that shows them. */
export const movingViews: Readonly<Record<string, MovingView>> = {
  tmd: {
    drawing: 'joint',
    story: 'click',
    question: 'Why does a jaw joint click?',
    states: [
      {
        name: 'Closed',
        text: 'The disc is too far forward. It lies in front of the head of the jaw.',
      },
      {
        name: 'The click',
        text: 'As the mouth opens, the head slides forward and the disc snaps back on top.',
      },
      {
        name: 'Wide open',
        text: 'Head and disc now move together. Without pain this needs no treatment.',
      },
    ],
    labels: jointLabels,
  },
  jaw: {
    drawing: 'joint',
    story: 'lock',
    question: 'Why does a jaw lock?',
    states: [
      {
        name: 'Closed',
        text: 'In a healthy joint the disc sits on the head of the jaw like a cap.',
      },
      {
        name: 'Wide open',
        text: 'The head turns and slides forward, and the disc goes with it.',
      },
      {
        name: 'Locked',
        text: 'Here the disc has slipped forward and stays there. It stops the head, so the mouth opens only a little.',
      },
    ],
    labels: jointLabels,
  },
  sleepApnea: {
    drawing: 'airway',
    question: 'What happens in the throat at night?',
    states: [
      { name: 'Open', text: 'Air flows from the nose past the soft palate and the tongue.' },
      {
        name: 'Narrow',
        text: 'In sleep the muscles relax. The soft parts sink back and shake in the air: a snore.',
      },
      {
        name: 'Closed',
        text: 'Tongue and soft palate block the way. Breathing stops until the brain wakes you a little.',
      },
      {
        name: 'Jaw forward',
        text: 'A device that holds the lower jaw forward takes the tongue with it and can keep the way open.',
      },
    ],
    labels: [
      { text: 'Tongue', at: [84, 40], to: [160, 76] },
      { text: 'Soft palate', at: [288, 32], to: [205, 112] },
      { text: 'Windpipe', at: [24, 228], to: [24, 160] },
    ],
  },
  throat: {
    drawing: 'throat',
    question: 'What does a throat do as you swallow?',
    states: [
      { name: 'Breathing', text: 'Air goes from the nose past the open lid into the windpipe.' },
      {
        name: 'Swallowing',
        text: 'The soft palate closes the nose, the lid closes the windpipe, and food goes down the gullet.',
      },
      {
        name: 'Lump feeling',
        text: 'Nothing is stuck. The muscle at the top of the gullet may stay tight, and that can feel like a lump.',
      },
    ],
    labels: [
      { text: 'Nose', at: [60, 60], to: [170, 76] },
      { text: 'Tongue', at: [84, 200], to: [170, 150] },
      { text: 'Lid', at: [84, 262], to: [227, 174] },
      { text: 'Windpipe', at: [300, 284], to: [256, 268] },
      { text: 'Gullet', at: [312, 236], to: [272, 236] },
    ],
  },
  gum: {
    drawing: 'gum',
    question: 'What happens when gums go back?',
    states: [
      {
        name: 'Healthy',
        text: 'Bone holds the root almost up to the enamel, and gum covers the bone.',
      },
      {
        name: 'Receding',
        text: 'Gum and the thin bone below it have gone back on one side. Part of the root is bare.',
      },
      {
        name: 'Bone lost',
        text: 'In gum disease bone goes on both sides. With little bone left, the tooth gets loose.',
      },
    ],
    labels: [
      { text: 'Enamel', at: [284, 44], to: [204, 66] },
      { text: 'Gum', at: [74, 214], to: [134, 238] },
      { text: 'Bone', at: [306, 214], to: [250, 226] },
      { text: 'Root', at: [306, 150], to: [222, 150] },
      { text: 'Lip side', at: [24, 284] },
      { text: 'Tongue side', at: [274, 284] },
    ],
  },
  tooth: {
    drawing: 'crack',
    question: 'Why does a cracked tooth hurt?',
    states: [
      { name: 'Fine crack', text: 'The crack is in the enamel alone. Often one feels nothing.' },
      {
        name: 'Deeper',
        text: 'The crack has reached the softer part. Biting moves its sides, and it may hurt as you let go.',
      },
      {
        name: 'At the nerve',
        text: 'The crack has reached the nerve. It may ache on its own and get infected.',
      },
    ],
    labels: [
      { text: 'Enamel', at: [86, 26], to: [147, 58] },
      { text: 'Nerve', at: [310, 26], to: [214, 113] },
    ],
  },
}
