import { academy } from './academy.ts'
import { asMarkup } from './words/as-markup.ts'
import { live } from './words/live.ts'

/** The accessibility statement. Change `date` with each change of its words. */
export const accessibility = live('accessibility', () => ({
  heading: 'Accessibility',
  description: `What the ${academy.name} does so that everybody can use this site, how it is tested, what does not work yet, and how to tell us.`,
  date: '2026-11-23',
  html: `
<p>Many of our readers are in pain, tired or worried. The site should work for them, and for people who do not see, hear or move as others do.</p>
<h2>What we aim for</h2>
<p>We aim for level AA of the Web Content Accessibility Guidelines, version 2.2 (WCAG 2.2 AA). That holds for the pages that you read and for the panel where our staff work. Nobody from outside has checked us, so we do not claim that we meet all of it.</p>
<p>Our own pages are written for US grade 9 or below, section by section.</p>
<h2>How we test</h2>
<p>Programs test the site whenever we change it:</p>
<ul>
<li><strong>Rules.</strong> A tool called axe checks each kind of page for the rules of WCAG that a program can judge. It does so on a narrow screen in light colors, and on a wide one in dark colors.</li>
<li><strong>Keyboard.</strong> Tasks of readers are done with no mouse: find an article, stop what moves, send a message. That is done in high contrast colors too.</li>
<li><strong>Large letters.</strong> Each kind of page is opened with letters of twice the size.</li>
<li><strong>Small screens and zoom.</strong> Pages must fit in 320 pixels with no scrolling to the side. That is what is left of a wide window at 400 percent zoom.</li>
<li><strong>Less motion.</strong> When your device asks for less motion, nothing moves by itself. What moves can be stopped with a button.</li>
<li><strong>No scripts.</strong> You can read, search and write to us with scripts turned off.</li>
</ul>
<h2>What does not work, or is not known</h2>
<ul>
<li>We have no test by people who use a screen reader or other aids each day. Programs find only a part of what can go wrong.</li>
<li>Names of parts in our drawings are part of the picture. They do not grow with your letters. The text that stands in for a picture says what it shows.</li>
<li>Wide tables in articles scroll to the side in a box of their own on a small screen.</li>
<li>With scripts turned off, you cannot tick signs in <a href="/find">Find the right page</a>. The links beside them work.</li>
<li>The site is in English only. There are no sound or sign language versions.</li>
<li>Sources lead to other websites. We do not know how well those work.</li>
</ul>
<h2>Tell us</h2>
<p>Does something not work for you? Please <a href="/contact">write to us</a>, send an email to <a href="mailto:${asMarkup(academy.email)}">${asMarkup(academy.email)}</a> or call <a href="tel:${asMarkup(academy.telephone.dial)}">${asMarkup(academy.telephone.display)}</a>. Name the page and what you use to read it. If you need a page in another form, ask us.</p>
`,
}))
