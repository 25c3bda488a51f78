import { defineConfig } from 'vitest/config'
import config from './vitest.config.ts'

const { projects = [], ...shared } = config.test ?? {}
const wanted = (process.env['MUTATION_PROJECTS'] ?? 'unit').split(',')
const nameOf = (project: (typeof projects)[number]) =>
  typeof project === 'object' && 'test' in project ? String(project.test?.name) : ''

/** The tests that `npm run mutate` runs against each mutant. */
export default defineConfig({
  test: { ...shared, projects: projects.filter((project) => wanted.includes(nameOf(project))) },
})
