import { academy } from './academy.ts'
import { emergencyNotice } from './danger-signs/notice.ts'
import type { AboutCard } from './about-card.ts'
import { correctionsPage } from './corrections.ts'
import { howWeReview } from './how-we-review.ts'
import { asMarkup } from './words/as-markup.ts'
import { live } from './words/live.ts'

/** Rich text is HTML limited to the site's allowlist (h2, p, ul, ol, li, strong, em, a, blockquote). */
export type AboutContent = {
  heading: string
  intro: string[]
  cards: { label: string; text: string; to: string; image: { src: string; alt: string } }[]
  review: { linkLabel: string; to: string }
  contact: { text: string; linkLabel: string }
  clients: { heading: string; intro: string; groups: { title: string; text: string }[] }
}

export const about: AboutContent = live<AboutContent>('about', () => ({
  heading: `What Is ${academy.product}`,
  intro: [
    `${academy.product} is our name for a way to look at how the teeth meet, how the jaw moves and how its muscles rest, without surgery. The aim is a jaw that works with less strain. The means are guidance and exercises. Some people also wear a device in the mouth that can be taken out again.`,
    `The bite may be one part of a problem that lasts, such as jaw pain, face pain or poor sleep. It is seldom the only part, and often it plays no part at all. For ${academy.product} itself we know of no good study that shows an effect, and our pages say so. They also say what has been tested, and where guidelines say no to a device.`,
    `The ${academy.name} gives information. We do not diagnose or treat anyone through this site. Your own doctor and dentist know you, and their advice comes first.`,
  ],
  cards: [
    {
      label: 'More About the Academy',
      text: 'Who we are, how we write, and what we will not claim.',
      to: '/about/card1',
      image: {
        src: '/pictures/about/card1.svg',
        alt: 'Drawing of a house with columns on an open book.',
      },
    },
    {
      label: 'What We Treat',
      text: 'The medical and dental conditions on this site, and how strong the evidence is for each.',
      to: '/about/card2',
      image: {
        src: '/pictures/about/card2.svg',
        alt: 'Drawing of a head in profile with the jaw drawn in, the seven bones of a neck, and a tooth cut lengthwise.',
      },
    },
    {
      label: `Doctors Behind ${academy.shortName}`,
      text: `The people who write for the ${academy.name} (${academy.shortName}), each with a short profile.`,
      to: '/doctors-behind',
      image: {
        src: '/pictures/about/doctors.svg',
        alt: 'Drawing of two doctors side by side in white coats: an older man with a grey beard and a woman.',
      },
    },
    {
      label: 'Why the Academy',
      text: 'Why one place for medicine and dentistry can help, and where its limits are.',
      to: '/about/card4',
      image: {
        src: '/pictures/about/card4.svg',
        alt: 'Drawing of a pair of scales, level, with a tooth on one side and a jaw on the other.',
      },
    },
  ],
  review: { linkLabel: 'How we review our pages, and who pays for this site', to: '/about/review' },
  contact: {
    text: 'Do you have a question, or is something on a page unclear? We read every message.',
    linkLabel: 'Contact Us!',
  },
  clients: {
    heading: 'Our Clients',
    intro: 'We write for three groups. Each of them needs something different from us.',
    groups: [
      {
        title: 'Patients',
        text: 'People who live with pain, poor sleep or worn teeth, and their families. You will find plain words, danger signs, and questions to take to your next visit.',
      },
      {
        title: 'Health care providers',
        text: 'Dentists, doctors, physical therapists and others who treat people. You will find short texts with sources that you can check, and pages that you can hand to patients.',
      },
      {
        title: 'Insurers',
        text: 'People who decide what a plan pays for. You will find each condition told without hype. We say how strong the evidence is, so that you can decide by the diagnosis.',
      },
    ],
  },
}))

