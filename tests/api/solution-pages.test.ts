import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { academy } from '../../content/academy.ts'
import { comparedInWords } from '../../content/claims/claims.ts'
import { sourcesOf } from '../../content/conditions/conditions.ts'
import { adviceForSome } from '../../content/conditions/some-people.ts'
import { dangerSigns, helpCards } from '../../content/danger-signs.ts'
import { howSureText } from '../../content/how-sure.ts'
import { movingViews } from '../../content/moving-views.ts'
import { addressOf, findMedicalPage, medicalPages } from '../../content/medical-pages.ts'
import { cellsOf } from '../../content/options/care-option.ts'
import { openPage, textOf } from '../support/requests/page-text.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const page = (path: string, status?: number) => openPage(site, path, status)

describe('moving views', () => {
  it.each(Object.entries(movingViews))('%s has one, of at most 9 KB', async (id, view) => {
    const { html, text } = await page(`/solution/${id}`)
    const [markup] = html.match(/<fieldset class="moving-view[^]*?<\/fieldset>/)!
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(9 * 1024)
    for (const state of view.states) expect(text).toContain(state.text)
  })
})

describe('solutions', () => {
  it('groups lead to their conditions', async () => {
    const { links } = await page('/solutionidpage/solution4')
    expect(links).toEqual(expect.arrayContaining(['/solution/sleepApnea', '/solution/insomnia']))
  })

  it.each(['solution0', 'solution6', 'SOLUTION1', 'x', '%00', '__proto__'])(
    'group %s is not found',
    async (id) => {
      const { text } = await page(`/solutionidpage/${id}`, 404)
      expect(text).toContain('Solution not found')
    },
  )

  it.each(medicalPages.map(({ id }) => id))('%s has all its parts', async (id) => {
    const condition = findMedicalPage(id)!
    const { html, text } = await page(addressOf(condition))
    const squeezed = (words: string) => words.replace(/\s+/g, ' ')
    for (const words of [
      condition.headingName,
      condition.heading,
      condition.description,
      condition.shortDescription1,
      condition.shortDescription2,
      ...condition.types.flatMap(({ type, description }) => [type, description]),
      ...Object.values(condition.symptoms).flat(),
      ...condition.help.map((sign) => dangerSigns[sign].text),
      ...condition.selfCare.do,
      ...condition.selfCare.avoid,
      ...adviceForSome(condition).map(({ text: advice }) => advice),
      ...condition.treatments,
      ...(condition.options ?? []).flatMap((option) => [
        option.name,
        ...cellsOf(option).map((cell) => cell.text),
      ]),
      condition.tests,
      condition.causes,
      ...Object.values(condition.productCare),
      ...[...condition.howSure.treatments, ...condition.howSure.known].map(howSureText),
      comparedInWords(condition),
      ...sourcesOf(condition).sources.map(({ title }) => title),
      'Night Time',
      'Day Time',
      'Complications & Risks',
      `Related Articles by "${condition.shortName}"`,
    ]) {
      expect(text).toContain(squeezed(words))
    }
    const drawing = condition.image.src.match(/([^/]+)\.svg$/)?.[1]
    expect(html).toMatch(new RegExp(`src="/assets/${drawing}-[\\w-]{8}\\.svg"`))
    expect(html).toContain('application/ld+json')
  })

  it.each(medicalPages.map(({ id }) => id))(
    '%s puts danger signs first, then what helps',
    async (id) => {
      const condition = findMedicalPage(id)!
      const { html, links } = await page(addressOf(condition))
      const product = `What ${academy.product} can and cannot do here`
      const headings = [...html.matchAll(/<h([23])[^>]*>(.*?)<\/h\1>/g)].map(([, , text]) =>
        textOf(text!).trim(),
      )
      const expected = [
        'When to get help',
        ...helpCards.map(({ heading }) => heading),
        'Night Time',
        'Day Time',
        'Complications & Risks',
        'What you can do',
        'Do',
        'Avoid',
        ...adviceForSome(condition).map(({ heading }) => heading),
        'Tests and treatments',
        ...(condition.options ? ['Options side by side'] : []),
        'Questions to bring',
        'Causes',
        `Types of ${condition.typesOf}`,
        'What is known',
        product,
        'Sources',
        'See also',
        `Related Articles by "${condition.shortName}"`,
      ]
      expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected)
      expect(links).toContain('tel:911')
      const evidence = html.match(/data-evidence="(\w+)"[^>]*>(\w+)</)
      expect(evidence?.slice(1)).toEqual(Array(2).fill(condition.productCare.evidence))
    },
  )

  it('markers lead to the sources, which lead back', async () => {
    for (const { id, kind } of medicalPages) {
      const { html, links } = await page(addressOf({ id, kind }))
      const within = links.filter((link) => /^#(?:ref|cite)-/.test(link))
      expect(within.length, id).toBeGreaterThan(15)
      const missing = within.filter((link) => html.split(` id="${link.slice(1)}"`).length !== 2)
      expect(missing, id).toEqual([])
    }
    const { html } = await page('/solution/tmd')
    expect(html).toContain('aria-label="Reference 2"')
    expect(html).toContain('"identifier":"doi:10.1136/bmj-2023-076227"')
    expect(html).toContain('aria-label="Back to the text, place 2"')
  })

  it('TMD shows five related articles and a way to more, craze lines none', async () => {
    const many = await page('/solution/tmd')
    expect(many.links.filter((link) => /^\/articles\/./.test(link))).toHaveLength(5)
    expect(many.text).toContain('Read More')
    const none = await page('/solution/craze')
    expect(none.text).toContain('No articles related to "Craze Lines"')
  })

  it('an unknown condition is not found, and no guide at the address of a condition', async () => {
    for (const path of ['x', 'TMD', 'constructor', '1', 'headache'].map(
      (id) => `/solution/${id}`,
    )) {
      expect((await page(path, 404)).text, path).toContain('Solution not found.')
    }
    expect((await page('/guides/tmd', 404)).text).toContain('Solution not found.')
  })

  it('everyday words on the home page lead to the guides', async () => {
    const { links } = await page('/')
    expect(links).toEqual(
      expect.arrayContaining(['/guides/headache', '/guides/clenching-and-grinding']),
    )
    expect(links).not.toContain('/solution/headache')
  })
})
