import type { AboutCard } from './about-card.ts'
import { asMarkup } from './words/as-markup.ts'
import { type Codec, live } from './words/live.ts'

/** Something that a page of this site had wrong. Texts are plain. */
export type Correction = {
  /** The day on which it was corrected, such as `2026-11-23`. */
  on: string
  title: string
  /** The page, with its address where it is one of the site's own. */
  page: { name: string; to?: string }
  was: string
  now: string
  found: string
}

/** Newest first. Added with each change of what a page claims or advises; plainer words are no correction. */
export const corrections: readonly Correction[] = [
  {
    on: '2026-11-23',
    title: 'Neck or back pain in people with cancer',
    page: { name: 'The danger signs of neck, shoulder and other pages', to: '/medicalsolution' },
    was: 'Pain after cancer was to be seen within the week.',
    now: 'Neck or back pain in people who have or had cancer is to be seen within the day.',
    found:
      'We compared each danger sign with its source. A hospital that treats spines asks for help within 24 hours.',
  },
  {
    on: '2026-11-23',
    title: 'Headache in pregnancy and after birth',
    page: { name: 'The danger signs of the pages that name it', to: '/medicalsolution' },
    was: 'A headache had to be sudden and severe before we asked for the fastest help.',
    now: 'One of the two is enough.',
    found:
      'We compared each danger sign with its source. The US health agency CDC sees a severe one as a reason for immediate care.',
  },
  {
    on: '2026-11-23',
    title: 'Signs of a stroke',
    page: { name: 'Neck, shoulder, TMD, jaw and facial pain', to: '/medicalsolution' },
    was: 'Next to “Drooping face”, the cards named a weak or numb arm, and a numb face or lip, as less pressing. They did not say that the sudden kind can be a stroke.',
    now: 'The sign of a stroke names face, arm, leg and speech. The other signs say that they came on slowly, and what to do if it was sudden.',
    found: 'We read the cards as a reader in a hurry sees them: the first words alone.',
  },
  {
    on: '2026-11-23',
    title: 'A trial that we told by half',
    page: { name: 'Headache', to: '/guides/headache' },
    was: 'Of a trial of a migraine drug and a splint we said only that the number of headache days did not clearly differ.',
    now: 'We also say that the women who got both did better in other ways.',
    found: 'We compared each statement of the page with its source.',
  },
  {
    on: '2026-11-23',
    title: 'Children who snore, and CPAP',
    page: { name: 'Sleep apnea', to: '/solution/sleepApnea' },
    was: 'We said that every child who snores most nights should be tested, and that CPAP is the usual first choice.',
    now: 'The test is for a child who has other signs as well. CPAP is strongly advised for adults who are sleepy by day.',
    found: 'We compared each statement of the page with its source. Both guidelines say less.',
  },
  {
    on: '2026-11-23',
    title: 'What a long study of TMD found',
    page: { name: 'TMD', to: '/solution/tmd' },
    was: 'We said that it points to sleep, stress, injury, other pain and genes.',
    now: 'In this study it was health as a whole, stress and mood, and the jaw itself.',
    found: 'We compared each statement of the page with its source.',
  },
  {
    on: '2026-11-23',
    title: 'Splints that you can take out',
    page: { name: 'Why the Academy', to: '/about/card4' },
    was: '“A splint that can be taken out changes nothing for good.”',
    now: '“You can take a splint out, but worn for a long time it can still change your bite.”',
    found:
      'We read all pages one after the other. Two of our articles, with their sources, said the opposite.',
  },
  {
    on: '2026-11-23',
    title: 'How good the evidence is for what we teach',
    page: { name: 'Sleep apnea, TMD, jaw, facial pain, and ear and nose', to: '/medicalsolution' },
    was: 'The word for the evidence was “supported” for sleep apnea and “limited” for the other four. It counted studies of other care, such as jaw exercises.',
    now: 'The word is “none” on all pages. Only studies of our own method count.',
    found: 'We asked of each study what it had tested.',
  },
  {
    on: '2026-11-23',
    title: 'Reviews that were withdrawn or replaced',
    page: { name: 'TMD, and three sample articles', to: '/solution/tmd' },
    was: 'We cited a review by Koh and Robinson (2003), which Cochrane withdrew in 2016 as out of date. An article cited one by Weston and others (2008), which has been replaced.',
    now: 'Neither is cited. What they were cited for rests on newer work, or is gone.',
    found: 'We looked up sources again, to see if they still stand.',
  },
  {
    on: '2026-11-23',
    title: 'How fast to act, in articles',
    page: { name: 'Sample articles on headache, migraine, acid reflux and others' },
    was: 'Nine sentences gave a danger sign another urgency than the cards on the same page. Three were unsafe: on headache in pregnancy, after a blow to the head, and on vomit with blood.',
    now: 'They say what the cards say. A sentence that plays a danger sign down can no longer be published.',
    found: 'We compared each sentence about danger signs with the cards.',
  },
  {
    on: '2026-11-23',
    title: 'Sleeping pills and opioids',
    page: { name: 'Sleep apnea', to: '/solution/sleepApnea' },
    was: 'We said to avoid them “unless your doctor knows”. Somebody who takes them could have stopped all at once, which can be dangerous.',
    now: '“If you take them already, do not stop on your own: ask first.”',
    found: 'We read the advice as somebody who takes such pills.',
  },
  {
    on: '2026-11-23',
    title: 'Water for rinsing the nose',
    page: { name: 'Ear and nose', to: '/solution/earnose' },
    was: 'We said to use distilled or boiled water.',
    now: 'The boiled water has to cool first.',
    found: 'We compared the page with our article on snoring, which said so.',
  },
  {
    on: '2026-11-23',
    title: 'A child who drools',
    page: { name: 'Throat', to: '/solution/throat' },
    was: 'We said that a child who drools should be seen, with no word on how fast.',
    now: 'When a child starts to drool or breathes with noise, it is a danger sign, and the page says so.',
    found: 'We read the page again after it was changed.',
  },
  {
    on: '2026-11-22',
    title: 'One danger sign, one urgency',
    page: { name: 'All condition pages', to: '/medicalsolution' },
    was: 'The same danger sign had up to five urgencies, depending on the page.',
    now: 'Each sign has one, on all pages, with its source.',
    found: 'We put the danger signs of all pages in one list.',
  },
  {
    on: '2026-11-22',
    title: 'Biting forces and gums',
    page: { name: 'Gum recession', to: '/solution/gum' },
    was: 'We said that, for an expert group of 2018, heavy forces did not cause gums to draw back.',
    now: 'The group found no evidence that they do. That is less than saying that they do not.',
    found: 'We read its report again.',
  },
]

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function htmlOf({ on, title, page, was, now, found }: Correction): string {
  const name = asMarkup(page.name)
  return `
<h2>${asMarkup(title)}</h2>
<p>${inWords.format(new Date(on))}. ${page.to ? `<a href="${asMarkup(page.to)}">${name}</a>` : name}</p>
<ul>
<li><strong>What was wrong:</strong> ${asMarkup(was)}</li>
<li><strong>What it says now:</strong> ${asMarkup(now)}</li>
<li><strong>How it was found:</strong> ${asMarkup(found)}</li>
</ul>`
}

