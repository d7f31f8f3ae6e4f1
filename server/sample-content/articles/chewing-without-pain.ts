import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Chewing Without Pain: Soft-Food Plans for a Sore Jaw',
  brief_description:
    'When every meal hurts, eating can shrink to soup and toast. A three-step food plan, a sample day and some kitchen tricks that rest the jaw, feed the body and lead back to normal food.',
  blog_summary: `<p>Soft food can rest a sore jaw for a short time. It should be a bridge, not a new home.</p>
<ul>
<li><strong>Step 1, smooth:</strong> a few days, for the worst pain.</li>
<li><strong>Step 2, fork-soft:</strong> one to three weeks. If a fork cuts it, you can eat it.</li>
<li><strong>Step 3, small and moist:</strong> nearly normal food in small pieces.</li>
<li>Put protein and fiber on every plate, and drink enough.</li>
<li>Move up when two days in a row go well.</li>
<li>Weight loss, a jaw that locks, or a new headache with chewing pain after 50 needs a doctor.</li>
</ul>`,
  long_description: `<p>Crackers are out. So are apples, crusty bread and your sister’s almond brittle. When the jaw hurts, meals get smaller, duller and lonelier. It does not have to be so.</p>
<p>This plan has two rules. Make the food easy on the jaw. Then make it worth eating.</p>
<h2>Why soft is a bridge</h2>
<p>Eating softer food for a while is standard self-care for a sore jaw. [1] Many people do it on their own. In a review of the studies, about 45 percent of adults with jaw disorders had changed to softer food. [2]</p>
<p>There is a catch. Softer meals can lack what the body needs. In a 2021 survey of people with jaw disorders, most had altered their diet, and the authors warned that “soft diet” may help for a short time and yet work against recovery in the long run if people eat poorly. [3] There are no firm rules from trials about what to eat. The advice rests mostly on expert opinion. [4]</p>
<p>So give each step an end date, and plan the way back while you plan the soup.</p>
<h2>The three steps</h2>
<ol>
<li><strong>Smooth (one to four days).</strong> For days when even pasta is too much. Blended soup with lentils or white beans, yogurt, smoothies with oats and nut butter, soft tofu, mashed sweet potato, warm cereal.</li>
<li><strong>Fork-soft (one to three weeks).</strong> If the side of a fork cuts it, it may stay. Scrambled eggs, flaky fish, meatballs in sauce, stewed beans, risotto, well-cooked squash and carrots, ripe banana, canned peaches.</li>
<li><strong>Small and moist (then onward).</strong> Almost everything, in pieces no larger than a thumbnail. Tender chicken with gravy, rice, peeled pears, grated apple, soft bread without the crust.</li>
</ol>
<p>Move up when two days in a row go well. Drop back one step, and only one, after a bad day. Still on step 1 after four days? Call your dentist or doctor.</p>
<p>At every step, leave these for later: gum, chewy candy, bagels, tough meat, ice, popcorn, and anything that makes you open wide. Cut the burger. Slice the sandwich flat.</p>
<h2>One day on step 2</h2>
<ul>
<li><strong>Breakfast:</strong> oats cooked in milk, with mashed berries and a spoon of ground flaxseed.</li>
<li><strong>Mid-morning:</strong> yogurt and half a ripe banana.</li>
<li><strong>Lunch:</strong> thick lentil soup, soft bread dipped in it, stewed prunes.</li>
<li><strong>Afternoon:</strong> hummus with very soft cooked carrots.</li>
<li><strong>Supper:</strong> baked salmon or tofu, mashed sweet potato, spinach chopped fine.</li>
<li><strong>All day:</strong> water within reach.</li>
</ul>
<p>Look for two things on each plate: something with protein, and something with fiber. Soft food is often white food, and the bowels notice. Adults need about 22 to 34 grams of fiber a day. Cooked beans, stewed prunes, sweet potato and peas carry a good share of it and are soft already. Add fiber little by little, with plenty to drink. [5]</p>
<p>If you have diabetes, kidney disease, trouble swallowing or a diet that a doctor gave you, ask before you change it. A dietitian can fit the plan to you. If reflux bothers you, keep meals small and early.</p>
<h2>Kitchen and table tricks</h2>
<p>Slow cookers, pressure cookers and a stick blender do the first half of the chewing. Gravy, broth, olive oil and yogurt do a quarter more. Herbs, lemon zest and toasted spices bring back the joy that crunch used to bring.</p>
<p>At the table, take small bites. Put the fork down between them. Share the work between both sides if you can. Use warmth on the cheeks for ten minutes before a meal, if warmth feels good. Stop when the jaw is tired, and finish an hour later.</p>
<p>Eat with other people. Tell them once that you chew slowly, and then talk about something else.</p>
<h2>What food cannot fix</h2>
<p>A menu rests the jaw. It does not treat the cause. If eating still hurts after two or three weeks, have it looked at. The trouble may be a joint, a muscle, a cracked tooth or a denture that no longer fits.</p>
<p>Missing or badly worn teeth can make chewing hard work, and a plan for the bite may help with that. For pain that comes from the jaw joint or muscles, changing the bite has weak evidence behind it. Begin with care that can be undone.</p>
<p>Some signs should not wait:</p>
<ul>
<li>You are losing weight without wanting to, or you choke or cough when you swallow.</li>
<li>Two fingers no longer fit between your front teeth. If the jaw has locked suddenly, see someone today.</li>
<li>Your face is swollen. With fever, go to an emergency room.</li>
<li>You are over 50, your jaw aches as you chew, and you have a new headache or a sore scalp. See a doctor the same day, because inflamed arteries can harm the eyes. If your sight changes, go to an emergency room. [6]</li>
<li>Jaw pain comes with chest pain or short breath. Call 911.</li>
</ul>
<p>Keep one treat in the plan. Rice pudding counts.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Three steps back to normal meals. Move up when two days in a row go well.</p>',
  picture_shows:
    'Three bowls that rise like steps: smooth orange soup, fork-soft fish with mash, and small pieces of chicken with rice and peas.',
  call_out: 'Soft food is a bridge back to normal meals, not a place to live.',
  tags: ['TMD', 'Digestion'],
  solution: 'Medical Solution',
  author: 'marsh',
  image: 'chewing-without-pain',
  createdAt: '2025-04-28T11:55:00.000Z',
  references: [
    works.nidcrTmd,
    works.gilheaney2018,
    works.edwards2021,
    works.nasriHeir2016,
    works.niddkConstipation,
    works.medlinePlusGiantCellArteritis,
  ],
}
