/** `npm run bench -- <name>`: one file of this folder each, printed as it measures. */
const benches: Record<string, () => Promise<unknown>> = {
  import: () => import('./import.ts'),
}

const name = process.argv[2] ?? ''
const bench = benches[name]
if (!bench) {
  console.error(`Usage: npm run bench -- <${Object.keys(benches).join(' | ')}>`)
  process.exit(2)
}
await bench()
