const benches: Record<string, () => Promise<unknown>> = {
  import: () => import('./import.ts'),
  search: () => import('./search.ts'),
  'search-quality': () => import('./search-quality.ts'),
}

/** `npm run bench -- <name>`: one file of this folder each, printed as it measures. */
export async function run(name: string) {
  const bench = benches[name]
  if (bench) return bench()
  console.error(`Usage: npm run bench -- <${Object.keys(benches).join(' | ')}>`)
  process.exitCode = 2
}

await run(process.argv[2] ?? '')
