import { works } from '../../../content/works/works.ts'
import type { SampleArticle } from '../sample.ts'

export const article: SampleArticle = {
  title: 'Daytime Sleepiness: Questions to Ask Before You Blame Your Age',
  brief_description:
    'Nodding off in the afternoon is often put down to birthdays. These eight questions help you and your doctor look for causes that can be treated, from broken breathing at night to a new medicine.',
  blog_summary: `<ul>
<li>Sleep gets lighter with age, but the need for it hardly shrinks. Dozing off in company is a sign to look into.</li>
<li>Tired means that you lack energy. Sleepy means that you would fall asleep if the room were quiet. Tell your doctor which one fits.</li>
<li>Ask about snoring, hours in bed, restless legs, pain, mood, alcohol, and every pill you take.</li>
<li>A jaw appliance may help some people with sleep apnea. It comes after a sleep test, not before it.</li>
<li>Do not drive when you are sleepy. Sudden sleepiness with confusion or weakness is an emergency.</li>
</ul>`,
  long_description: `<p>It is easy to blame the calendar. You nod off over the newspaper, someone laughs, and the matter is closed. But sleepiness is a sign. It deserves the same curiosity as a cough.</p>
<h2>What age changes, and what it does not</h2>
<p>Sleep does change over a lifetime. A review of 65 studies of healthy people found that adults sleep more lightly and lie awake more at night as the years pass. After 60, only one measure kept getting clearly worse: the share of the time in bed that is really spent asleep [1].</p>
<p>The need for sleep hardly shrinks. The National Institute on Aging says that older adults need about as much sleep as other adults, seven to nine hours a night [2].</p>
<p>So a person of 75 may wake twice and feel well the next day. A person of 75 who cannot stay awake in company has a question to ask.</p>
<h2>Sleepy or tired?</h2>
<p>The two words point to different causes. Tired means that you lack energy. Sleepy means that you would fall asleep if the room were quiet. Decide which one is yours before you see a doctor. It saves time for both of you.</p>
<h2>Eight questions to ask</h2>
<ol>
<li><strong>Where do I doze off?</strong> The sofa after lunch is one thing. A conversation, a meal, or the driver’s seat is another. The Epworth scale asks about eight everyday situations. In its first study, the scores set healthy people apart from people with sleep apnea and other sleep disorders [3].</li>
<li><strong>Do I give sleep enough hours?</strong> Write down when you turn off the light and when you get up, for two weeks. Many people are surprised by the sum.</li>
<li><strong>Does anyone hear me snore, gasp, or stop breathing?</strong> These are signs of sleep apnea, and so is sleepiness by day. Women may notice headaches, low mood, or broken sleep instead [4].</li>
<li><strong>Do my legs keep me up?</strong> An urge to move them in the evening, which eases when you walk, is worth telling a doctor.</li>
<li><strong>What is in my medicine cabinet?</strong> The American Geriatrics Society lists drugs that most older adults should avoid. Common sleeping pills are on it. So is diphenhydramine, an old allergy drug found in many night-time pain pills [5]. Bring every box, also those bought without a prescription. Do not stop a prescribed drug on your own.</li>
<li><strong>Do I drink to get to sleep?</strong> Even small amounts of alcohol make it harder to stay asleep [2].</li>
<li><strong>Does pain wake me?</strong> A sore jaw, hip, or shoulder can break the night many times. You may remember only one of them.</li>
<li><strong>What else has changed?</strong> Low mood, grief, a slow thyroid, and anemia can all feel like sleepiness. Some of these show up in a simple blood test.</li>
</ol>
<p>Write your answers on one page. Ask the person who shares your home to read it. They often know the answer to question three.</p>
<h2>Where the jaw comes in</h2>
<p>Jaw position matters for one cause above all. In obstructive sleep apnea the airway narrows or closes again and again during sleep [4]. A custom oral appliance holds the lower jaw forward at night to keep the airway more open.</p>
<p>A guideline of two American academies says that sleep doctors may consider such an appliance for adults who cannot tolerate CPAP, the air-pressure mask, or who prefer another way. A qualified dentist fits it, and a new sleep test checks the result. On average, CPAP brings the number of breathing pauses down further [6].</p>
<p>That is a treatment for a diagnosed illness. It does not follow that changing your bite will wake you up. None of the sources below shows it, so be wary of anyone who promises it.</p>
<h2>Do not wait with these</h2>
<p>Do not drive while you are sleepy. If you have nodded off at the wheel, stop driving and call your doctor the same day.</p>
<p>Call 911 if sleepiness comes on suddenly with confusion, weakness on one side, trouble speaking, a very bad headache, chest pain, or trouble breathing. Do the same after a blow to the head, or if too much medicine may have been taken.</p>
<p><em>Sample article: it shows how this site presents a doctor’s article. Its author is a made-up sample profile.</em></p>`,
  img_description:
    '<p>Tired means that you lack energy. Sleepy means that you would fall asleep if the room were quiet. Tell your doctor which one fits.</p>',
  picture_shows:
    'An older man asleep in an armchair by a sunny window, a newspaper sliding from his lap. The clock shows two.',
  call_out: 'Sleepiness is a sign and not a birthday, so ask what it is telling you.',
  tags: ['Sleep Apnea', 'Insomnia'],
  solution: 'Medical Solution',
  author: 'cole',
  image: 'daytime-sleepiness',
  createdAt: '2025-06-19T13:20:00.000Z',
  references: [
    works.ohayon2004,
    works.niaSleepAndOlderAdults,
    works.johns1991,
    works.nhlbiSleepApnea,
    works.beersCriteria2023,
    works.ramar2015,
  ],
}
