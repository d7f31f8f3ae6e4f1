// Rejects files of more than 200 lines, but for tables of data.

const mostLines = 200

/** Files whose length is that of one table, and what it lists. */
const tables: Record<string, string> = {
  'app/styles/tokens.css': 'tokens',
  'content/corrections.ts': 'texts',
  'content/everyday-words/danger-words.ts': 'words',
  'content/signs.ts': 'texts',
  'content/works/sleep.ts': 'cited works',
  'server/database/migrations/024-desk.ts': 'tables of a released migration',
  'shared/limits.ts': 'limits',
  'tests/browser/clipboard/clipboards.ts': 'clipboards',
  'tests/fuzz/odd-targets.ts': 'addresses',
  'tests/screenshots/shots.ts': 'screens',
  'tests/support/data/audited-content.ts': 'cases',
  'tests/support/data/audited-people.ts': 'cases',
  'tests/support/data/hostile-html.ts': 'texts',
  'tests/support/data/many-rows.ts': 'rows',
  'tests/support/mail/programs/attached-files.ts': 'mails',
  'tests/support/mail/programs/automatic.ts': 'mails',
  'tests/support/mail/programs/quoting.ts': 'mails',
  'tests/support/mail/programs/structures.ts': 'mails',
  'tests/support/mail/programs/unusual.ts': 'mails',
}

/** One line per file that is too long, and per table that is listed above without need. */
export function lengthProblems(lines: ReadonlyMap<string, number>): string[] {
  const tooLong = Array.from(lines)
    .filter(([file, count]) => count > mostLines && !(file in tables))
    .map(
      ([file, count]) =>
        `${file}: ${count} lines: split it by subject into files of at most ${mostLines}; a table of data is named in scripts/rules/length-rule.ts`,
    )
  const unneeded = Object.keys(tables)
    .filter((file) => (lines.get(file) ?? 0) <= mostLines)
    .map(
      (file) => `scripts/rules/length-rule.ts: ${file} is short or gone: remove it from the list`,
    )
  return [...tooLong, ...unneeded]
}
