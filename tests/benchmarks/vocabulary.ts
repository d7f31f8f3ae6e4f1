// The words of a made-up medical library: real function words and medical words among the frequent
// ones, then tens of thousands of pronounceable inventions. The same seed gives the same words.

/** Pseudo-random numbers from 0 up to 1 (mulberry32). */
export type Random = () => number

export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const functionWords =
  'the of and to in a is that it for are with as be on this or by not from at have an they can which but their more may when than you other some has were will what your into if most also often such one two about after over many who how so there these each only any before between during help our no up out us we do'.split(
    ' ',
  )

export const medicalWords =
  'jaw pain sleep bite teeth tooth muscle joint headache migraine snoring apnea airway breathing throat neck shoulder posture enamel gum splint clenching grinding bruxism molar canine jawbone dizziness ringing ear tinnitus reflux acid insomnia appliance orthodontic occlusion temporomandibular disorder therapy exercise symptom treatment dentist doctor patient diagnosis chewing swallowing fatigue inflammation nerve facial temple crown crack erosion recession periodontal saliva tongue palate mandible'.split(
    ' ',
  )

const starts =
  'b bl br c ch cl cr d dr f fl fr g gl gr h j k l m n p pl pr qu r s sc sh sl sp st str t th tr v w z'
const middles = 'a e i o u ai ea ee ia io oa ou'
const ends = 'b ct d ft g l ld ll lt m mp n nd ng nt p r rd rm rn rt s sk ss st t th x'
const endings = ['', '', '', 's', 's', 'ed', 'ing', 'er', 'al', 'ic', 'ly', 'tion', 'ment', 'ness']

function inventWord(random: Random): string {
  const pick = (parts: string) => oneOf(parts.split(' '), random)
  const syllables = 1 + Math.floor(random() * 3)
  let word = ''
  for (let count = 0; count < syllables; count += 1) word += pick(starts) + pick(middles)
  return word + pick(ends) + oneOf(endings, random)
}

export function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)]!
}

/** `size` different words, the most frequent first. */
export function inventVocabulary(size: number, random: Random): string[] {
  const words = new Set(functionWords)
  const medical = medicalWords.values()
  while (words.size < size) {
    const { value } = words.size % 3 === 0 ? medical.next() : { value: undefined }
    words.add(value ?? inventWord(random))
  }
  return [...words]
}
