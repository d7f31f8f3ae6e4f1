import { academy } from '../../../content/academy.ts'
import { contact } from '../../../content/contact.ts'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'

const networkIcons: Record<string, IconName> = {
  Instagram: 'instagram',
  LinkedIn: 'linkedin',
  X: 'x',
}

/** Every other way to reach the academy. */
export function ContactDetails() {
  const { email, telephone, hours, address, social } = academy
  return (
    <div className="contact-details stack">
      <h2>{contact.otherWays}</h2>
      <address>
        <ul role="list">
          <li>
            <Icon name="mail" />
            <a href={`mailto:${email}`}>
              <EmailText email={email} />
            </a>
          </li>
          <li>
            <Icon name="phone" />
            <a href={`tel:${telephone.dial}`}>{telephone.display}</a>
            {hours && (
              <>
                <br />
                {hours}
              </>
            )}
          </li>
          <li>
            <Icon name="place" />
            <span>
              {academy.name}
              <br />
              {address.street}
              <br />
              {address.locality}, {address.region} {address.postalCode}
            </span>
          </li>
        </ul>
      </address>
      <h3>{contact.follow}</h3>
      <ul className="contact-social" role="list">
        {social.map(({ network, handle }) => (
          <li key={network}>
            <Icon name={networkIcons[network] ?? 'person'} />
            <span>
              <span className="visually-hidden">{network}: </span>
              {handle}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
