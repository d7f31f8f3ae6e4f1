import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'A Patient’s Guide to TMD: What the Jaw Joint Does and How It Goes Wrong',
  brief_description:
    'Five plain questions about the jaw joint and its disorders: what it does, what can go wrong, whether your bite is to blame, what to try first, and when jaw pain cannot wait.',
  blog_summary: `<ul>
<li>TMD is not one disease. It is a name for more than 30 problems of the jaw joints and chewing muscles.</li>
<li>A click without pain is common and needs no treatment.</li>
<li>Research does not show that an uneven bite is the usual cause. Several things add up.</li>
<li>Start with steps that you can undo: softer food, heat or cold, a resting jaw, guided exercise.</li>
<li>Call 911 if jaw pain comes with chest pressure, short breath or a cold sweat.</li>
<li>Over 50, with a new headache and a jaw that aches as you chew? See a doctor today.</li>
</ul>`,
  long_description: `<p>Put a fingertip just in front of each ear. Open and close your mouth slowly. The two small bumps that move under your fingers are the ends of your jawbone. You have met the joints that this guide is about.</p>
<p>They are easy to forget until they hurt. Here are five plain questions about them, with answers that say what is known and what is not.</p>
<h2>What does the jaw joint do all day?</h2>
<p>The temporomandibular joint, or TMJ for short, joins the lower jaw to the side of the skull. You have one on each side. Each one swings like a hinge and also slides forward. A small disc between the bones takes up shock. [1]</p>
<p>One bone links the two joints, so neither can move alone. When one side is sore and moves less, the other has to go along with it.</p>
<h2>What is TMD, then?</h2>
<p>TMJ is the name of the joint. TMD is the name of the trouble. It covers more than 30 disorders of the jaw joints, the jaw muscles and the tissues around them. [2]</p>
<p>The signs vary: pain in the joint or the chewing muscles, a stiff jaw, a jaw that locks, painful clicking, or a change in how the teeth fit. Some people also notice ringing ears or dizziness. [1]</p>
<p>A click on its own is another matter. Joint sounds without pain are common, are seen as normal and need no treatment. [1]</p>
<p>TMD pain is common too. In one analysis of 2018 data, about 4.8 percent of American adults had pain near the jaw joint that could be TMD. [2]</p>
<h2>Why me, and is my bite to blame?</h2>
<p>Sometimes there is a clear start, such as a blow to the jaw. Often there is none. Genes, stress and the way a person’s body handles pain may all add something. [1] TMD also tends to keep company with other problems, such as headache, back pain and irritable bowel syndrome. [2]</p>
<p>This site is about bite alignment, so the next point matters. A 2017 review looked at 25 studies and almost 40 features of the bite. Only two of them were linked with TMD in at least half of the simpler analyses. Even there, the authors wrote, the bite may have changed because of the TMD, and not the other way round. [3]</p>
<p>So an uneven bite does not prove a cause. Work on the bite may still be useful for other reasons, such as worn, broken or missing teeth. As a treatment for TMD pain, the evidence for it is weak. Anyone who promises more owes you the studies.</p>
<h2>What should I try first?</h2>
<p>Start small and choose steps that can be undone. Many cases ease with simple care. [1] Give this list two or three weeks:</p>
<ul>
<li>Eat softer food for a while, cut small. Skip gum.</li>
<li>Use warmth or a wrapped cold pack, whichever feels better, for 10 to 15 minutes.</li>
<li>Set a phone reminder a few times a day: lips closed, teeth apart, tongue at rest.</li>
<li>Hold back wide yawns with a hand under the chin.</li>
<li>Ask a pharmacist before you take a pain reliever, above all if you have kidney, heart or stomach trouble or use a blood thinner.</li>
</ul>
<p>For pain that has lasted three months or more, an international panel weighed the trials in 2023. It came out strongly for guided jaw exercise and stretching, hands-on therapy, posture exercise, cognitive behavioral therapy, and good advice with exercises at home. It advised strongly against oral splints that change the bite for good and against surgery to remove the disc. [4]</p>
<p>That gives you a good question for every office you visit: <strong>can this step be undone?</strong> If the answer is no, ask what else could be tried first. A second opinion costs less than a regret.</p>
<h2>When can jaw pain not wait?</h2>
<ul>
<li><strong>Call 911</strong> if jaw pain comes with pressure in the chest, short breath, a cold sweat, nausea or faintness. A heart attack can be felt in the jaw. [5]</li>
<li><strong>See a doctor the same day</strong> if you are over 50 and have a new headache, a sore scalp, or a jaw that aches as you chew. If your sight changes, go to an emergency room. Inflamed arteries, called giant cell arteritis, can take away sight if they are not treated fast. [6]</li>
<li><strong>Go to an emergency room</strong> for fever with swelling of the face, trouble swallowing or breathing, teeth that do not meet after a blow, or a jaw that is stuck open. See a dentist or doctor the same day if the jaw has locked and will not open.</li>
<li><strong>Book a visit</strong> if pain does not ease within a few weeks, if your mouth opens less than it did, or if eating has become a chore.</li>
</ul>
<p>Take notes to that visit: when it hurts, what helps, every medicine you use. Two lines a day for a week will do.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>You can feel your jaw joint with a fingertip, just in front of your ear. A click without pain is common and needs no treatment.</p>',
  picture_shows:
    'A woman in profile, her mouth a little open, rests a fingertip on the marked jaw joint in front of her ear.',
  call_out: 'Before you agree to any jaw treatment, ask one thing: can it be undone?',
  tags: ['TMD', 'Jaw'],
  solution: 'Medical Solution',
  author: 'marsh',
  image: 'a-patients-guide-to-tmd',
  createdAt: '2025-09-02T14:20:00.000Z',
  references: [
    works.nidcrTmd,
    works.nationalAcademies2020,
    works.manfredini2017,
    works.busse2023,
    works.nhlbiHeartAttackSymptoms,
    works.medlinePlusGiantCellArteritis,
  ],
}
