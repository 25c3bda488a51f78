import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Shortens the list of exports in Drizzle's package.json from 447 to 4. Node reads and parses the list of a package for
 * each of its modules, and a start loads 300 modules of Drizzle, whose list has 170 KB: that was a third of the
 * processor time of a start. Node's part: https://github.com/nodejs/node/blob/v24.x/lib/internal/modules/package_json_reader.js
 */
export function shortenDrizzleExports(nodeModules) {
  const file = join(nodeModules, 'drizzle-orm', 'package.json')
  const description = JSON.parse(readFileSync(file, 'utf8'))
  if (description.exports['./*']) return
  description.exports = {
    '.': at('index'),
    './pg-core': at('pg-core/index'),
    './node-postgres': at('node-postgres/index'),
    './*': at('*'),
  }
  // The file may be a hard link, which npm and others use to share packages between folders.
  rmSync(file)
  writeFileSync(file, JSON.stringify(description, null, 2))
}

function at(path) {
  return {
    import: { types: `./${path}.d.ts`, default: `./${path}.js` },
    require: { types: `./${path}.d.cts`, default: `./${path}.cjs` },
  }
}
