import { home } from '../../../content/home.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'

export function MissionVision() {
  const { mission, vision } = home
  return (
    <div className="mission-vision">
      <div className="section wrap">
        <div className="sideways-row mission-vision-grid">
          <section className="stack" aria-labelledby="mission">
            <h2 id="mission">{mission.heading}</h2>
            <p>{mission.text}</p>
            <p>
              <LinkButton to="/about/card1" look="quiet">
                {mission.linkLabel}
                <span className="visually-hidden"> about the academy</span>
              </LinkButton>
            </p>
          </section>
          <section className="stack vision" aria-labelledby="vision">
            <h2 id="vision">{vision.heading}</h2>
            <p>{vision.text}</p>
          </section>
        </div>
      </div>
    </div>
  )
}
