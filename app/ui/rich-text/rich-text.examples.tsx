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

export const richTextExamples: Examples = {
  everything: <RichText html={everything} headingLevel={3} />,
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
