import { about } from '../../content/about.ts'
import { academy } from '../../content/academy.ts'
import type { Route } from './+types/about.ts'
import { AboutCards } from '../components/about-cards/about-cards.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { drawingAddress } from '../ui/drawing-address.ts'
import { LinkButton } from '../ui/button/link-button.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'

export const handle = readingPage(About)
export default About

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: about.heading,
    description: `What ${academy.product} means, who stands behind the ${academy.name}, who it writes for, and where its limits are.`,
    path: '/about',
    jsonLd: { '@type': 'AboutPage', name: about.heading },
  })

function About() {
  const [lead, ...more] = about.intro
  return (
    <SiteFrame>
      <PageIntro
        title={about.heading}
        kind="people"
        portraits={drawingAddress('/pictures/about/doctors.svg')}
      />
      <div className="wrap about-page">
        <div className="about-intro">
          <p className="about-lead">{lead}</p>
          {more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a href={about.review.to}>{about.review.linkLabel}</a>
          </p>
        </div>
        <AboutCards />
        <div className="about-contact">
          <p>{about.contact.text}</p>
          <LinkButton to="/contact">{about.contact.linkLabel}</LinkButton>
        </div>
        <OurClients />
      </div>
    </SiteFrame>
  )
}

function OurClients() {
  const { heading, intro, groups } = about.clients
  return (
    <section className="our-clients" aria-labelledby="our-clients">
      <div className="stack">
        <h2 id="our-clients">{heading}</h2>
        <p>{intro}</p>
      </div>
      <ul role="list">
        {groups.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
