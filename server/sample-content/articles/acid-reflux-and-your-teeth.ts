import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Acid Reflux and Your Teeth: Reading the Signs of Erosion',
  brief_description:
    'Stomach acid can wear teeth long before it burns the chest. Take a mirror tour of your own mouth, learn what the marks may mean, and plan a calmer evening for your enamel.',
  blog_summary: `<p>Erosion is tooth surface lost to acid, without decay. It does not grow back, so early signs matter.</p>
<ul>
<li>Look at the <strong>back of the upper front teeth</strong> and the <strong>tips of the molars</strong> for smooth, glassy or hollow spots.</li>
<li>Some people with worn teeth have reflux and hardly feel it. Others get all their acid from drinks.</li>
<li>After acid, rinse with water. Brush with a soft brush and fluoride toothpaste.</li>
<li>Treat the reflux first. Repair teeth once the acid is under control.</li>
<li>Trouble swallowing, black stools, vomiting blood or unplanned weight loss needs a doctor now.</li>
</ul>`,
  long_description: `<p>Acid leaves marks, and marks can be read. You need a bright lamp, a hand mirror and two quiet minutes. If your fingers are stiff, ask someone to hold the lamp.</p>
<p>What you find will not be a diagnosis. It may be a very good reason to ask for one.</p>
<h2>The mirror tour</h2>
<p>Erosion means that acid has dissolved the outside of a tooth. No germs are involved, so it is not decay. The teeth slowly lose their natural shape and surface. [1] Go around your mouth in this order:</p>
<ol>
<li><strong>The back of the upper front teeth.</strong> Tip your head back and use the mirror. Stomach acid often reaches this side first. Is it flat, shiny or more yellow than the front? [2]</li>
<li><strong>The biting edges in front.</strong> Do they look thin, glassy or see-through? Do they chip?</li>
<li><strong>The tips of the lower molars.</strong> Look for small round dents, like thumbprints in clay.</li>
<li><strong>Your fillings.</strong> Does one stand a little higher than the tooth around it? The tooth may have sunk while the filling stayed.</li>
<li><strong>The feeling.</strong> Do cold water, air or sweet things sting on several teeth?</li>
</ol>
<p>One mark alone means little. Grinding and hard brushing wear teeth as well, and the three kinds of wear often mix. Two or three marks together deserve a dentist’s lamp.</p>
<h2>Two kinds of acid, one kind of damage</h2>
<p>Some acid comes from outside: soda, sports drinks, citrus, wine, sour candy. Some comes from inside. In reflux, the contents of the stomach flow back up. Long-lasting, troublesome reflux is called GERD, and about 20 percent of people in the United States are thought to have it. [3]</p>
<p>How often do the two go together? A review of 17 studies found erosion in about 24 percent of people with GERD, with results between 5 and 48 percent. Looked at from the other side, about a third of adults with erosion had GERD. [4] Numbers that spread so widely tell us that a link is likely and that the studies do not agree on its size. One thing is certain: the loss cannot be reversed. [4]</p>
<p>Night is the hard shift. When you lie flat, acid travels more easily, and there is far less saliva to wash it away. Some people have almost no heartburn at all. For them a dentist may be the first to notice. [2]</p>
<p>Repeated vomiting does the same to teeth. If that is part of your life, for any reason, a doctor or dentist can help without blame. You will not be the first to tell them.</p>
<h2>A kinder evening</h2>
<p>These steps are gentle, cheap and worth trying tonight:</p>
<ul>
<li>Finish supper at least three hours before you lie down, and raise your head and upper back with a wedge. Both are standard advice for reflux. [3]</li>
<li>Keep sour drinks to mealtimes. Do not sip them all evening or swish them around.</li>
<li>When acid comes up, rinse with plain water. A mouthful will do.</li>
<li>Use a soft brush, a light hand and fluoride toothpaste.</li>
<li>If your mouth is dry, tell your dentist and show the list of your medicines.</li>
</ul>
<p>What about the old rule of waiting before you brush? It has less behind it than you may think. A 2020 review of laboratory studies found no clear difference for human enamel between brushing at once and brushing later. Fluoride toothpaste seemed to matter more. [5] Rinse first, wait if you like, and above all do not skip the brushing.</p>
<h2>Who does what</h2>
<p><strong>Your doctor</strong> looks for the cause and treats the reflux. In one study, 72 people with worn teeth and proven reflux took an acid-lowering medicine for a year. In 74 percent the wear did not get worse. [6] There was no comparison group, so nobody can say how much of that was due to the medicine. Never start or stop such a medicine for your teeth alone.</p>
<p><strong>Your dentist</strong> measures. Photos or a scan, taken again after six to twelve months, show whether the wear is old or still going on. An expert group in Europe advises that repairs go hand in hand with prevention, never in place of it. [1]</p>
<p><strong>Bite alignment</strong> comes last. Eroded teeth get shorter, and the way they meet can change. A plan for the bite may help to rebuild a worn mouth well. It cannot treat reflux, and new crowns set into an acid bath will have a hard life. Order matters: acid first, then repair.</p>
<p><strong>You</strong> watch for trouble. See a doctor this week for trouble or pain when you swallow, or weight loss without a reason. Go to an emergency room for vomiting that does not stop, vomit with blood or like coffee grounds, or stools that are black or bloody. [3]</p>
<p>Call 911 for chest pain that is new, heavy or spreads to the arm or jaw. It is not your job to work out at home whether it is only heartburn.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Stomach acid can wear the backs of the upper front teeth, a side that you see only with a mirror.</p>',
  picture_shows:
    'An open mouth with a dental mirror below it. The mirror shows the backs of the upper front teeth, two of them marked. A dotted line rises from a small stomach.',
  call_out: 'Enamel does not grow back, so the best time to read the signs is early.',
  tags: ['Erosion', 'Digestion'],
  solution: 'Dental Solution',
  author: 'takeda',
  image: 'acid-reflux-and-your-teeth',
  createdAt: '2025-07-23T16:45:00.000Z',
  references: [
    works.carvalho2015,
    works.ranjitkar2012,
    works.niddkAcidReflux,
    works.pace2008,
    works.hong2020,
    works.wilderSmith2017,
  ],
}
