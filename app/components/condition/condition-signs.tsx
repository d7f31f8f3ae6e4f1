import type { MedicalPage } from '../../../content/medical-page.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { DayRing } from './day-ring.tsx'

/** The condition's symptoms by night and by day, and its complications: one figure around a day. */
export function ConditionSigns({
  condition,
}: {
  condition: Pick<MedicalPage, 'shortName' | 'symptoms'>
}) {
  const { nightTime, dayTime, complications } = condition.symptoms
  return (
    <section className="both-columns" aria-labelledby="signs">
      <h2 id="signs">Signs and risks</h2>
      <div className="condition-signs">
        <Part look="night" icon="moon" heading="Night Time" signs={nightTime} />
        <DayRing name={condition.shortName} />
        <Part look="day" icon="sun" heading="Day Time" signs={dayTime} />
        <Part look="risks" icon="care" heading="Complications & Risks" signs={complications} />
      </div>
    </section>
  )
}

type PartProps = { look: string; icon: IconName; heading: string; signs: string[] }

function Part({ look, icon, heading, signs }: PartProps) {
  return (
    <section className={`signs-${look}`}>
      <h3>
        <Icon name={icon} />
        {heading}
      </h3>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </section>
  )
}
