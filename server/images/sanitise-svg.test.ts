import { describe, expect, it } from 'vitest'
import { drawing, hostileDrawings } from '../../tests/support/data/pictures.ts'
import { sanitiseSvg } from './sanitise-svg.ts'

const rewritten = (inside: string) => sanitiseSvg(drawing(inside)).toString()

describe('a drawing is rewritten', () => {
  it.each(hostileDrawings('http://canary.example'))('U-06 U-07 without %s', (attack) => {
    expect(rewritten(`<path d="M0 0h9v9z"/>${attack}`)).not.toMatch(/canary|script|72l/i)
  })

  it('with its shapes, styles, gradients, text and pictures of its own', () => {
    const kept = [
      '<style>.a{fill:url(#b)}</style>',
      '<defs><linearGradient id="b"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>',
      '<path class="a" d="M0 0h9v9z"></path>',
      '<use xlink:href="#c"></use>',
      '<text y="9">Bite &amp; jaw</text>',
      '<image href="data:image/png;base64,AAAA" width="9" height="9"></image>',
    ]
    expect(rewritten(kept.join(''))).toContain(kept.join(''))
  })

  it('with a size in which it can be shown', () => {
    const sized = (root: string) =>
      /^<svg ([^>]*)>/.exec(sanitiseSvg(Buffer.from(`<svg ${root}/>`)).toString())?.[1]
    expect(sized('viewBox="0 0 20 10"')).toContain('width="1440" height="720"')
    expect(sized('width="100%" viewBox="0 0 10 20"')).toMatch(/width="720".*height="1440"/)
    expect(sized('width="10mm" height="2cm"')).toMatch(
      /height="1440" viewBox="0 0 37\.\d+ 75\.\d+"/,
    )
    for (const root of [
      '',
      'width="10"',
      'width="0" height="9"',
      'viewBox="0 0 9"',
      'width="1e9" height="9"',
    ]) {
      expect(() => sized(root)).toThrow('no size')
    }
  })
})
