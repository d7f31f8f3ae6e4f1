/** One clipboard as a program writes it, and the text that it becomes. */
export type Clipboard = {
  from: string
  html?: string
  text?: string
  becomes: string
  /** A part of the line that says what changed; without it nothing is said. */
  says?: string
}

const wordList = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-US><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const docs = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2a">${body}</b>`

const pages = (body: string) =>
  `<!DOCTYPE html><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px} span.s1 {font: 8px Helvetica}</style></head><body>${body}</body></html>`

const ordered = (...items: string[]) =>
  `<ol>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ol>`
const bulleted = (...items: string[]) => ordered(...items).replace(/(<\/?)ol>/g, '$1ul>')

export const clipboards: readonly Clipboard[] = [
  {
    from: 'Word: exponents and formulas',
    html: word(`<p class=MsoNormal>10<sup>3</sup>/µL, H<sub>2</sub>O, 5 × 10<sup>−6</sup><o:p></o:p></p>`),
    becomes: '<p>10<sup>3</sup>/µL, H<sub>2</sub>O, 5 × 10<sup>−6</sup></p>',
  },
  {
    from: 'Word: tracked changes',
    html: word(
      `<p class=MsoNormal>Take <del cite="mailto:A" datetime="2026-01-01T10:00">500 mg</del><ins cite="mailto:A">250 mg</ins> twice.</p>`,
    ),
    becomes: '<p>Take 250 mg twice.</p>',
    says: 'Left out: 1 deleted passage.',
  },
  {
    from: 'Word: hidden text',
    html: word(`<p class=MsoNormal>Rest<span style='display:none;mso-hide:all'> never</span>.</p>`),
    becomes: '<p>Rest.</p>',
    says: 'Left out: 1 hidden passage.',
  },
  {
    from: 'Word: a list that begins at 4',
    html: word(wordList(1, '4.', 'Rinse') + wordList(1, '5.', 'Wait')),
    becomes: ordered('Rinse', 'Wait'),
    says: '1 list begins at 1 now: check the numbers.',
  },
  {
    from: 'Word: numbers beside bullets',
    html: word(wordList(1, '·', 'Soup') + wordList(1, '1.', 'Call') + wordList(1, '2.', 'Wait')),
    becomes: bulleted('Soup') + ordered('Call', 'Wait'),
  },
  {
    from: 'Word: cells merged down and across',
    html: word(
      `<table class=MsoNormalTable border=1><tr><td rowspan=2><p class=MsoNormal>Adults</p></td><td><p class=MsoNormal>200 mg</p></td><td><p class=MsoNormal>3 a day</p></td></tr><tr><td colspan=2><p class=MsoNormal>none</p></td></tr></table>`,
    ),
    becomes:
      '<table><tbody><tr><td>Adults</td><td>200 mg</td><td>3 a day</td></tr><tr><td>Adults</td><td>none</td><td>none</td></tr></tbody></table>',
    says: '2 merged cells were split',
  },
  {
    from: 'Word: a table with a bold first row',
    html: word(
      `<table><tr><td><p><b>Drug</b></p></td><td><p><b>Dose</b></p></td></tr><tr><td><p>A</p></td><td><p>½ tablet</p></td></tr></table>`,
    ),
    becomes: '<table><tbody><tr><th>Drug</th><th>Dose</th></tr><tr><td>A</td><td>½ tablet</td></tr></tbody></table>',
  },
  {
    from: 'Word: no-break spaces and a soft line break',
    html: word(`<p class=MsoNormal>37.5&nbsp;°C<br>or more, p&nbsp;&lt;&nbsp;0.05</p>`),
    becomes: '<p>37.5 °C<br>or more, p &lt; 0.05</p>',
  },
  {
    from: 'Word for the Mac: heading and emphasis',
    html: word(`<h2 style='mso-pagination:none'><a name="_Toc1"></a>Dose</h2><p class=MsoNormal><b>Not</b> more than <i>3&nbsp;g</i></p>`),
    becomes: '<h2>Dose</h2><p><strong>Not</strong> more than <em>3 g</em></p>',
  },
  {
    from: 'Word on the web',
    html: `<div class="OutlineElement"><p class="Paragraph" style="margin:0"><span class="TextRun" lang="EN-US"><span class="NormalTextRun">CO</span></span><span class="TextRun" style="vertical-align:sub;font-size:8pt"><span>2</span></span><span class="TextRun"> 35 mmHg</span><span class="EOP">&nbsp;</span></p></div>`,
    becomes: '<p>CO<sub>2</sub> 35 mmHg</p>',
  },
  {
    from: 'Google Docs: exponents',
    html: docs(
      `<p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400">10</span><span style="font-size:6.6pt;font-weight:400;vertical-align:super;">9</span><span style="font-weight:400">/L</span></p>`,
    ),
    becomes: '<p>10<sup>9</sup>/L</p>',
  },
  {
    from: 'Google Docs: nested list and bold',
    html: docs(
      `<ul><li dir="ltr" aria-level="1"><p role="presentation"><span style="font-weight:700">Soft food</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span style="font-weight:400">Soup</span></p></li></ul></ul>`,
    ),
    becomes: '<ul><li><p><strong>Soft food</strong></p><ul><li><p>Soup</p></li></ul></li></ul>',
  },
  {
    from: 'Google Docs: a list that goes on',
    html: docs(`<ol start="3"><li><p><span>Third</span></p></li><li><p><span>Fourth</span></p></li></ol>`),
    becomes: ordered('Third', 'Fourth'),
    says: '1 list begins at 1 now: check the numbers.',
  },
  {
    from: 'Google Docs: a link through Google',
    html: docs(
      `<p><a href="https://www.google.com/url?q=https://www.nidcr.nih.gov/tmd&amp;sa=D&amp;source=editors&amp;usg=x"><span style="text-decoration:underline">NIDCR</span></a></p>`,
    ),
    becomes: '<p><a href="https://www.nidcr.nih.gov/tmd">NIDCR</a></p>',
  },
  {
    from: 'Google Docs: table',
    html: docs(
      `<div dir="ltr"><table style="border:none"><colgroup><col width="100" /><col /></colgroup><tbody><tr><td style="vertical-align:top"><p><span>Night</span></p></td><td><p><span>1 to 2 h</span></p></td></tr><tr><td><p><span>Day</span></p></td><td><p><span>0</span></p></td></tr></tbody></table></div>`,
    ),
    becomes: '<table><tbody><tr><td>Night</td><td>1 to 2 h</td></tr><tr><td>Day</td><td>0</td></tr></tbody></table>',
  },
  {
    from: 'Google Sheets',
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"></style><table xmlns="http://www.w3.org/1999/xhtml"><colgroup><col width="100"/></colgroup><tbody><tr><td data-sheets-value="1">1,234.50</td><td>−0.7</td></tr><tr><td>2.10</td><td>12 %</td></tr></tbody></table>`,
    becomes: '<table><tbody><tr><td>1,234.50</td><td>−0.7</td></tr><tr><td>2.10</td><td>12 %</td></tr></tbody></table>',
  },
  {
    from: 'Excel',
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{mso-number-format:General}</style></head><body><table border=0><col width=64><tr height=20><td height=20 class=xl65>mg/kg</td><td align=right x:num>0.05</td></tr><tr><td>max</td><td align=right>007</td></tr></table></body></html>`,
    becomes: '<table><tbody><tr><td>mg/kg</td><td>0.05</td></tr><tr><td>max</td><td>007</td></tr></tbody></table>',
  },
  {
    from: 'LibreOffice: exponents and a heading',
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 7.4 (Linux)"/><style>p { line-height: 115% }</style></head><body lang="en-US"><h1 class="western">Dose</h1><p style="margin-bottom:0"><font face="Liberation Serif">4 m<sup>2</sup> and <b>B<sub>12</sub></b></font></p></body></html>`,
    becomes: '<h1>Dose</h1><p>4 m<sup>2</sup> and <strong>B</strong><sub><strong>12</strong></sub></p>',
  },
  {
    from: 'LibreOffice: list and struck-out words',
    html: `<meta name="generator" content="LibreOffice"/><ol><li><p>One <strike>two</strike></p></li><li><p>Three</p></li></ol>`,
    becomes: ordered('One', 'Three'),
    says: 'Left out: 1 deleted passage.',
  },
  {
    from: 'LibreOffice Calc',
    html: `<meta name="generator" content="LibreOffice"/><table cellspacing="0" border="0"><tr><td align="left">SpO2</td><td align="right" sdval="91" sdnum="1033;">91</td></tr><tr><td>Pulse</td><td sdval="58">58</td></tr></table>`,
    becomes: '<table><tbody><tr><td>SpO2</td><td>91</td></tr><tr><td>Pulse</td><td>58</td></tr></tbody></table>',
  },
  {
    from: 'Pages',
    html: pages(`<p class="p1"><b>Jaw</b><span class="Apple-converted-space">&nbsp; </span>opens 35–45 mm</p><ul class="ul1"><li class="li1"><span class="s1"></span>Soup</li></ul>`),
    becomes: `<p><strong>Jaw</strong> opens 35–45 mm</p>${bulleted('Soup')}`,
  },
  {
    from: 'Pages: exponent',
    html: pages(`<p class="p1">10<span class="s1"><sup>12</sup></span> cells</p>`),
    becomes: '<p>10<sup>12</sup> cells</p>',
  },
  {
    from: 'Outlook',
    html: word(`<p class=MsoNormal><span style='font-size:11.0pt'>Dear colleague,</span></p><p class=MsoNormal><span>&nbsp;</span></p><p class=MsoNormal>40 mg.</p>`),
    becomes: '<p>Dear colleague,</p><p>40 mg.</p>',
  },
  {
    from: 'Teams',
    html: `<div><div>First line</div><div>&nbsp;</div><div>5 mg <strong>b.i.d.</strong></div></div>`,
    becomes: '<p>First line</p><p>5 mg <strong>b.i.d.</strong></p>',
  },
  {
    from: 'PowerPoint',
    html: `<html><body><div class=O style='mso-line-spacing:"90 50 0"'><span style='font-size:28pt'><b>Clenching</b></span></div><div class=O1><span>8 to 31 %</span></div></body></html>`,
    becomes: '<p><strong>Clenching</strong></p><p>8 to 31 %</p>',
  },
  {
    from: 'Chrome: a page with a caption and an embedded film',
    html: `<meta charset='utf-8'><h5>Signs</h5><p style="color:rgb(0,0,0)">Pain <em>at rest</em></p><iframe src="https://example.org"></iframe>`,
    becomes: '<h3>Signs</h3><p>Pain <em>at rest</em></p>',
    says: 'Left out: 1 embedded page.',
  },
  {
    from: 'Chrome: one value of a table',
    html: `<meta charset='utf-8'><table><tbody><tr><td>0.5 mg</td></tr></tbody></table>`,
    becomes: '<p>0.5 mg</p>',
  },
  {
    from: 'Firefox: quote and code',
    html: `<blockquote><p>Rest <b>helps</b>.</p></blockquote><pre>a  b</pre>`,
    becomes: '<blockquote><p>Rest <strong>helps</strong>.</p></blockquote><pre><code>a  b</code></pre>',
  },
  {
    from: 'Wikipedia: citations',
    html: `<p>About 5 % grind.<sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup></p><ol class="references"><li id="cite_note-1"><span><b><a href="#cite_ref-1">^</a></b></span> <span class="reference-text">Doe J (2020). Grinding.</span></li></ol>`,
    becomes: '<p>About 5 % grind. [1]</p>',
    says: '1 footnote became a reference: check them.',
  },
  {
    from: 'Acrobat: lines of a column',
    text: 'Apply a warm pack to the painful side for 10 to 15 min-\nutes, two to four times a day. Do not sleep on it. Stop if\nthe skin turns red, and take no more than 5-\n10 mg of it in all.',
    becomes:
      '<p>Apply a warm pack to the painful side for 10 to 15 minutes, two to four times a day. Do not sleep on it. Stop if the skin turns red, and take no more than 5-10 mg of it in all.</p>',
    says: '3 lines were joined into paragraphs, and 1 word at their ends: check them.',
  },
  {
    from: 'Acrobat: bullets over several lines',
    text: 'Do this for two weeks, and then come to see us again, please:\n• Eat soft food, and cut it into pieces that are small enough\nto need no chewing at the side that hurts\n• Rest the jaw',
    becomes: `<p>Do this for two weeks, and then come to see us again, please:</p>${bulleted('Eat soft food, and cut it into pieces that are small enough to need no chewing at the side that hurts', 'Rest the jaw')}`,
    says: '1 line was joined into paragraphs.',
  },
  {
    from: 'a PDF viewer: an address stays in lines',
    text: 'Academy\n100 Example Street\nBoston, MA 02108',
    becomes: '<p>Academy</p><p>100 Example Street</p><p>Boston, MA 02108</p>',
  },
  {
    from: 'Markdown: heading, list, link',
    text: '# Jaw pain\n\nRest **helps**, see [NIDCR](https://www.nidcr.nih.gov/).\n\n- Soup\n- *Soft* bread\n\n1. Call\n2. Wait',
    becomes: `<h1>Jaw pain</h1><p>Rest <strong>helps</strong>, see <a href="https://www.nidcr.nih.gov/">NIDCR</a>.</p>${bulleted('Soup', '<em>Soft</em> bread')}${ordered('Call', 'Wait')}`,
  },
  {
    from: 'Markdown: table and quote',
    text: '| Drug | Dose |\n| --- | ---: |\n| A | 2.5 mg |\n\n> Not with alcohol.',
    becomes:
      '<table><tbody><tr><th>Drug</th><th>Dose</th></tr><tr><td>A</td><td>2.5 mg</td></tr></tbody></table><blockquote><p>Not with alcohol.</p></blockquote>',
  },
  {
    from: 'Notepad: signs that are no Markdown',
    text: '> 5 mg is too much\n~10 to ~20 mg\n5*3*2 = 30\n+ 1 day\n<5 is fine',
    becomes: '<p>&gt; 5 mg is too much</p><p>~10 to ~20 mg</p><p>5*3*2 = 30</p><p>+ 1 day</p><p>&lt;5 is fine</p>',
  },
  {
    from: 'Notepad: arithmetic beside a list',
    text: '- 5*3*2 mg\n- 7*3*2 mg',
    becomes: '<p>- 5*3*2 mg</p><p>- 7*3*2 mg</p>',
  },
  {
    from: 'Notepad: numbers that do not count up',
    text: '2. Rinse\n4. Wait',
    becomes: '<p>2. Rinse</p><p>4. Wait</p>',
  },
  {
    from: 'a mail: numbered with brackets',
    text: '1) Rinse\n2) Wait 30 min',
    becomes: ordered('Rinse', 'Wait 30 min'),
  },
  {
    from: 'WhatsApp: dots and a dash that speaks',
    text: '• Soup\n• Tea\n– said the doctor',
    becomes: `${bulleted('Soup', 'Tea')}<p>– said the doctor</p>`,
  },
  {
    from: 'a note: a year at the start of a line',
    text: '1986. It began.\n- and went on',
    becomes: `<p>1986. It began.</p>${bulleted('and went on')}`,
  },
  {
    from: 'Notion: a box to tick',
    text: '- [ ] Call\n- [x] Wait',
    html: `<ul><li><input type="checkbox">Call</li><li><input type="checkbox" checked>Wait</li></ul>`,
    becomes: bulleted('Call', 'Wait'),
    says: 'Left out: 2 form fields.',
  },
  {
    from: 'a chat: HTML in the text',
    text: '## Dose\n<b>5 mg</b> <script>alert(1)</script>',
    becomes: '<h2>Dose</h2><p>&lt;b&gt;5 mg&lt;/b&gt; &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  },
]
