import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Anatomy of a Bite: How Teeth, Muscles and Joints Work Together',
  brief_description:
    'Follow one almond through the mouth, slowed down to five stops. On the way you meet the sensors around the roots, the chewing muscles and the sliding joints, and learn why a bite is a movement.',
  blog_summary: `<p>A bite is not a photograph of closed teeth. It is a movement, and three partners share the work.</p>
<ul>
<li><strong>Teeth</strong> hold and crush. Fine sensors around the roots tell the brain how hard you are pressing.</li>
<li><strong>Muscles</strong> give the power. Four pairs do most of the chewing.</li>
<li><strong>Joints</strong> guide the path. Each one turns and slides.</li>
</ul>
<p>A change in one partner can be felt in the others. That does not mean that reshaping the teeth will settle a sore jaw. Trials of bite adjustment for jaw pain have not shown a clear benefit. Between meals, the kindest thing you can do for all three is to let your teeth part.</p>`,
  long_description: `<p>Take an almond, or just picture one. It will be crushed in a few seconds, and you will hardly notice. Let us slow those seconds down and walk beside the nut, stop by stop.</p>
<h2>Stop one: the front teeth take hold</h2>
<p>The almond lands between the front teeth. You do not snap at it. For a moment you only hold it, as gently as you would hold an egg.</p>
<p>That skill comes from below the gum. Each root hangs in its socket by a thin ligament, and that ligament is full of tiny sensors. They report how much load a tooth carries and from which side it comes. They are at their best with light forces, the kind we use to hold and turn a piece of food. [1]</p>
<p>People who have lost these sensors, along with their natural teeth, find such fine control harder. [1] It is one reason to take new dentures slowly, with soft food first.</p>
<h2>Stop two: the muscles join in</h2>
<p>Now the tongue moves the almond back to the molars. Lay two fingers on your cheek, near the angle of the jaw, and clench for a second. The bulge that you feel is the masseter, a short thick muscle that closes the jaw.</p>
<p>It is one of four main chewing muscles on each side. [2] They share the work:</p>
<ul>
<li>The <strong>masseter</strong> in the cheek and the <strong>temporalis</strong> at the temple pull the jaw up.</li>
<li>The <strong>medial pterygoid</strong>, on the inner side of the jaw, helps them to close it.</li>
<li>The <strong>lateral pterygoid</strong>, higher up and deep inside, pulls the jaw forward and helps it to open and to swing sideways. [2]</li>
</ul>
<p>The temporalis spreads like a fan over the side of the head. That is worth knowing the next time your temples feel tired after a tough steak or a tense day.</p>
<h2>Stop three: the joints choose the path</h2>
<p>Power needs direction. In front of each ear, the rounded end of the jawbone sits in a shallow hollow of the skull, with a small disc between the two. The joint can turn, and it can also slide. Both sides must act as a team, because they share one jawbone. [3]</p>
<p>Watch yourself chew in a mirror. Your chin does not go straight up and down. It draws a rounded loop, a little to the side and back. Teeth, muscles and joints have agreed on that loop without asking you.</p>
<p>Try the mirror again with your head bent down toward a phone. The teeth may meet in a slightly different place. Nothing is broken. A bite is always a bite <em>in some position</em>.</p>
<h2>Stop four: the crunch, and what it tells us</h2>
<p>The almond cracks. The load is gone in an instant, and the loop starts again.</p>
<p>Since the three partners work so closely, it seems natural to think that a fault in the teeth must upset the joint. For a long time, many dentists taught just that. The studies are less tidy. A 2017 review of 25 studies found few steady links between the shape of a bite and jaw disorders, and it warned that a link is not a cause. [4]</p>
<p>Treatment trials point the same way. A Cochrane review found six trials, with 392 people, of grinding or reshaping teeth to treat or prevent jaw disorders. It found no evidence that this worked. [5] The trials were small, so they cannot settle every case. They do say that enamel should not be ground away on a hunch.</p>
<p>Where does that leave bite alignment? It may be part of a sound plan when teeth are missing, worn, broken or hard to chew with. Then the aim is chewing that works and repairs that last. It should not be sold as a sure way to quiet a painful jaw.</p>
<h2>Stop five: the long rest</h2>
<p>The almond is gone. Now comes the part of the day that we forget: the hours without food, when the teeth have nothing to do.</p>
<p>Are yours touching as you read this? Let them part. Keep the lips closed, rest the tongue behind the upper front teeth and breathe through the nose. Clenching is one of the habits that people with a sore jaw are told to cut back. [6]</p>
<p>Three signs mean that the team needs a professional eye:</p>
<ol>
<li>Your teeth suddenly meet in a new way, with no dental work to explain it.</li>
<li>Your jaw catches, locks or opens less than it used to.</li>
<li>Chewing hurts for more than two weeks, or on one tooth every time.</li>
</ol>
<p>Go at once, to an emergency room, if the change follows a blow or a fall, or if jaw pain comes with chest pain or trouble breathing.</p>
<p>A photograph of closed teeth shows where the walk ends. To understand a bite, somebody has to watch you take it.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Four pairs of muscles do most of the chewing. The jaw joints turn and slide to guide the path.</p>',
  picture_shows:
    'A woman in profile with jaws, teeth and two chewing muscles drawn in. An almond lies between the back teeth, and a dotted loop shows the path of the jaw.',
  call_out: 'A bite is not a picture of closed teeth. It is a movement.',
  tags: ['Jaw', 'TMD'],
  solution: 'Dental Solution',
  author: 'lindqvist',
  image: 'anatomy-of-a-bite',
  createdAt: '2025-06-11T09:05:00.000Z',
  references: [
    works.trulsson2006,
    works.basitMasticationMuscles,
    works.bordoniTemporomandibularJoint,
    works.manfredini2017,
    works.koh2003,
    works.nidcrTmd,
  ],
}
