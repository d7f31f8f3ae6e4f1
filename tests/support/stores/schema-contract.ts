import { type QueryExecutorProvider, sql } from 'kysely'

/** What the statements of a program for this schema rely on. */
export type SchemaContract = { there: Set<string>; demanded: Demand[]; tables: Set<string> }
/** A condition that a row must meet to be written. */
type Demand = { table: string; what: string }

const indexed = sql`array_to_string(
  array(select pg_get_indexdef(indexrelid, at, true) from generate_series(1, indnkeyatts) as at), ', ')`

export async function schemaContract(db: QueryExecutorProvider): Promise<SchemaContract> {
  const there = await sql<{ what: string }>`
    select format('table %s', table_name) as what from information_schema.tables
      where table_schema = 'public'
    union all
    select format('column %s.%s %s %s', table_name, column_name, data_type, collation_name)
      from information_schema.columns where table_schema = 'public'
    union all
    select format('function %s(%s) returns %s', proname,
        pg_get_function_identity_arguments(oid), pg_get_function_result(oid))
      from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select format('trigger %s on %s', tgname, tgrelid::regclass) from pg_trigger
      where not tgisinternal
    union all
    select format('unique %s (%s)', indrelid::regclass, ${indexed}) from pg_index
      where indisunique and indrelid::regclass::text !~ '^pg_'`.execute(db)
  const demanded = await sql<Demand>`
    select table_name as table, format('%s is given', column_name) as what
      from information_schema.columns
      where table_schema = 'public' and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER'
    union all
    select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0
    union all
    select indrelid::regclass::text, format('unique (%s)', ${indexed}) from pg_index
      where indisunique and indrelid::regclass::text !~ '^pg_'`.execute(db)
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    db,
  )
  return {
    there: new Set(there.rows.map(({ what }) => what)),
    demanded: demanded.rows,
    tables: new Set(tables.rows.map(({ name }) => name)),
  }
}

/** What a program that relies on `before` lacks afterwards, and the new conditions for its rows. */
export function brokenBy(before: SchemaContract, after: SchemaContract): string[] {
  const known = new Set(before.demanded.map(({ table, what }) => `${table}: ${what}`))
  const demands = after.demanded.filter(
    (demand) => before.tables.has(demand.table) && !isAboutNewColumns(demand, before),
  )
  return [
    ...[...before.there].filter((what) => !after.there.has(what)).map((what) => `gone: ${what}`),
    ...demands
      .map(({ table, what }) => `${table}: ${what}`)
      .filter((demand) => !known.has(demand))
      .map((demand) => `demanded: ${demand}`),
  ]
}

/** Keys and references over new columns alone: the version before leaves these columns null. */
function isAboutNewColumns({ table, what }: Demand, { there }: SchemaContract): boolean {
  const columns = /^(?:FOREIGN KEY|UNIQUE|unique) \(([\w, ]+)\)/.exec(what)?.[1]?.split(', ') ?? []
  const known = [...there]
  const isNew = (column: string) =>
    !known.some((one) => one.startsWith(`column ${table}.${column} `))
  return columns.length > 0 && columns.every(isNew)
}