/** A correction is edited with its page in two parts. */
const codecs: Readonly<Record<string, Codec>> = {
  list: {
    read: (list: readonly Correction[]) =>
      list.map(({ page, ...rest }) => ({
        ...rest,
        page: page.name,
        ...(page.to && { address: page.to }),
      })),
    write: (list: readonly (Omit<Correction, 'page'> & { page: string; address?: string })[]) =>
      list.map(({ page, address, ...rest }): Correction => ({
        ...rest,
        page: { name: page, ...(address && { to: address }) },
      })),
  },
}

const words = live(
  'corrections',
  () => ({
    heading: 'What we have corrected',
    description:
      'What our pages had wrong, what they say now, and how the mistake was found. The newest comes first.',
    html: `
<p>We list a change here when a page was wrong, unsafe or too kind to us. Plainer words and spelling are not listed. Have you found a mistake? Please <a href="/contact">tell us</a>. <a href="/about/review">How we review</a> says who checks our pages.</p>
`,
    list: corrections,
  }),
  codecs,
)

/** The list of corrections, as a page about the academy. */
export const correctionsPage: AboutCard = {
  id: 'corrections',
  get heading() {
    return words.heading
  },
  get description() {
    return words.description
  },
  get html() {
    return words.html + words.list.map(htmlOf).join('\n')
  },
}
