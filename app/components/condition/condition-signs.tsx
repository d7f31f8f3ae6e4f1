import type { Condition } from '../../../content/conditions/condition.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'

/** How the condition shows by night and by day, and what may come of it, side by side. */
export function ConditionSigns({ symptoms }: Pick<Condition, 'symptoms'>) {
  return (
    <section className="condition-signs" aria-labelledby="signs">
      <h2 id="signs">Signs and risks</h2>
      <div className="condition-signs-columns">
        <Column look="night" icon="moon" heading="Night Time" signs={symptoms.nightTime} />
        <Column look="day" icon="sun" heading="Day Time" signs={symptoms.dayTime} />
        <Column
          look="risks"
          icon="care"
          heading="Complications & Risks"
          signs={symptoms.complications}
        />
      </div>
    </section>
  )
}

type ColumnProps = { look: string; icon: IconName; heading: string; signs: string[] }

function Column({ look, icon, heading, signs }: ColumnProps) {
  return (
    <section className={`condition-signs-column signs-${look}`}>
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
