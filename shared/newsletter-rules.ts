import { limits } from './limits.ts'
import { isStorable, nameRule, notStorable, type TextRule } from './text-rules.ts'
import { countPlainWords } from './word-count.ts'

const { subject, introWords, intro } = limits.newsletter

export const subjectRule = nameRule('Subject is required.', subject, 'Subject')

/** Plain text, which may be empty; an empty line begins a paragraph. */
export const introRule: TextRule = {
  described: { minLength: 0, maxLength: intro },
  breach(text) {
    const words = countPlainWords(text)
    if (words > introWords) {
      return `Intro is too long. Limit is ${introWords} words. Currently: ${words}`
    }
    if (text.length > intro) return `Intro is too long. Limit is ${intro} characters.`
    return isStorable(text) ? undefined : notStorable('Intro')
  },
}

export const tooManyArticles = `Choose at most ${limits.newsletter.articles} articles.`
