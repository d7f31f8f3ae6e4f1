import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Headache at the Temples: Migraine, Tension Type or Jaw Muscles?',
  brief_description:
    'Three kinds of headache like to sit at the temples, and they often keep company. Learn how each one behaves, how to test the jaw, and which fourth cause must not be missed.',
  blog_summary: `<ul>
<li>Migraine often throbs on one side, gets worse with movement, and brings nausea or a dislike of light and sound.</li>
<li>Tension-type headache presses on both sides and lets you carry on.</li>
<li>A jaw-related headache changes with chewing, opening, or clenching, and pressing the temple muscle brings on the pain you know.</li>
<li>Two of them can occur together. Treat what is there, beginning with steps that can be undone.</li>
<li>Over 50, with a new temple headache, scalp tenderness or jaw pain on chewing? See a doctor today. If your sight changes, go to an emergency room.</li>
</ul>`,
  long_description: `<p>Put two fingers on your temple and close your teeth. The bulge you feel is the temporalis, a fan-shaped muscle that lifts the lower jaw. Many headaches are felt right here, and only some of them have to do with the jaw. Place alone does not tell you the cause. Behavior does.</p>
<h2>Three portraits</h2>
<p>The descriptions of the first two come from the international headache classification [1].</p>
<p><strong>Migraine.</strong> It often sits on one side and throbs. It is moderate or severe, and climbing stairs makes it worse. It brings nausea, or light and sound become hard to bear. Without treatment an attack lasts from 4 hours to 3 days [1]. A person with migraine tends to seek a dark room and lie still.</p>
<p><strong>Tension-type headache.</strong> It presses or tightens, like a hatband, on both sides. It is mild or moderate and does not get worse with ordinary walking. It can last from 30 minutes to 7 days [1]. A person with tension-type headache usually goes on with the day, without much joy.</p>
<p><strong>Headache from the jaw muscles.</strong> It sits at the temple, on one side or both. Chewing, opening wide, or a habit such as clenching or gum makes it better or worse. When an examiner presses the temporalis or has you move your jaw, you say, “That is my headache.” The standard criteria ask for these signs together with a painful jaw disorder [2].</p>
<h2>A two-minute check at home</h2>
<p>This does not make a diagnosis. It gives you something to report. Try it on a day with pain and again on a day without.</p>
<ol>
<li>Open as wide as is comfortable, slowly, three times. Does the temple pain change?</li>
<li>Press the temple gently for five seconds, in three spots. Is that just tender, or is it the headache you know?</li>
<li>Walk up a flight of stairs. Does the head throb more?</li>
<li>Look at a bright window. Do you want to turn away?</li>
<li>Notice your teeth. Were they touching while you read this?</li>
</ol>
<p>Yes to 1 and 2 points toward the jaw. Yes to 3 and 4 points toward migraine. Yes to all is possible too.</p>
<h2>They keep company</h2>
<p>In a large American study, 2,410 people without jaw disorder and with few headaches were followed for a median of three years. Those with migraine at the start were more likely to develop a painful jaw disorder. And in people who went on to develop one, headaches had been growing more frequent beforehand [3].</p>
<p>So “is it the jaw or is it migraine?” may be the wrong question. The better one is, “How much is each, and what do we treat first?”</p>
<p>If migraine is in the mix, it deserves migraine care. Be careful with pain pills. Simple painkillers on 15 or more days a month, or triptans, opioids, or mixed pills on 10 or more, for over three months, can cause headache themselves [1].</p>
<p>For jaw pain that lasts three months or more, a guideline from 2023 strongly favors supervised jaw exercise and stretching, some forms of hands-on therapy, cognitive behavioral therapy, and home care with good information. It advises against removable splints in most cases, and strongly against splints that permanently change the bite [4]. For migraine or tension-type headache alone, we know of no good evidence that care of the bite helps.</p>
<h2>The fourth cause</h2>
<p>Giant cell arteritis is an inflammation of arteries, often at the temples, in people over 50. It can cause headache, a tender scalp, jaw pain when chewing, and blurred or double vision. Without prompt treatment it can cause blindness [5]. Jaw pain is part of its picture, so it can pass for a jaw problem. If this sounds like you, see a doctor today. With any change in sight, go to an emergency room.</p>
<p>Call 911 for a headache that is sudden and extreme, or one that comes with weakness, confusion, trouble speaking, fever and a stiff neck, or a head injury. A first or clearly changed headache after 65, or with cancer, pregnancy, or weak immunity, also needs a doctor soon. Specialists list these as warning signs [6].</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>If pressing this muscle brings on the pain you know, your headache may be related to the jaw.</p>',
  picture_shows:
    'An older woman in profile, her eyes closed, two fingertips on her temple. A fan-shaped muscle is drawn from above her ear down to the jaw.',
  call_out: 'Where a headache sits does not name its cause, but how it behaves may give it away.',
  tags: ['Facial Pain', 'TMD'],
  solution: 'Medical Solution',
  author: 'raman',
  image: 'headache-at-the-temples',
  createdAt: '2025-08-21T09:15:00.000Z',
  references: [
    works.ichd2018,
    works.schiffman2014,
    works.tchivileva2017,
    works.busse2023,
    works.niamsGiantCellArteritis,
    works.do2019,
  ],
}
