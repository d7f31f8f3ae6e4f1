import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Insomnia and Pain: Breaking a Circle That Feeds Itself',
  brief_description:
    'Pain steals sleep, and short nights sharpen pain. You do not have to stop the whole wheel at once. Here are four places to cut into the circle, with the strength of proof for each.',
  blog_summary: `<p>Poor sleep may be a stronger driver of pain than pain is of poor sleep. That makes sleep a good place to begin.</p>
<ul>
<li>The first treatment for lasting insomnia is a talking and training method called CBT-I, not a pill.</li>
<li>In people with chronic pain, CBT-I clearly helps sleep. Its effect on pain is small.</li>
<li>Keep one get-up time and leave the bed when you are wide awake.</li>
<li>Common sleeping pills bring a risk of falls and confusion in older adults.</li>
<li>Thoughts of ending your life need help now: call or text 988.</li>
</ul>`,
  long_description: `<p>It is three in the morning. The shoulder aches, or the jaw, or the back. You turn, you check the clock, you count what is left of the night. By noon everything hurts more than it should. By evening you are afraid of the bed.</p>
<p>That is the circle. The hopeful thing about a circle is that you can cut into it anywhere.</p>
<h2>Which side pushes harder?</h2>
<p>For a long time people thought of bad sleep as a result of pain and nothing more. The research now leans the other way. A review of studies that followed people over time found that poor sleep foretold later pain more reliably than pain foretold poor sleep [1].</p>
<p>The jaw gives an example. In an American study of 2,453 people, sleep quality went downhill in the months before a painful jaw disorder appeared. Those whose sleep worsened had a higher risk of the disorder [2].</p>
<p>This does not prove that better sleep prevents pain. It does suggest that sleep is not a side issue. Put it on the list of things to treat.</p>
<h2>Four places to cut</h2>
<ol>
<li><strong>The clock.</strong> Choose one get-up time and keep it seven days a week, also after a bad night. Turn the clock to the wall. Nothing good comes from reading it at three.</li>
<li><strong>The bed.</strong> Go there when you are sleepy, not only when you are tired. If you lie wide awake, get up. Sit somewhere warm and dim, and go back when your eyelids are heavy. If pain makes getting up hard, prop yourself up and listen to something calm. The aim is to let the bed mean sleep again.</li>
<li><strong>The worry.</strong> Set aside ten minutes in the early evening. Write down what bothers you and one next step for each item. At night you can tell yourself that it is already on paper.</li>
<li><strong>The body.</strong> Time the relief you already use. A warm shower, a slow walk, gentle jaw or neck stretches, or a pain pill that your doctor has agreed to may serve you better an hour before bed than at three in the morning.</li>
</ol>
<p>Sleep specialists call the full method cognitive behavioral therapy for insomnia, or CBT-I. The American College of Physicians says that every adult with chronic insomnia should get it as the first treatment [3].</p>
<p>The American Academy of Sleep Medicine strongly recommends it as well. It is usually given in four to eight meetings. The Academy advises against relying on sleep hygiene tips alone [4]. So if dark curtains have not helped you, you did not fail. The tool was too small.</p>
<p>One part of CBT-I shortens the time in bed for a few weeks. Do not try that alone if you drive or run machines for a living, or have bipolar disorder or seizures [4]. Ask about sleep apnea first if you snore and are sleepy by day.</p>
<h2>What to expect, honestly</h2>
<p>A review pooled 12 trials with 762 people who had both chronic pain and insomnia. After CBT-I, sleep was clearly better. Pain was a little better. Put as a chance, 81 percent for better sleep and 58 percent for less pain, where 50 would mean no effect at all [5].</p>
<p>In other words, expect better nights first. Days with more patience and more movement may follow. That is a good trade even if the pain number hardly moves.</p>
<h2>What about pills and the bite?</h2>
<p>Pills can help for a short time, and that is a talk to have with your doctor. For older adults, an expert panel warns against common sleeping drugs and against older allergy pills sold for the night. They can bring on confusion, falls, and broken bones [6]. Do not stop one suddenly. Some need to be reduced step by step.</p>
<p>If jaw pain wakes you, having the jaw examined makes sense. A splint or bite alignment may be part of care for some people. There is no good evidence that either treats insomnia.</p>
<h2>When to get help sooner</h2>
<p>See a doctor soon if insomnia has lasted three months, if you stop breathing or gasp at night, or if pain is new, getting worse or comes with fever or weight loss.</p>
<p>Pain and sleepless nights can wear a person down. If you think about ending your life, call or text 988 in the United States at any hour. If you are in danger now, call 911.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Poor sleep may drive pain more than pain drives poor sleep. That makes sleep a good place to begin.</p>',
  picture_shows:
    'Two curved arrows form a circle with a gap of light at the top. On the left is a bed, on the right a seated man with a marked shoulder. The moon stands beside it.',
  call_out: 'You do not have to stop the whole wheel, because one good cut is a start.',
  tags: ['Insomnia'],
  solution: 'Medical Solution',
  author: 'cole',
  image: 'insomnia-and-pain',
  createdAt: '2025-07-29T07:55:00.000Z',
  references: [
    works.finan2013,
    works.sanders2016,
    works.qaseem2016,
    works.edinger2021,
    works.selvanathan2021,
    works.beersCriteria2023,
  ],
}
