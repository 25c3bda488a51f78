import { expect, test } from 'vitest'
import config from '../vitest.config.ts'

test('unit and integration tests of a folder run with one command', () => {
  const orders = config.test?.projects?.map((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.sequence?.groupOrder ?? 0) : null,
  )
  expect(orders).toEqual([0, 1, 2])
})
