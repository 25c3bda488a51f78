/** `npm run bench -- <name>`: one file of this folder each, printed as it measures. */
const benches: Record<string, () => Promise<unknown>> = {
  import: () => import('./import.ts'),
}

const bench = benches[process.argv[2] ?? '']
if (!bench) {
  console.error(`Usage: npm run bench -- <${Object.keys(benches).join(' | ')}>`)
  process.exit(2)
}
await bench()

export {}
