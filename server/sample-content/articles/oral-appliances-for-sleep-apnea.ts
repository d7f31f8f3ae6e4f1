import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Oral Appliances for Sleep Apnea: Fitting, Follow-Up and Side Effects',
  brief_description:
    'A mouthpiece that holds the lower jaw forward can help some adults with sleep apnea. Here is what happens visit by visit, which side effects to expect, and why follow-up never quite ends.',
  blog_summary: `<ul>
<li>An oral appliance treats a tested and diagnosed problem. The sleep test comes first.</li>
<li>Guidelines favor a custom, adjustable device from a qualified dentist, for adults who cannot use CPAP or prefer something else.</li>
<li>CPAP lowers breathing pauses more. Many people wear an appliance for more hours. In one trial, health results after a month were similar.</li>
<li>Sore teeth and a stiff jaw in the morning are common at first. Slow change of the bite is the main long-term effect.</li>
<li>Ask for a second sleep test with the device in place.</li>
</ul>`,
  long_description: `<p>Think of an oral appliance as two small trays and a promise to come back. The trays fit over your teeth and hold the lower jaw a little forward while you sleep. That can keep the throat more open [1]. The promise matters as much as the plastic. Here is the whole path, stop by stop.</p>
<h2>Stop 1: is it the right tool?</h2>
<p>First comes a doctor’s diagnosis from a sleep test. Snoring alone does not tell anyone how serious the problem is.</p>
<p>A joint guideline of sleep doctors and sleep dentists recommends an oral appliance, rather than no treatment, for adults with obstructive sleep apnea who cannot tolerate CPAP or prefer another treatment. CPAP is the machine that blows air through a mask. The guideline favors a custom, adjustable appliance made by a qualified dentist [2].</p>
<p>What does the comparison look like? In a trial that enrolled 126 adults, most with moderate or severe sleep apnea, CPAP removed more breathing pauses. People reported wearing the appliance longer each night. After one month of each, blood pressure, sleepiness, and quality of life came out much alike [3]. One month is short. So the fair summary is this: CPAP is stronger per hour, and the appliance may win hours. If your apnea is severe, or your oxygen falls low, ask your sleep doctor plainly whether an appliance is enough.</p>
<p>You also need enough healthy teeth to hold the trays. Loose teeth, active gum disease, or a painful jaw should be looked at first.</p>
<h2>Stop 2: the fitting</h2>
<p>The dentist checks teeth, gums, jaw joints, and bite, and records them. Ask for copies of those records. They are your “before” picture if something shifts later.</p>
<p>Then come molds or a scan, and a measurement of how far your jaw can slide forward. At the next visit you try the device. It should be snug and should not hurt. Practice taking it out with your eyes shut.</p>
<h2>Stop 3: the first weeks</h2>
<p>The jaw is moved forward in small steps over weeks, until symptoms ease or comfort sets the limit. More is not always better. Expect some of these early on [4]:</p>
<ul>
<li>Stiffness or mild pain in the jaw, mainly in the morning</li>
<li>Tender chewing muscles or sore teeth</li>
<li>Extra saliva, or a dry mouth</li>
<li>A bite that feels “off” for a while after you take the device out</li>
</ul>
<p>Dental experts agree on simple answers: wait and watch, slow down the steps, do gentle jaw exercises, and bite on a small morning guide that helps the jaw find its place [4]. Do your morning bite exercise before coffee. Call the office if pain lasts past lunch, if it grows, or if the joint begins to catch.</p>
<h2>Stop 4: the proof</h2>
<p>Feeling better is good. It is not proof. The guideline suggests another sleep test with the appliance in the mouth, to confirm that it works or to improve the setting [2]. Please do not skip this stop. A quiet sleeper can still have pauses in breathing.</p>
<h2>Stop 5: every year from now on</h2>
<p>Over the years, an appliance pushes gently on the teeth. A review of 42 studies found that the overlap of the upper over the lower front teeth shrank by almost 1 millimeter, both from front to back and from top to bottom. The change grew slowly with time [5]. Some people never notice. Some find that their back teeth no longer meet well. Such a change may not go back.</p>
<p>This deserves a straight word on a site about bite alignment. Here, a bite change is a side effect. It is weighed against the danger of untreated sleep apnea. It is not a goal. Decide with your dentist and your sleep doctor how much change you will accept, and when you would switch.</p>
<p>Keep a short list for the yearly visits, one with the dentist and one with the sleep doctor:</p>
<ol>
<li>Nights worn per week, and hours per night</li>
<li>Snoring or pauses that someone hears</li>
<li>Sleepiness while driving or reading</li>
<li>Teeth that feel loose, food that catches, a bite that has moved</li>
<li>Weight change, new medicines, new illness</li>
</ol>
<p>Clean the trays each morning with a soft brush and cool water. Bring them to every dental visit, and say so before you get a new crown or filling, since the trays may no longer fit.</p>
<p>Call your sleep doctor soon if sleepiness returns. Do not drive when you are drowsy. Chest pain, or trouble breathing while you are awake, is a reason to call 911.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>The sleep test comes first. Ask for a second one with the device in place.</p>',
  picture_shows:
    'A clear mouthpiece of two trays on a dish. Behind it a path with five round stops leads to a calendar page.',
  call_out: 'An oral appliance is two small trays and a promise to come back every year.',
  tags: ['Sleep Apnea', 'Jaw'],
  solution: 'Dental Solution',
  author: 'okafor',
  image: 'oral-appliances-for-sleep-apnea',
  createdAt: '2025-08-29T16:45:00.000Z',
  references: [
    works.nhlbiSleepApneaTreatment,
    works.ramar2015,
    works.phillips2013,
    works.sheats2017,
    works.chen2024,
  ],
}
