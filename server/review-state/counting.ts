import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { mailboxOf } from '../database/email-equality.ts'
import type { ReviewKind } from '../../shared/review.ts'

/**
 * SQL condition for a valid signature: not withdrawn, not by a sample profile, and not under the doctor's own
 * article. `review` is the query's name for the row of `clinical_reviews`. It is evaluated with each query, so that
 * later changes of the author, of either profile, or of the person a profile belongs to take effect.
 */
export function counts(db: Database, review: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${review}.withdrawn_at`)} is null
    and not exists (
      select 1 from doctors as invented
      where invented.number = ${sql.ref(`${review}.doctor_number`)} and invented.sample = 1
    )
    and not ${isOwn(db, review)})`
}

/**
 * SQL condition: the article's current author is the signer, by profile, mailbox, license, NPI or person in the
 * panel.
 */
function isOwn(db: Database, review: string): RawBuilder<boolean> {
  const signed = (column: string) => sql.ref(`${review}.${column}`)
  const mailbox = (column: string) => mailboxOf(db, column)
  const license = (column: string) =>
    sql`upper(replace(replace(replace(${sql.ref(column)}, ' ', ''), '-', ''), '.', ''))`
  return sql<boolean>`(${signed('kind')} = 'article' and exists (
    select 1 from blogs as signed_article
    join doctors as author on author.number = signed_article.author_number
    left join doctors as signer on signer.number = ${signed('doctor_number')}
    where signed_article.id = ${signed('subject_id')}
      and signed_article.created_at = ${signed('subject_created_at')}
      and (
        author.number = ${signed('doctor_number')}
        or (author.email <> '' and ${mailbox('author.email')}
          in (${mailbox(`${review}.reviewer_email`)}, ${mailbox('signer.email')}))
        or (${license('author.license')} <> '' and ${license('author.license')}
          in (${license(`${review}.reviewer_license`)}, ${license('signer.license')}))
        or (author.npi <> '' and author.npi in (${signed('reviewer_npi')}, signer.npi))
        or exists (
          select 1 from people as person
          where (person.id = ${signed('signer_id')}
              or person.doctor_number = ${signed('doctor_number')})
            and (person.doctor_number = author.number
              or ${mailbox('person.email')} = ${mailbox('author.email')})
        )
        or exists (
          select 1 from people as person
          where person.doctor_number = author.number and ${mailbox('person.email')}
            in (${mailbox(`${review}.reviewer_email`)}, ${mailbox('signer.email')})
        )
      )
  ))`
}

type Page = { kind: ReviewKind; id: string; createdAt: string }
type Signer = { number: number; personId: string | null }

/** Whether a signature would be under the signer's own article. */
export async function isOwnArticle(
  db: Database,
  { kind, id, createdAt }: Page,
  { number, personId }: Signer,
): Promise<boolean> {
  const found = await sql`
    select 1 from (
      select cast(${kind} as text) as kind, cast(${id} as text) as subject_id,
        cast(${createdAt} as text) as subject_created_at, cast(${number} as integer) as doctor_number,
        cast(${personId} as text) as signer_id, '' as reviewer_email, '' as reviewer_license, '' as reviewer_npi
    ) as review
    where ${isOwn(db, 'review')}`.execute(db)
  return found.rows.length > 0
}
