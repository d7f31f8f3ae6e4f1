import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Periodontal Health and Bite Forces: A Careful Look',
  brief_description:
    'Can a hard bite make gums recede or teeth come loose? Three common claims are put on the scale here, one by one, with what research supports and what it does not.',
  blog_summary: `<ul>
<li>Gum disease is caused by bacteria in plaque. A heavy bite does not start it.</li>
<li>If gum disease is already there, heavy forces may speed up the loss of support. The evidence is weak.</li>
<li>Heavy biting has not been shown to make gums recede.</li>
<li>Adjusting the bite can make a loose tooth steadier and chewing more comfortable. It does not replace cleaning.</li>
<li>Ask for treatment in this order: clean, heal, measure again, and only then talk about the bite.</li>
</ul>`,
  long_description: `<p>A tooth stands in bone the way a post stands in firm ground. If the ground softens, the post begins to wobble. People then ask a sensible question. Did the ground soften, or was the post pushed too hard?</p>
<p>Dentists have argued over this for generations. Let us put three claims on the scale.</p>
<h2>First, the ground itself</h2>
<p>Gum disease begins with plaque, the sticky film of bacteria at the gumline. If it stays, the gums swell and bleed. In the deeper form, periodontitis, the gum pulls away and the bone around the tooth is lost [1].</p>
<p>It is common. Among US adults aged 30 or over who have teeth, about 42 in 100 had periodontitis, and about 8 in 100 had a severe form. Severe disease was found most often in people aged 65 or older, in smokers, and in some ethnic groups [2]. Diabetes raises the risk as well, and gum disease can make blood sugar harder to control [3].</p>
<p>Bite force appears nowhere in that story so far. Keep that in mind.</p>
<h2>Three claims on the scale</h2>
<p><strong>Claim one: “A bad bite causes gum disease.”</strong> The scale says no. A review for the 2017 world workshop on gum disease found that heavy biting forces do not start periodontitis [4]. Healthy gums under a heavy load can widen the space around a tooth, and the tooth may feel a little loose [4]. That is not the same as infection.</p>
<p><strong>Claim two: “If you have gum disease, a heavy bite makes it worse.”</strong> The scale wavers. The same review found weak evidence that heavy forces may speed up the loss of support when plaque disease is also present [4]. Another review, from 2019, looked at 14 human studies. It found a link, but the size of the effect was too small to matter much [5]. So the fair answer is: perhaps, a little, in some mouths.</p>
<p><strong>Claim three: “My gums recede because I grind.”</strong> The scale says not shown. The workshop review found no support for the idea that biting forces cause gums to recede [4]. Your dentist will look for other reasons first, such as thin gum tissue, gum disease, or a heavy hand with the brush.</p>
<blockquote>Force can shake a weak post. It has not been shown to rot the ground.</blockquote>
<h2>Should the bite be adjusted, then?</h2>
<p>Adjusting means that a dentist polishes away a little tooth or filling, so that one tooth takes less load. Polished enamel does not grow back, so the reasons must be good.</p>
<p>A Cochrane review looked for trials of bite adjustment in people with periodontitis. It found only one that fit its rules. That was not enough to say whether adjustment should or should not be used [6]. Reviewers at the world workshop saw one sound reason for it: to make a loose tooth steadier and chewing more comfortable, as a part of gum treatment [4].</p>
<p>A removable night guard is a gentler option, because you can stop wearing it. It may protect teeth from wear if you grind. It will not clean your gums.</p>
<p>Here is an order of events worth asking for:</p>
<ol>
<li>A full gum check, with pocket depths measured around each tooth and written down.</li>
<li>Deep cleaning where it is needed, and lessons in cleaning between your teeth.</li>
<li>Help to stop smoking, and a word with your doctor about diabetes.</li>
<li>A second measurement after healing. Some loose teeth may tighten when the swelling goes.</li>
<li>Only then, a talk about the bite: which tooth, why, how much, and can it be undone?</li>
</ol>
<p>If someone offers number five before number one, ask why. If someone offers to realign your whole bite in order to treat your gums, ask to see the study.</p>
<h2>What you can feel, and when to call</h2>
<p>Tonight, close your back teeth lightly and rest a fingertip on the gum above each upper front tooth. Grind gently from side to side. If you feel one tooth shiver, write down which one, and show your dentist. This is a note for the visit. It is not a diagnosis.</p>
<p>Call a dentist this week if:</p>
<ul>
<li>your gums bleed most days, or a bad taste does not leave,</li>
<li>a tooth has become loose, longer, or turned,</li>
<li>your bite has changed and nobody worked on your teeth.</li>
</ul>
<p>Call the same day for a painful swelling or pus. Go to an emergency room for swelling with fever, or for trouble in swallowing or breathing.</p>
<p>The good news fits on one line. The surest way to look after the ground is also the cheapest: clean well, every day, and be checked.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Gum disease is caused by bacteria in plaque. A heavy bite does not start it.</p>',
  picture_shows:
    'A molar in gum and bone, with dots of plaque at the gumline and an arrow that presses from above. A balance beside it tips toward the plaque.',
  call_out: 'Heavy bite forces may shake a weakened tooth, but plaque is what weakens the ground.',
  tags: ['Gum Recession'],
  solution: 'Dental Solution',
  author: 'whitfield',
  image: 'periodontal-health-and-bite-forces',
  createdAt: '2025-04-16T14:10:00.000Z',
  references: [
    works.nidcrGumDisease,
    works.eke2018,
    works.niddkDiabetesAndGums,
    works.fan2018,
    works.campino2019,
    works.weston2008,
  ],
}
