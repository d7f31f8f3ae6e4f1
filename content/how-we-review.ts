import type { AboutCard } from './about-card.ts'
import { academy } from './academy.ts'
import { asMarkup } from './words/as-markup.ts'
import { live } from './words/live.ts'

/** How pages are reviewed, and who pays for the site. */
export const howWeReview: AboutCard = live<AboutCard>('review', () => ({
  id: 'review',
  heading: 'How we review',
  description:
    'Who reads our pages before they count as reviewed, how often that is done again, and what each page tells you about it.',
  html: `
<h2>Who reviews</h2>
<p>A page counts as reviewed when a doctor or dentist who is named on this site has read the whole text and its sources, and has signed it. By signing they say that, as far as they know, the text is right and safe for patients.</p>
<p>A review is tied to the exact words. When a word or a number changes later, the page says “Changed since its review” until a doctor has read the new text. We cannot call a change too small for that. Only layout and the style of quotation marks and dashes do not count.</p>
<ul>
<li>Nobody reviews an article of their own.</li>
<li>Nobody signs for somebody else.</li>
<li>Sample profiles, which show how the site works, cannot sign.</li>
<li>Reviewers declare their interests, such as payments or a practice of their own. The page shows what they declare.</li>
</ul>
<p>A page may go online before it has been reviewed. Then it says “Not yet reviewed by a doctor” below its title.</p>
<h2>How often</h2>
<p>With each signature the reviewer chooses when the page is due again: after one, two or three years. Both dates are at the end of the page, under “Review”. We remind the reviewer a month before and on the day. If that day passes, the page says “review overdue”.</p>
<p>We do not wait for the date when something new is known. We change the text then, and the page says that the change has not been reviewed yet.</p>
<h2>How sure is this?</h2>
<p>Under “How sure is this?” a page about a condition says how far you can trust what it says there. These are the words:</p>
<ul>
<li><strong>Strong evidence:</strong> good trials agree, or experts who weighed the trials give their strongest advice.</li>
<li><strong>Some evidence:</strong> studies point the same way, but they are few, or could still be wrong.</li>
<li><strong>Weak evidence:</strong> the studies are small or poor, or they only show that two things go together.</li>
<li><strong>Expert advice:</strong> experts advise it. There are few trials, or we have not read them.</li>
<li><strong>Not known:</strong> we know of no good study.</li>
</ul>
<p>For each sentence with a source we keep a note of what the source says. We compare the two. A doctor has not done this yet. At the end of the page you see how many are done. A doctor who reviews the page sees the notes beside the sentences.</p>
<p>Studies can be withdrawn. If a page still names such a study, the list of sources says so.</p>
<h2>Who pays for this site</h2>
<p>This site is paid for by ${asMarkup(academy.funding.paidBy)}. We show no advertising.</p>
<p>We do have an interest of our own: the ${asMarkup(academy.name)} teaches ${asMarkup(academy.product)}. So each page says, apart from the advice, what it can and cannot do. One word there says how good the evidence is. For that word, only studies of ${asMarkup(academy.product)} itself count. Jaw exercises do not, and neither does a device for sleep apnea.</p>
<h2>Tell us about a mistake</h2>
<p>Is something wrong, out of date or hard to understand? Please <a href="/contact">write to us</a>. Name the page and the sentence, and your source if you have one. Leave out details about your own health. We read every message. A link at the end of each page brings its name along.</p>
<p>What was wrong, what it says now and how we found it is listed under <a href="/about/corrections">What we have corrected</a>.</p>
`,
}))
