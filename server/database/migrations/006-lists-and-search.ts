import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'
import type { Tables } from '../tables.ts'

export async function up(db: Kysely<Tables>): Promise<void> {
  await makeFacets(db)
  await (isPostgres(db) ? countFacetsInPostgres(db) : countFacets(db))
  if (!isPostgres(db)) await moveLongTextLast(db)
  await replaceIndexes(db)
  await (isPostgres(db) ? makeSearchInPostgres(db) : makeSearch(db))
  await markIndexOutdated(db)
}

/** The program lists and indexes the articles of an older site when it next starts. */
async function markIndexOutdated(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into site_facts (name, value)
    select 'search-index', 'outdated' where exists (select 1 from blogs)`.execute(db)
}

async function makeFacets(db: Kysely<Tables>): Promise<void> {
  const table = db.schema
    .createTable('blog_facets')
    .addColumn('blog_number', 'integer', (column) =>
      column.notNull().references('blogs.number').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('author_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('blog_facets_key', ['blog_number', 'kind', 'value'])
  await (isPostgres(db) ? table : table.modifyEnd(sql`without rowid`)).execute()
  await db.schema
    .createTable('facet_counts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('facet_counts_key', ['kind', 'value'])
    .execute()
  const orders: Record<string, string[]> = {
    blog_facets_by_date: ['created_at'],
    blog_facets_by_title: ['title_key'],
    blog_facets_by_author: ['author_key', 'title_key'],
  }
  for (const [name, order] of Object.entries(orders)) {
    const columns = ['kind', 'value', ...order, 'blog_number']
    await db.schema.createIndex(name).on('blog_facets').columns(columns).execute()
  }
}

async function countFacets(db: Kysely<Tables>): Promise<void> {
  await sql`
    create trigger facet_counted after insert on blog_facets
    begin
      insert into facet_counts (kind, value, count) values (new.kind, new.value, 1)
      on conflict do update set count = count + 1;
    end`.execute(db)
  await sql`
    create trigger facet_uncounted after delete on blog_facets
    begin
      update facet_counts set count = count - 1 where kind = old.kind and value = old.value;
      delete from facet_counts where kind = old.kind and value = old.value and count = 0;
    end`.execute(db)
}

async function countFacetsInPostgres(db: Kysely<Tables>): Promise<void> {
  await sql`
    create function count_facet() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into facet_counts (kind, value, count) values (new.kind, new.value, 1)
        on conflict (kind, value) do update set count = facet_counts.count + 1;
      else
        update facet_counts set count = count - 1 where kind = old.kind and value = old.value;
        delete from facet_counts where kind = old.kind and value = old.value and count = 0;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger facet_counted after insert or delete on blog_facets
    for each row execute function count_facet()`.execute(db)
}

/** SQLite reads a row up to the last column wanted: lists never want the longest. */
async function moveLongTextLast(db: Kysely<Tables>): Promise<void> {
  const blogs = db.schema.alterTable('blogs')
  await blogs.addColumn('moved', 'text', (column) => column.notNull().defaultTo('')).execute()
  await sql`update blogs set moved = long_description`.execute(db)
  await blogs.dropColumn('long_description').execute()
  await blogs.renameColumn('moved', 'long_description').execute()
}

async function replaceIndexes(db: Kysely<Tables>): Promise<void> {
  for (const order of ['date', 'title', 'letter']) {
    await db.schema.dropIndex(`blogs_by_${order}`).execute()
  }
  await db.schema.dropIndex('blog_tags_by_tag').execute()
  await db.schema.dropIndex('blog_solutions_by_solution').execute()
  await db.schema
    .createIndex('blogs_for_site_map')
    .on('blogs')
    .columns(['created_at', 'number', 'id', 'updated_at'])
    .execute()
}

/** Its steps are those of `search-index.ts`; the lengths of the prefixes include the step's digit. */
async function makeSearch(db: Kysely<Tables>): Promise<void> {
  await sql`drop table blog_search`.execute(db)
  await sql`
    create virtual table blog_search using fts5(
      words, content = '', contentless_delete = 1, detail = none,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4 5 6'
    )`.execute(db)
}

/**
 * The words of each blog, each with the weight of the first step at which it counts. An index for
 * each step works without looking at weights, which an index does not have. The function keeps the
 * planner from reading the words themselves instead: it takes them for short, and they are not.
 */
async function makeSearchInPostgres(db: Kysely<Tables>): Promise<void> {
  await sql`
    create table blog_search (
      blog_number integer primary key references blogs (number) on delete cascade,
      words tsvector not null
    )`.execute(db)
  const steps = ["ts_filter(words, '{a}')", "ts_filter(words, '{a,b}')"]
  steps.push("ts_filter(words, '{a,b,c}')", '(words)')
  for (const [index, words] of steps.entries()) {
    await sql`
      create index ${sql.id(`blog_search_by_step_${index + 1}`)} on blog_search
      using gin (${sql.raw(words)}) with (fastupdate = off)`.execute(db)
  }
  const cases = steps.map(
    (words, index) =>
      `when ${index + 1} then return query select blog_number from blog_search where ${words} @@ wanted;`,
  )
  await sql`
    create function blogs_matching(wanted tsquery, step integer) returns setof integer
    language plpgsql stable set enable_seqscan = off set enable_indexscan = off as $$
    begin
      case step ${sql.raw(cases.join(' '))} end case;
    end $$`.execute(db)
}
