import type { FastifyBaseLogger } from 'fastify'
import { type BlogRepository, createBlogRepository } from './blogs/blog-repository.ts'
import { type Database, openDatabase } from './database/database.ts'
import { addSampleContent } from './database/sample-content/add-sample-content.ts'
import { createDoctorRepository, type DoctorRepository } from './doctors/doctor-repository.ts'
import { createEnquiries, type Enquiries } from './enquiries/enquiries.ts'
import type { Settings } from './env.ts'
import { diskImages, type ImageStore } from './images/disk-images.ts'
import { createMailTransport } from './mail/mail-transport.ts'
import { createOutbox } from './mail/outbox.ts'
import { createNewsletter, type Newsletter } from './newsletter/newsletter.ts'
import { loadSecret } from './secret.ts'

/** Everything that a request may need, built once. */
export type Services = {
  settings: Settings
  log: FastifyBaseLogger
  db: Database
  blogs: BlogRepository
  doctors: DoctorRepository
  enquiries: Enquiries
  newsletter: Newsletter
  images: ImageStore
  /** The OpenAPI description of the API. */
  apiDescription(): object
  close(): Promise<void>
}

export async function createServices(
  settings: Settings,
  log: FastifyBaseLogger,
  apiDescription: () => object,
): Promise<Services> {
  const secret = loadSecret(settings)
  const db = await openDatabase(settings)
  const outbox = createOutbox(db, createMailTransport(settings), log)
  const blogs = createBlogRepository(db)
  const doctors = createDoctorRepository(db)
  const images = diskImages(settings.dataDir)
  if (settings.sampleContent) await addSampleContent({ db, blogs, doctors, images })
  outbox.start()
  return {
    settings,
    log,
    db,
    blogs,
    doctors,
    images,
    enquiries: createEnquiries(db, outbox, settings),
    newsletter: createNewsletter(db, outbox, { siteUrl: settings.siteUrl, secret }),
    apiDescription,
    async close() {
      await outbox.stop()
      await db.destroy()
    },
  }
}
