import { type Kysely, sql } from 'kysely'

const most = { mails: 200, bytes: 1_000_000 }

/**
 * A conversation keeps the words of its newest mails; of older ones sender and time. What it is searched by is
 * bounded too: texts that are longer are made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiry_mails add column kept integer not null default 1`.execute(db)
  await sql`alter table enquiries add column dropped_mails integer not null default 0`.execute(db)
  await db.schema
    .createIndex('enquiry_mails_by_kept')
    .on('enquiry_mails')
    .columns(['enquiry_id', 'direction', 'kept', 'at'])
    .execute()
  await sql`
    update enquiry_mails set text = '', attachments = '[]', kept = 0 where id in (
      select id from (
        select id,
          row_number() over newest_first as place,
          sum(octet_length(text) + octet_length(attachments) - 2) over newest_first as bytes
        from enquiry_mails where direction = 'in'
        window newest_first as (
          partition by enquiry_id order by at desc, id desc rows unbounded preceding
        )
      ) as incoming
      where place > ${sql.lit(most.mails)} or bytes > ${sql.lit(most.bytes)}
    )`.execute(db)
  await sql`
    update enquiries set filter_text = null
    where octet_length(filter_text) > ${sql.lit(most.bytes)}`.execute(db)
}
