import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Enamel Wear: How Much Is Normal?',
  brief_description:
    'Teeth wear a little every year, in everyone. This article gives you a yardstick: how fast healthy enamel wears, what the pattern of wear can tell, and when wear runs ahead of your age.',
  blog_summary: `<p>Some wear is normal. In one classic study the chewing contacts of molars lost about as much as the thickness of a sheet of paper every three to four years.</p>
<ul>
<li>Severe wear is not the rule, even at 70. “It is just age” is no reason not to look.</li>
<li>The pattern matters: acid leaves smooth cups, grinding leaves flat facets, hard brushing leaves notches.</li>
<li>Speed matters more than one look. Take the same photograph once a year.</li>
<li>Find the cause first. Repairs can often wait, and experts advise to keep them small.</li>
<li>Spreading, painful swelling is an emergency.</li>
</ul>`,
  long_description: `<p>Start with a sheet of office paper. It is about a tenth of a millimeter thick. Now think of your back teeth.</p>
<p>A classic study measured enamel in living mouths over time. Where molars met, they lost about 29 thousandths of a millimeter a year. Premolars lost about 15 [1]. In plain terms, a molar gives up roughly one sheet of paper every three to four years. That is a fair yardstick.</p>
<h2>Wear comes with the years</h2>
<p>No one keeps the teeth of a teenager. Wear that fits your age and does not trouble you is called physiological. It belongs to a normal life [2].</p>
<p>Severe wear is another matter, and it is not the rule. A review of population studies put it at about 3 percent of adults at age 20 and 17 percent at age 70 [3]. Turn that around. By this estimate, about five in six people of 70 do not have severe wear.</p>
<p>So “it is just age” is sometimes right. It is never a reason not to look.</p>
<h2>Read the pattern</h2>
<p>Where enamel goes missing tells more than how much. Three processes do the work, and they often overlap.</p>
<ul>
<li><strong>Acid, called erosion.</strong> Surfaces turn smooth and rounded. Small cups form on the tips of the teeth. Fillings may stand up like little islands. Sour drinks, acid reflux, vomiting, and some medicines are known sources [4].</li>
<li><strong>Tooth on tooth, called attrition.</strong> Look for flat, shiny spots. The upper and lower ones fit together when you slide your jaw.</li>
<li><strong>Something else that rubs, called abrasion.</strong> Think of notches at the gum line from a hard brush, or a groove where a pen or pipe is held.</li>
</ul>
<p>Acid wear is a team effort. The acid softens the surface, then rubbing carries it away [4]. Someone who sips lemon water all day and grinds at night has both at work.</p>
<h2>When wear runs ahead of you</h2>
<p>European experts call wear pathological when it is unusual for your age, causes pain, disturbs chewing or looks, or is likely to lead to bigger problems [2]. Ask a dentist soon if you notice any of these:</p>
<ul>
<li>new twinges with cold, sweet, or sour things</li>
<li>yellow dentin showing through on the biting edges</li>
<li>front edges that look thin, see-through, or chipped</li>
<li>a filling that now stands higher than its tooth</li>
<li>teeth that look shorter than in a photograph from a few years ago</li>
<li>wear together with heartburn, a sour taste on waking, or vomiting (tell your physician too)</li>
</ul>
<p>Call a dentist the same day for strong toothache, a swollen gum or face, or a tooth broken down to a pink or red spot. If swelling spreads toward the eye or neck, or you have trouble breathing or swallowing, go to an emergency room.</p>
<h2>A photograph a year</h2>
<p>One look cannot tell how fast wear is moving. Two looks can. The European consensus is to search for the cause, keep records, and delay repairs for as long as is sensible. When a repair is needed, it should be small [2].</p>
<p>You can help. Once a year, stand at the same window. Photograph your front teeth edge to edge, and the biting surfaces with a small mirror. Ask your dentist to keep a scan or models for comparison.</p>
<p>Meanwhile, count acid moments rather than ounces. Take sour drinks with meals, do not swish them, and finish with plain water. Use fluoride toothpaste, a soft brush, and a light hand. Advice differs on how long to wait before brushing after something sour, so ask your dentist what suits you.</p>
<h2>What the bite can and cannot explain</h2>
<p>Flat spots show that teeth have met. They do not show when. The grinding may have stopped twenty years ago. Specialists now see grinding in a healthy person as a behavior and not as an illness in itself, though it can be a risk for tooth damage [5].</p>
<p>It is reasonable to think that teeth which meet on only a few points carry more load there. Bite alignment may help to share that load. But good long-term proof that adjusting a bite slows wear is missing. So take the known causes first: acid, reflux, grinding, and the brush.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>The pattern is a clue to the cause: acid leaves smooth cups, and grinding leaves flat facets.</p>',
  picture_shows:
    'Three molars side by side: one with full, rounded cusps, one flat on top, and one low and cupped, with the dentin showing.',
  call_out: 'One look shows how much enamel is gone; two looks, a year apart, show how fast.',
  tags: ['Erosion'],
  solution: 'Dental Solution',
  author: 'takeda',
  image: 'enamel-wear',
  createdAt: '2025-05-21T08:45:00.000Z',
  references: [
    works.lambrechts1989,
    works.loomans2017,
    works.vantSpijker2009,
    works.carvalho2015,
    works.lobbezoo2018,
  ],
}
