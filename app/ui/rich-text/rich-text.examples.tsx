import type { Examples } from '../example/examples.tsx'
import { exampleTexts } from '../example/example-texts.ts'
import { RichText } from './rich-text.tsx'

const everything = `
<h2>Causes</h2><p>Clenching at <strong>night</strong> is <em>one</em> of <u>them</u>;
<a href="/articles">our articles</a> name others.</p>
<ul><li><p>Stress</p></li><li><p>Poor sleep</p><ul><li><p>Snoring</p></li></ul></li></ul>
<ol><li>First rest.</li><li>Then ask.</li></ol>
<h3>What people say</h3><blockquote><p>I thought it was my neck.</p></blockquote>
<pre><code>08:00  jaw 3/10
22:00  jaw 6/10, after a long day of meetings and a long drive home in the rain</code></pre>
<p>Text with <code>code</code> in it.</p><hr><p>The end.</p>`

const blocks = `
<h1>At home</h1><h2>What helps</h2><h3>In the evening</h3><p>Warmth, and a rest for the jaw.</p>
<figure><img src="/images/257cc265c2acbe56d67196ab2af37a16-1200x720.jpg" alt="Where the jaw joint lies" /><figcaption>The joint lies in front of the <em>ear</em>.</figcaption></figure>
<table><thead><tr><th scope="col">Food</th><th scope="col">First week</th><th scope="col">Second week</th><th scope="col">Later</th></tr></thead>
<tbody><tr><th scope="row">Soup</th><td>As much as you like</td><td>As much as you like</td><td>As much as you like</td></tr>
<tr><th scope="row">Nuts</th><td>None</td><td>None</td><td>A few, chewed on both sides</td></tr></tbody></table>
<aside data-kind="note"><p>Pain is worst in the morning.</p></aside>
<aside data-kind="do"><ul><li><p>Rest your jaw.</p></li><li><p>Sleep on your back.</p></li></ul></aside>
<aside data-kind="avoid"><p>Chewing gum.</p></aside>
<aside data-kind="help"><p>You cannot open your mouth.</p></aside><p>The end.</p>`

export const richTextExamples: Examples = {
  everything: <RichText html={everything} headingLevel={3} />,
  'pictures, tables, callouts': <RichText html={blocks} headingLevel={3} />,
  empty: <RichText html="" />,
  'long texts': (
    <RichText
      html={`<h2>${exampleTexts.longTitle}</h2><p>${exampleTexts.longWord}</p><ul><li>${exampleTexts.longWord}</li></ul><p><a href="/articles">${exampleTexts.longWord}</a></p>`}
      headingLevel={3}
    />
  ),
  'right to left, emoji': (
    <RichText html={`<p dir="rtl">${exampleTexts.rightToLeft}</p><p>${exampleTexts.emoji}</p>`} />
  ),
}
