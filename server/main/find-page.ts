import {
  accessibilityLink,
  footerLinks,
  legalLinks,
  serviceLinks,
} from '../../content/navigation.ts'
import { addressOf, signedPages } from '../../content/medical-pages.ts'
import type { EnquiryAbout } from '../../shared/enquiry.ts'
import type { BlogRepository } from '../blogs/blog-repository.ts'
import type { DoctorRepository } from '../doctors/doctor-repository.ts'

const links = [...serviceLinks, ...footerLinks, ...legalLinks, accessibilityLink]

/**
 * Returns a function that finds the public page at a path, with its title. It knows articles, doctors, medical pages
 * and what the site's menus lead to; undefined for all others.
 */
export function pageFinder(
  blogs: Pick<BlogRepository, 'findShared'>,
  doctors: Pick<DoctorRepository, 'find'>,
) {
  return async (path: string): Promise<EnquiryAbout | undefined> => {
    const page = signedPages.find((one) => addressOf(one) === path)
    if (page) return { path, title: page.headingName }
    const link = links.find(({ to }) => to === path)
    if (link) return { path, title: link.label }
    const [, kind, id = ''] = /^\/(articles|doctors)\/([^/]+)$/.exec(path) ?? []
    if (kind === 'articles') {
      const article = await blogs.findShared(id)
      return article && { path, title: article.title }
    }
    const doctor = kind === 'doctors' ? await doctors.find(id) : undefined
    return doctor && { path, title: doctor.name }
  }
}
