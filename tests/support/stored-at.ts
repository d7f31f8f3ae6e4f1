/** For sites of this process whose database is not in their data directory: its address, by directory. */
const databaseUrls = new Map<string, string>()

/** What `openDatabase` needs to open the database of the site with this data directory. */
export function storedAt(dataDir: string): { dataDir: string; databaseUrl: string | undefined } {
  return { dataDir, databaseUrl: databaseUrls.get(dataDir) }
}

export function storeAt(dataDir: string, databaseUrl: string): void {
  databaseUrls.set(dataDir, databaseUrl)
}
