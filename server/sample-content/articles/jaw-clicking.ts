import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Jaw Clicking: When to Watch It and When to Ask',
  brief_description:
    'A jaw that clicks without pain is common and usually harmless. A jaw that hurts, sticks, or suddenly will not open is another matter. A simple guide in three colors.',
  blog_summary: `<ul>
<li><strong>Green, watch:</strong> a click without pain, with free movement. For most people it stays just a noise.</li>
<li><strong>Yellow, ask:</strong> pain, catching, a mouth that opens less, or a bite that feels new.</li>
<li><strong>Red, today:</strong> a mouth that suddenly will not open.</li>
<li><strong>Red, now:</strong> a mouth that will not close, an injury, swelling with fever, or jaw pain with pressure in the chest.</li>
<li>A click alone is no reason to grind teeth or rebuild a bite. Be slow with anything that cannot be undone.</li>
<li>Home care is simple: small bites, soft food for a while, warm cloth, teeth apart.</li>
</ul>`,
  long_description: `<p>Toast, silence at the table, and then: click. Someone asks, “Was that you?” A clicking jaw is a small thing that can cause a large worry. Most of that worry can be let go. Some of it should not be. This page sorts the two with the colors of a traffic light.</p>
<h2>What makes the noise</h2>
<p>Your jaw joint sits just in front of the ear. Between its two bones lies a thin disc. In some people the disc rests a little too far forward. When the mouth opens, the jaw slides under the disc, and the disc snaps into place. That snap is the click.</p>
<p>It is very common. A large review found a displaced disc in 18 to 35 percent of people. For most of them it was a painless, lifelong “noisy annoyance”, in the words of the authors. Only a small minority went on to a disc that no longer snaps back [1].</p>
<p>Does it get worse? An American study looked again at the joints of 401 people after eight years, with MRI. Of the joints, 76 percent had the same disc diagnosis as before, 14 percent had moved on to a worse one, and 10 percent to a better one [2]. Standing still is the rule.</p>
<h2>Green: watch it</h2>
<p>Watch, and do no more, if all of these are true:</p>
<ul>
<li>the click does not hurt</li>
<li>your mouth opens freely, and three of your fingers fit between the front teeth</li>
<li>the jaw does not catch or lock</li>
<li>your teeth meet as they always have</li>
</ul>
<p>Do not make it click to check on it. Do not let friends listen. Note the date in your calendar and look again in six months.</p>
<h2>Yellow: ask about it</h2>
<p>Make an appointment with a dentist or doctor if you notice any of these:</p>
<ul>
<li>pain in the joint, cheek, or temple that changes with chewing or opening</li>
<li>a jaw that catches, even for a moment</li>
<li>an opening that has become smaller; less than about 40 millimeters with help is one sign that examiners use [3]</li>
<li>a grating sound, like sand, in place of the click</li>
<li>a bite that feels different from last month</li>
<li>a new click after a blow or a long dental visit</li>
</ul>
<p>Until the visit, treat the joint kindly. Cut food small. Avoid gum, crusty bread, and wide yawns. Hold a warm cloth to the cheek for ten minutes. Rest your jaw with lips together and teeth apart. The National Institute of Dental and Craniofacial Research (NIDCR) names soft food, gentle stretching, heat or cold, and fewer habits such as gum chewing as first steps [4].</p>
<h2>Red: do not wait</h2>
<h3>Call 911 now</h3>
<p>Call for jaw pain with pressure in the chest, sweating, or shortness of breath.</p>
<h3>Go to an emergency room now</h3>
<ul>
<li>your mouth will not close</li>
<li>you have had a blow to the face, and the teeth no longer fit together</li>
<li>there is swelling with fever, or trouble swallowing</li>
<li>your sight changes</li>
</ul>
<h3>See a dentist or doctor today</h3>
<ul>
<li>your mouth suddenly will not open</li>
<li>you are over 50 and have jaw pain on chewing with a new headache</li>
</ul>
<p>A jaw that suddenly will not open is often a disc that has stopped snapping back. It is frightening. Even so, the pain and stiffness tend to ease over months, and in many cases they go away. Simple care without surgery is the first choice [1].</p>
<h2>What not to say yes to yet</h2>
<p>A click alone is a poor reason to change your teeth. A Cochrane review looked for proof that grinding teeth to adjust the bite treats or prevents jaw joint disorders. It found none [5]. The NIDCR advises avoiding treatments that permanently change the jaw joint, the teeth, or the bite [4].</p>
<p>For jaw pain that has lasted three months or longer, a 2023 guideline strongly favors exercise, some hands-on therapy, cognitive behavioral therapy, and good information. It advises strongly against splints that change the bite for good [6].</p>
<p>Where does that leave bite alignment? As something to discuss if you have pain and simple care has not been enough, in a form that can be undone, and with a clear goal: less pain, wider opening, easier meals. Silence is not a goal. Nobody can promise you a quiet joint, and you do not need one to be well.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>A click without pain, with free movement, can be watched. For most people it stays just a noise.</p>',
  picture_shows:
    'A man in profile with both jaws drawn in. A round lens shows the joint: the head of the jaw, the socket above it, and the disc between them, a little too far forward.',
  call_out:
    'A click without pain is a noise, but a jaw that hurts, sticks, or opens less is a question.',
  tags: ['Jaw', 'TMD'],
  solution: 'Medical Solution',
  author: 'marsh',
  image: 'jaw-clicking',
  createdAt: '2025-08-27T12:10:00.000Z',
  references: [
    works.naeije2013,
    works.schiffman2017,
    works.schiffman2014,
    works.nidcrTmd,
    works.koh2003,
    works.busse2023,
  ],
}
