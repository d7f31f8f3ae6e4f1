import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Receding Gums and Sensitive Teeth: Everyday Care',
  brief_description:
    'When gums pull back, cold water can sting. Learn how to brush softly, choose a toothpaste that helps, keep acid off bare roots, and tell everyday sensitivity from a tooth that needs help.',
  blog_summary: `<ul>
<li>Receding gums are very common and become more so with age.</li>
<li>Gums do not grow back up by themselves, but you can often stop further harm and calm the sting.</li>
<li>Use a soft brush, a light hand, and two minutes twice a day.</li>
<li>Toothpastes with potassium, stannous fluoride, or arginine can ease sensitivity. Give them several weeks.</li>
<li>Keep acid drinks to mealtimes and rinse with water afterward.</li>
<li>See a dentist for pain that lingers, one bad tooth, bleeding, or loose teeth.</li>
</ul>`,
  long_description: `<p>It happens at the sink. You rinse with cold water, and one tooth sends a quick, sharp zing. You look in the mirror, and the tooth seems longer than it used to be.</p>
<p>You are in large company. In surveys, 88 in 100 people aged 65 and older, and 50 in 100 of those aged 18 to 64, had at least one spot where the gum had pulled back. It happens in mouths that are cleaned well and in mouths that are not [1].</p>
<h2>What the zing is telling you</h2>
<p>The crown of a tooth wears a hard coat of enamel. The root does not. When the gum pulls back, the root lies bare, and cold, sweet, or sour things can reach the nerve more easily. A bare root also wears down and decays more easily [1].</p>
<p>Why do gums pull back? A thin gum, gum disease, and the way we clean are among the chief suspects. So are fillings that reach below the gum and some tooth movement with braces. The proof for hard brushing is mixed, though many dentists suspect it [2]. As for the bite, a careful review found no support for the idea that heavy biting forces make gums recede [3]. So do not let anyone sell you a new bite as a cure for receding gums.</p>
<p>One fact is hard but useful: the gum will not creep back up by itself. Your aim is to stop the loss and quiet the sting. Both are often possible.</p>
<h2>At the sink</h2>
<p>Change how you brush before you change anything else.</p>
<ol>
<li>Buy a soft brush. The American Dental Association advises soft bristles, two minutes, twice a day, and a new brush every three to four months, or sooner if the bristles splay [4].</li>
<li>Hold it like a pencil, with your fingertips. A fist presses harder than you think.</li>
<li>Tilt the bristles toward the gumline. Make small, short strokes.</li>
<li>Start in a different corner each day, because the place you start gets the most force.</li>
<li>Clean between your teeth once a day, with floss or a small brush that fits without force.</li>
</ol>
<p>Then look at the tube. A review of 31 trials compared toothpastes for sensitive teeth with plain ones. Pastes with potassium, stannous fluoride, calcium sodium phosphosilicate, or arginine eased the pain more. Pastes with strontium did not [5]. The studies varied a good deal, so your own result may too. Pick one, use it twice a day for a month, and do not rinse hard afterward. If it does nothing, try one of another kind.</p>
<p>Whitening pastes and powders that feel gritty are a poor match for bare roots. Leave them on the shelf.</p>
<h2>At the table</h2>
<p>Acid softens the tooth surface and wears it away. It comes from soft drinks, sports drinks, juice, wine, and vinegar, and also from the stomach with reflux or vomiting [6]. Small changes help:</p>
<ul>
<li>Have sour drinks with a meal. Do not sip them all afternoon.</li>
<li>Use a straw, and do not swish.</li>
<li>Rinse with water afterward, or finish with milk or cheese.</li>
<li>Leave some time before you brush. How long is still debated.</li>
<li>If you taste acid at night or have heartburn twice a week, tell your doctor. Treating the stomach helps the teeth.</li>
</ul>
<p>A dry mouth adds to the trouble, because saliva washes acid away. Many common medicines dry the mouth. Do not stop one on your own. Ask your pharmacist.</p>
<h2>What a dentist can add</h2>
<p>At home you can calm things. A dentist finds the reason. Expect a measurement of each bare spot in millimeters. Ask for the numbers, because next year they will tell you whether anything has moved.</p>
<p>A fluoride varnish or a sealing resin can cover a sensitive root. A small filling can fill a notch. If a root keeps getting barer, hurts, or troubles you by its looks, a specialist can sometimes cover it with a gum graft. If the spot is quiet and stable, watching it is a sound choice [2]. If you grind your teeth, a night guard may protect them from wear. It is not a treatment for the gum.</p>
<p>Book a visit soon if:</p>
<ul>
<li>pain lingers for more than a few seconds after cold, or comes by itself or with heat,</li>
<li>one tooth hurts when you bite,</li>
<li>your gums bleed on most days, or teeth feel loose,</li>
<li>a bare spot grows quickly.</li>
</ul>
<p>Call the same day for swelling or pus. Go to an emergency room for swelling with fever, or if swallowing or breathing is hard. And have any sore or lump in the mouth that lasts more than two weeks examined.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Gums do not grow back up by themselves, but you can often stop further harm. Use a soft brush and a light hand.</p>',
  picture_shows:
    'Three front teeth in a row. At the middle one the gum has slipped down and leaves a strip of bare root. A soft toothbrush, held by the fingertips, rests at the gumline.',
  call_out: 'Hold your toothbrush like a pencil: bare roots need a clean surface and a light hand.',
  tags: ['Gum Recession', 'Erosion'],
  solution: 'Dental Solution',
  author: 'whitfield',
  image: 'receding-gums-and-sensitive-teeth',
  createdAt: '2025-06-24T10:25:00.000Z',
  references: [
    works.kassab2003,
    works.cortellini2018,
    works.fan2018,
    works.adaToothbrushes,
    works.bae2015,
    works.adaDentalErosion,
  ],
}
