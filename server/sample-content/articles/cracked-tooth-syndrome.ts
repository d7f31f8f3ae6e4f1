import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Cracked Tooth Syndrome: Why It Hurts When You Let Go',
  brief_description:
    'A sharp pain as you release a bite, then nothing. A crack too fine for an X-ray can do that. What happens inside the tooth, how dentists look for it, and when watching is wiser than drilling.',
  blog_summary: `<p>A crack opens a hair’s breadth when you bite and snaps shut when you let go. Fluid inside the tooth shifts, and the nerve fires. That is why the pain is sharp, brief and hard to place.</p>
<ul>
<li>Cracks seldom show on X-rays. Dentists use light, a bite test and cold.</li>
<li>In a study of 2,601 cracked back teeth, 3 percent broke within three years.</li>
<li>Some cracks need a crown. Many can be watched.</li>
<li>Note which tooth, which food and whether it hurts on the way down or on release.</li>
<li>Swelling, fever or pain that keeps you awake means a dentist today.</li>
</ul>`,
  long_description: `<p>You bite into seeded bread. Nothing. You open again, and a bolt of pain shoots through a back tooth. A second later it is gone, and you cannot even say which tooth it was.</p>
<p>It sounds like a riddle. It has a mechanical answer.</p>
<h2>One bite in slow motion</h2>
<p><strong>Closing.</strong> A seed lands on one corner of a molar. Under load, a fine crack in the tooth spreads by less than the width of a hair.</p>
<p><strong>Holding.</strong> As long as you keep pressing, little changes.</p>
<p><strong>Letting go.</strong> The load is gone and the two sides spring back together. The inner part of a tooth, the dentin, is full of tiny channels that hold fluid. A leading theory says that the fluid is pushed along them in a rush and sets off the nerve. [1] Dentists call this rebound pain, and the classic story goes with tough or fibrous food. Cold and sweet things may sting too. [2]</p>
<p>Not every cracked tooth behaves this way. Some hurt only with cold. Many never hurt at all.</p>
<h2>Craze line, crack or split?</h2>
<p>Look at your front teeth under a bright lamp. You may see thin vertical lines, like the glaze on an old cup. Those are craze lines. They stay in the enamel, and they do not hurt. The American Association of Endodontists sorts the rest by how far they go: [3]</p>
<ul>
<li><strong>Fractured cusp:</strong> one corner of a tooth is loose or gone, often next to a large filling.</li>
<li><strong>Cracked tooth:</strong> a line runs down from the chewing surface but has not parted the tooth.</li>
<li><strong>Split tooth:</strong> the crack has gone right through, and the parts move on their own.</li>
<li><strong>Vertical root fracture:</strong> the crack starts in the root, mostly after a root canal.</li>
</ul>
<p>Who is likelier to feel a crack? In an American study of 2,975 cracked back teeth, pain was seen more often in molars, in teeth with decay and in people who clench or grind. [4] These are modest links, not a verdict.</p>
<h2>How a dentist hunts for it</h2>
<p>X-rays often miss a crack, because it is so fine and may run the wrong way for the beam. So the search is a patient one. The dentist may shine a light through the tooth and see it stop at the crack. You may be asked to bite on a small stick, one corner at a time, and to let go. Cold shows how lively the nerve is. An old filling may have to come out for a better look. [2]</p>
<p>You can make this hunt shorter. For one week, write down four things:</p>
<ol>
<li>Which side, and top or bottom, if you can tell.</li>
<li>What you were eating or drinking.</li>
<li>Pain while pressing, or on letting go?</li>
<li>How long it lasted: a flash, a minute, an hour?</li>
</ol>
<p>The fourth answer matters most. A flash suggests a nerve that is only annoyed. Pain that lingers or comes by itself suggests a nerve in trouble.</p>
<h2>To treat or to watch</h2>
<p>Here is the news that calms most people down. A network of 209 American dentists followed 2,601 back teeth with cracks. Within three years, 3 percent of them broke. Of the teeth that had not been treated in the first year, about 12 percent showed some growth of the crack. [5]</p>
<p>Pain often settles as well. In the same group of teeth, more than nine in ten that hurt on biting at the start were free of that pain at some later visit, whether treated or not. [6] The worst teeth were more likely to be treated, so this is no proof that treatment makes no difference.</p>
<p>A sensible talk with your dentist weighs these points:</p>
<ul>
<li><strong>Biting pain, decay or a loose corner:</strong> a crown or an onlay that holds the tooth together is often advised.</li>
<li><strong>Lingering or spontaneous pain:</strong> the nerve may need a root canal.</li>
<li><strong>A quiet crack:</strong> photos and a date for the next look may be enough.</li>
<li><strong>A split below the gum:</strong> the tooth often cannot be saved. It is better to hear that early.</li>
</ul>
<p>Until your visit, chew on the other side. Leave out ice, hard candy, nuts and olives with pits. Do not test the tooth to see whether it still hurts.</p>
<p>If you clench or grind, ask whether a night guard makes sense. Bite alignment may also come up, when one tooth meets its partner too hard or neighbors are missing. It may be part of a careful repair. There is no good evidence that adjusting the whole bite prevents cracks, so ask what is to be changed and whether it can be undone.</p>
<h2>When it is urgent</h2>
<p>Call a dentist today for pain that keeps you awake, a pimple on the gum, or a piece that has come away. Go to an emergency room for a swollen face with fever, swelling that reaches the eye or neck, or trouble swallowing or breathing. And if pain in the lower jaw comes with chest pressure or a cold sweat, call 911. Not every toothache comes from a tooth.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>A crack opens when you bite and snaps shut when you let go. Then fluid inside the tooth shifts, and the nerve fires.</p>',
  picture_shows:
    'The same molar twice, cut lengthwise: under an arrow that presses down a crack stands open; under an arrow that points up it has closed, and a spot marks the nerve.',
  call_out: 'If it hurts when you let go, tell your dentist exactly that.',
  tags: ['Tooth Fracture'],
  solution: 'Dental Solution',
  author: 'lindqvist',
  image: 'cracked-tooth-syndrome',
  createdAt: '2025-07-03T18:25:00.000Z',
  references: [
    works.brannstrom1986,
    works.banerji2010,
    works.aaeCrackedToothCode2008,
    works.hilton2017,
    works.hilton2021,
    works.funkhouser2022,
  ],
}
