import { doctor } from '../../../shared/doctor.ts'
import { foldText } from '../../../shared/letters.ts'
import { doctorFields } from '../../../shared/doctor-fields.ts'
import { doctorJson } from '../../doctors/doctor-json.ts'
import { columnsFrom } from '../../records/columns.ts'
import { doctorKind } from '../../records/kinds/doctor.ts'
import { noteTextPictures } from '../../records/text-pictures.ts'
import { asTyped, optionalFields, recordId } from '../records/as-typed.ts'
import { numbersOf } from '../records/numbers.ts'
import { inPages, type Section } from '../records/section.ts'
import type { Doctor } from '../../../shared/doctor.ts'

const atOnce = 20

export const doctors: Section = {
  name: 'doctors',
  tables: ['doctors', 'doctor_text_pictures'],
  record: doctor
    .partial(optionalFields(doctorFields))
    .extend({ _id: recordId(doctorKind) })
    .strict(),
  atOnce,

  async *read(db) {
    const pages = inPages(atOnce, (last: { number: number } | undefined) =>
      db
        .selectFrom('doctors')
        .selectAll()
        .where('number', '>', last?.number ?? 0)
        .orderBy('number')
        .limit(atOnce)
        .execute(),
    )
    for await (const rows of pages) yield rows.map(doctorJson)
  },

  async write(trx, records) {
    const checked = []
    for (const record of records as Doctor[]) {
      checked.push({ record, fields: await asTyped(trx, doctorKind, record) })
    }
    await trx
      .insertInto('doctors')
      .values(
        checked.map(({ record, fields }) => ({
          ...columnsFrom(doctorFields, fields),
          name_key: foldText(fields.name),
          id: record._id,
          created_at: record.createdAt,
          updated_at: record.updatedAt,
        })),
      )
      .execute()
    const numbers = await numbersOf(
      trx,
      'doctors',
      checked.map(({ record }) => record._id),
    )
    for (const { record, fields } of checked) {
      await noteTextPictures(trx, 'doctor', numbers(record._id)!, fields.description)
    }
  },
}
