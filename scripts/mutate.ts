import { matchesGlob, relative, resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

interface Area {
  name: string
  path: string
  /** The Vitest projects that run for each mutant. Fewer projects are faster. */
  projects: string
  /** Patterns of the test files that run, separated by spaces. By default all of the projects. */
  tests?: string
  /** Files of the path to leave out, because another area has them. */
  except?: string
  /**
   * True for code that runs once for many tests, such as the settings of a library. Each mutant then needs all tests,
   * not only those that ran the code.
   */
  runsOnce?: boolean
}

const authTests = [
  'src/auth/**/*.test.ts',
  'src/operations/accounts/**/*.test.ts',
  'tests/{permissions,sessions,second-factor,forged-roles,after-signing-in,other-origins}.test.ts',
].join(' ')

/** The code where an unnoticed bug would do the most harm. */
const areas: ReadonlyArray<Area> = [
  {
    name: 'recipe lifecycle',
    path: 'src/core/recipes/{change-lifecycle,lifecycle,lifecycle-rules}.ts',
    projects: 'unit',
  },
  { name: 'page cache', path: 'src/server/page-cache', projects: 'unit' },
  {
    name: 'auth',
    path: 'src/auth',
    except: 'src/auth/{better-auth,openid-plugin,provider-accounts}.ts',
    projects: 'unit,integration',
    tests: authTests,
  },
  {
    name: 'auth, sign-in library',
    path: 'src/auth/{better-auth,openid-plugin,provider-accounts}.ts',
    projects: 'unit,integration',
    tests: authTests,
    runsOnce: true,
  },
  { name: 'core', path: 'src/core', projects: 'unit' },
  { name: 'importer', path: 'src/importer', projects: 'unit' },
]

/**
 * Folders whose tests load modules while they run. Stryker would credit the code that runs on loading to that one test,
 * and skip the tests that notice the mutant.
 */
const loadingWhileTesting = ['src/cli', 'src/service-worker']

const path = process.argv[2]
const scores: Array<string> = []
for (const area of path === undefined ? areas : [areaAt(path)]) scores.push(`${area.name}: ${await mutate(area)}`)
console.log(`\n${scores.join('\n')}`)

/** Returns the area of a path. A path inside an area uses the tests of the area. */
function areaAt(given: string): Area {
  const wanted = relative(process.cwd(), resolve(given))
  const isArea = ({ path: own }: Area) => wanted === own || matchesGlob(wanted, own)
  const area = areas.find(isArea) ?? areas.find((each) => wanted.startsWith(`${each.path}/`))
  return { projects: 'unit,integration', ...area, name: wanted, path: wanted }
}

async function mutate({ path: mutated, projects, tests, except, runsOnce = false }: Area): Promise<string> {
  process.env['MUTATION_PROJECTS'] = projects
  if (tests === undefined) delete process.env['MUTATION_TESTS']
  else process.env['MUTATION_TESTS'] = tests
  const others = loadingWhileTesting.filter((folder) => !mutated.startsWith(folder))
  process.env['MUTATION_EXCLUDE'] = others.map((folder) => `${folder}/**`).join(' ')
  const files = /\.tsx?$/.test(mutated) ? mutated : `${mutated}/**/*.{ts,tsx}`
  const stryker = new Stryker({
    mutate: [files, ...(except ? [`!${except}`] : []), '!src/**/*.test.{ts,tsx}', '!src/**/testing/**'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts' },
    coverageAnalysis: runsOnce ? 'off' : 'perTest',
    // Code that runs once when a module loads would need all tests for each mutant.
    ignoreStatic: !runsOnce,
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
    // Stryker would load the configuration with TypeScript's old API, which version 7 no longer has.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['data', 'test-results', 'build/client'],
  })
  const counts = new Map<string, number>()
  for (const { status } of await stryker.runMutationTest()) counts.set(status, (counts.get(status) ?? 0) + 1)
  const [killed = 0, timeout = 0, survived = 0, uncovered = 0] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(
    (status) => counts.get(status) ?? 0,
  )
  const noticed = killed + timeout
  const all = noticed + survived + uncovered
  if (all === 0) return 'nothing to mutate'
  return `${((100 * noticed) / all).toFixed(1)} % (${noticed} of ${all} mutants noticed, ${uncovered} in code no test runs)`
}