export const aboutCards: readonly AboutCard[] = [
  live<AboutCard>('about.card1', () => ({
    id: 'card1',
    heading: 'More About the Academy',
    description: `Who stands behind the ${academy.name}, how its pages are written, and what it will not claim.`,
    html: `
<p>The ${asMarkup(academy.name)}, ${asMarkup(academy.shortName)} for short, is a site to read and learn from. It brings doctors and dentists together around one question. What may the bite and the jaw have to do with health problems that last?</p>
<h2>What we do</h2>
<p>We explain conditions in plain words. Our articles carry the name of their author, with a short profile. An <a href="/index">A–Z index</a> helps you find a topic, and our <a href="/medicalsolution">solution pages</a> sort the topics by the part of the body that troubles you.</p>
<p>You can also write to us. We read every message. We cannot give a diagnosis or a treatment plan by email, but we can point you to a page, or to the kind of professional who can examine you.</p>
<h2>How we write</h2>
<ul>
<li><strong>Sources first.</strong> Each condition page lists published sources, so that you or your doctor can check what we say.</li>
<li><strong>Doubt is stated.</strong> When studies disagree, or are small, the page says so.</li>
<li><strong>Danger signs are named.</strong> Each condition page begins with them, and sorts them by how fast to act.</li>
<li><strong>Reviews are shown.</strong> Each page says whether a doctor has reviewed it, and when: see <a href="/about/review">how we review</a>.</li>
<li><strong>Short sentences.</strong> Many of our readers are in pain or tired. They should not have to fight with the text.</li>
</ul>
<h2>What we will not do</h2>
<p>We do not promise a cure. We do not tell anyone to stop a medicine, a CPAP machine or any other care. We do not show stories as if they were proof.</p>
<p>We show no ads, and we do not follow people around the web. Our <a href="/privacypolicy">privacy policy</a> says exactly what we store.</p>
<h2>What this means for you</h2>
<p>Use these pages to prepare. Write down when your symptoms come, what makes them better or worse, and what has been tried. Take the notes to your own doctor or dentist, and ask what should be ruled out first.</p>
<p>If something on a page seems wrong or unclear, please <a href="/contact">tell us</a>. Corrections from readers make the site better for the next person.</p>
`,
  })),
  live<AboutCard>('about.card2', () => ({
    id: 'card2',
    heading: 'What We Treat',
    description:
      'The medical and dental conditions that this site covers, how strong the evidence is for each, and what should be checked first.',
    html: `
<p>The title of this page is short. A longer and more exact one would be: “What we write about, and what care of the bite and jaw without surgery may add.” This site treats nobody. Care takes place in an office, after an exam.</p>
<p>One thing holds for all that follows. For ${asMarkup(academy.product)} itself, we know of no good study that shows an effect.</p>
<h2>Medical conditions</h2>
<ul>
<li><strong>Facial pain and TMD.</strong> Here the link with the jaw is plain, because the joint or its muscles are part of the problem. Exercises, hands-on therapy and self-care have the best support. The role of the bite itself is disputed.</li>
<li><strong>Sleep apnea.</strong> A fitted mouthpiece that holds the lower jaw forward is an accepted option for adults who cannot use CPAP or who prefer something else. It needs a sleep test and a prescription. Insomnia is different: the bite has no proven place in its care.</li>
<li><strong>Neck and shoulder pain.</strong> Jaw and neck problems often occur together. Which one leads to the other is not known.</li>
<li><strong>Ear, nose and throat.</strong> A sore jaw joint can feel like an earache. An ear or throat illness must be ruled out first.</li>
<li><strong>Digestion.</strong> Chewing prepares food, and reflux can harm teeth. Evidence that changing the bite helps the stomach is missing.</li>
</ul>
<h2>Dental conditions</h2>
<p>We write about erosion, jaw trouble, gum recession, tooth fracture and craze lines. Strong or uneven forces may add to wear and cracks. Acid, gum disease, a blow or old fillings often matter more. Each of them needs its own care.</p>
<h2>What comes before any bite treatment</h2>
<ol>
<li>A diagnosis from a doctor or dentist, with danger signs ruled out.</li>
<li>A plain statement of the goal, and of how you will know if it is reached.</li>
<li>Steps that can be undone, before any step that cannot.</li>
<li>A date to look back and decide whether to go on.</li>
</ol>
<p>${emergencyNotice} Each condition page names its danger signs first.</p>
<p>Each condition has its own page with sources. Start with <a href="/medicalsolution">Medical Solutions</a>. Two guides cover what belongs to no single condition: <a href="/guides/headache">headache</a>, and <a href="/guides/clenching-and-grinding">clenching and grinding</a>.</p>
`,
  })),
  live<AboutCard>('about.card4', () => ({
    id: 'card4',
    heading: 'Why the Academy',
    description:
      'Why it helps to look at mouth and body together, what the academy offers patients, providers and insurers, and where its limits are.',
    html: `
<p>A person with jaw pain, headache and poor sleep may see a dentist, a family doctor, an ear specialist and a sleep clinic. Each looks at one piece. The patient carries the pieces from door to door. We think that this can be done better.</p>
<h2>One person, one picture</h2>
<p>In 2020 the US National Academies put out a report on jaw trouble. It said that care is split between doctors and dentists, and it asked for teams that work together. That is the gap we try to close, at least for what you can read: one place, one language, both sides.</p>
<h2>Gentle steps first</h2>
<p>Many people with a jaw problem get better with simple measures and time. That is why we put rest, exercises and good sleep habits first, and anything that changes teeth or joints for good last. The dental institute of the US health agency NIH (NIDCR) gives much the same advice. You can take a splint out, but worn for a long time it can still change your bite. For jaw pain that has lasted, a 2023 guideline in The BMJ says no to splints you can take out, in most cases.</p>
<h2>Honest about the limits</h2>
<blockquote>A treatment that is described without its limits has not been described.</blockquote>
<p>Research on the bite is mixed. Some claims that were common years ago have not held up. We would rather lose a hopeful sentence than keep a wrong one.</p>
<h2>What you gain</h2>
<ul>
<li><strong>As a patient:</strong> a clear list of what to check, what to ask, and what to be careful with. A quiet page, without advertising.</li>
<li><strong>As a health care provider:</strong> texts that you can hand out, with sources that you can look up.</li>
<li><strong>As an insurer:</strong> a sober account of what is known, so that useful and low-risk care is not turned down just because it starts in the mouth.</li>
</ul>
<h2>What we ask of you</h2>
<p>Read with care, and take your questions to someone who can examine you. If you are offered a treatment that cannot be undone, ask why it is needed now, what else could be tried, and what happens if you wait. A good answer takes a few minutes. A second opinion is always reasonable.</p>
<p>You can see <a href="/doctors-behind">the doctors behind our articles</a>, or <a href="/contact">write to us</a>.</p>
`,
  })),
  howWeReview,
  correctionsPage,
]

export function findAboutCard(id: string): AboutCard | undefined {
  return aboutCards.find((card) => card.id === id)
}
