import { matchesGlob } from 'node:path'
import { defineConfig } from 'vitest/config'
import config from './vitest.config.ts'

const { projects = [], ...shared } = config.test ?? {}
const wanted = (process.env['MUTATION_PROJECTS'] ?? 'unit').split(',')
const nameOf = (project: (typeof projects)[number]) =>
  typeof project === 'object' && 'test' in project ? String(project.test?.name) : ''

/**
 * Patterns for the test files that run, separated by spaces because patterns may contain commas. Without them, tests of
 * other areas that only pass through the code take hours.
 */
const include = process.env['MUTATION_TESTS']?.split(' ')
const exclude = process.env['MUTATION_EXCLUDE']?.split(' ') ?? []

/**
 * Each project runs its own files only, because only one of them starts PostgreSQL. All have the same number of
 * workers, because they run together.
 */
const asMutationProject = (project: (typeof projects)[number]) =>
  typeof project === 'object' && 'test' in project
    ? {
        ...project,
        test: { ...project.test, maxWorkers: 2, include: project.test?.include?.filter(isIncluded) ?? [], exclude },
      }
    : project

const isIncluded = (path: string) => include?.some((pattern) => matchesGlob(path, pattern)) ?? true

/** The tests that `npm run mutate` runs against each mutant. */
export default defineConfig({
  test: {
    ...shared,
    projects: projects
      .filter((project) => wanted.includes(nameOf(project)))
      .map((project) => asMutationProject(project)),
  },
})
