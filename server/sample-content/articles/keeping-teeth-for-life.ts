import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Keeping Teeth for Life With a Worn Bite',
  brief_description:
    'Worn and cracked teeth can serve for decades if the causes are found and the repairs stay small. A calm plan for one year, season by season, for people who mean to keep their own teeth.',
  blog_summary: `<p>Worn is not lost. Most older Americans keep at least some of their own teeth, and worn ones can go on working.</p>
<ul>
<li>In a three-year study of back teeth with visible cracks, more than 98 percent were still in place at the end.</li>
<li>Find the cause before the repair: acid, grinding, dry mouth, missing back teeth.</li>
<li>Small repairs first. No material has been shown to be the best for worn teeth.</li>
<li>A night guard may shield teeth from wear. It has not been shown to stop grinding.</li>
<li>Pain on biting, a broken tooth, or swelling should be seen without delay.</li>
</ul>`,
  long_description: `<p>There is a sentence many people bring home from the dentist: “Your teeth are badly worn.” It sounds like the beginning of the end. It need not be.</p>
<p>Keeping your own teeth is normal now. Among Americans aged 65 and over, about 13 percent had lost all of theirs in the years 2015 to 2018. The share has gone down since the turn of the century [1]. A worn tooth is still a tooth. The task is to slow the wear, guard the weak spots, and not spend good enamel on haste.</p>
<h2>Slow is a treatment</h2>
<p>A group of European experts looked at severe tooth wear. Their advice is calm. Find out why the teeth wear. Prevent what you can. Keep watch. Delay repairs as long as is sensible, and when repairs are due, keep them small and glue on rather than grind off [2].</p>
<p>This is a real choice, not neglect. Every large crown takes away some healthy tooth. What is not cut today can still be used in ten years.</p>
<h2>What about cracks?</h2>
<p>Worn back teeth often show fine lines. Dentists across the United States followed 2,858 people, each with a back tooth that had a visible crack and a living nerve. At the start, 45 percent of these teeth gave some trouble. Cold was the most common trigger, at 37 percent; 16 percent hurt on biting [3].</p>
<p>After three years, more than 98 percent of the teeth were still there. Of those that dentists had chosen to watch, about 80 percent stayed on watch the whole time [4]. These were teeth that dentists chose for a study, so your own may differ. Still, the message is friendly: a crack you can see is not a verdict.</p>
<h2>A plan for one year</h2>
<ul>
<li><strong>Winter: find the causes.</strong> Keep a list for one week. Sour drinks, heartburn, a dry mouth, clenching, hard brushing, chewing on one side because back teeth are missing. Bring it to your dentist, with a list of your medicines. Reflux and dry mouth belong on your physician’s desk as well.</li>
<li><strong>Spring: set a baseline.</strong> Ask for photographs, a scan, or models, and for a map of cracks and old fillings. Ask which two teeth worry the dentist most. Two is a number that you can look after.</li>
<li><strong>Summer: shield.</strong> Fluoride toothpaste twice a day. Ask if you need a stronger one. Water after anything sour. No ice, no hard candy, no opening packets with teeth. If you grind at night, talk about a guard. A Cochrane review found too little evidence that splints treat grinding in sleep. It added that there may be some benefit against tooth wear [5].</li>
<li><strong>Fall: compare.</strong> Look at the same teeth again, side by side with the spring pictures. If nothing has moved, do it again next year. If something has, now you know where to act.</li>
</ul>
<p>Clean between the teeth every day of all four seasons. Gums and bone hold up everything else.</p>
<h2>If it is time to build up</h2>
<p>Some worn bites do need repair: because of pain, sharp edges, trouble chewing, or wear that keeps going. A review of 12 studies found that fillings built up in the mouth, pieces made in a laboratory, and porcelain veneers can all work on worn teeth. None was shown to be better than the others, and failure rates varied widely [6].</p>
<p>Building up several teeth at once changes the bite. Bite alignment may help to plan where the teeth should meet, so that no single one takes the load. That is sound reasoning, but strong trials to prove it are lacking. So ask these questions before you say yes:</p>
<ol>
<li>What happens if I wait one year?</li>
<li>Can we try the new height with something removable or bonded on first?</li>
<li>How much healthy tooth will be cut away?</li>
<li>What will break first, and what does it cost to mend?</li>
</ol>
<p>See a dentist this week for sharp pain on biting, cold pain that lingers, or a loose tooth. See one today for a swollen gum, a pimple on the gum, or a broken tooth that bleeds. Go to an emergency room for swelling of the face with fever, or if you find it hard to swallow or breathe.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Worn is not lost. In a study of back teeth with visible cracks, more than 98 percent were still in place after three years.</p>',
  picture_shows:
    'A smiling older couple behind a bowl of cut apples. Beside them stands a large molar with a flat top and one fine crack.',
  call_out:
    'A worn tooth is still a tooth, and what is not cut today can still be used in ten years.',
  tags: ['Erosion', 'Tooth Fracture'],
  solution: 'Dental Solution',
  author: 'takeda',
  image: 'keeping-teeth-for-life',
  createdAt: '2025-06-04T15:35:00.000Z',
  references: [
    works.fleming2020,
    works.loomans2017,
    works.hilton2018,
    works.ferracane2022,
    works.macedo2007,
    works.mesko2016,
  ],
}
