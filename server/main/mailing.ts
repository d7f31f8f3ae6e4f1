import { createCodeMail } from '../auth/code-mail.ts'
import { createDeliveries } from '../enquiries/desk/delivery.ts'
import { createMailHealth } from '../mail/mail-health.ts'
import { mailTrouble } from '../mail/mail-problem.ts'
import { createMailTransport } from '../mail/mail-transport.ts'
import { createOutbox } from '../mail/outbox.ts'
import type { ServiceStates } from '../monitoring/service-states.ts'
import type { Accounts } from '../people/accounts.ts'
import { officeAddress } from '../database/office-address.ts'
import type { SharedParts } from './shared-parts.ts'

type Parts = Pick<SharedParts, 'settings' | 'db' | 'clock' | 'log'> & {
  accounts: Accounts
  serviceStates: ServiceStates
}

/** Everything that sends mail: codes immediately, the rest through the outbox, plus the health check. */
export function createMailing({ settings, db, clock, log, accounts, serviceStates }: Parts) {
  const { smtpUrl } = settings
  const transport = createMailTransport(settings)
  const mailHealth = createMailHealth({
    transport,
    log,
    report(error) {
      if (smtpUrl)
        serviceStates.mail.report(error === undefined ? error : mailTrouble(error, smtpUrl))
    },
    // While the database is unavailable, use the admins in the settings.
    recipients: () =>
      Promise.all([officeAddress(db, settings), accounts.list()]).then(
        ([office, people]) => [office, ...people.map(({ email }) => email)],
        () => [...(settings.contactTo ? [settings.contactTo] : []), ...settings.adminEmails],
      ),
  })
  const outbox = createOutbox(
    db,
    { check: transport.check, send: (mail, options) => mailHealth.send(mail, false, options) },
    log,
    clock,
    createDeliveries({ clock, settings }),
  )
  const codeMail = createCodeMail(mailHealth, log)

  return {
    mailHealth,
    outbox,
    codeMail,

    start(): void {
      outbox.start()
      if (smtpUrl) mailHealth.start()
      else if (settings.siteUrl.startsWith('https:')) {
        log.warn(
          transport.place,
          'SMTP_URL is not set: mail is not sent but written to this folder',
        )
      }
    },

    /** Resolves when no mail is being sent. */
    async stop(): Promise<void> {
      mailHealth.stop()
      await codeMail.stop()
      await outbox.stop()
    },
  }
}
