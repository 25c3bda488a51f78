import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { isOpenChangeItem } from './open-changes.ts'
import { hasStatus, isDeletedBySystem, isListed, isOpenTo, isSavableBy } from './recipe-visibility.ts'

const textOf = (condition: ReturnType<typeof hasStatus>) => new PgDialect().sqlToQuery(condition)

test('writes conditions of partial indexes as constants, so that PostgreSQL can use the indexes', () => {
  expect(textOf(isListed)).toMatchObject({ sql: `"recipes".status = 'published'`, params: [] })
  expect(textOf(hasStatus('pending'))).toMatchObject({ sql: `"recipes".status = 'pending'`, params: [] })
  expect(textOf(isOpenChangeItem(sql`item`))).toMatchObject({
    sql: `item.kind = 'revision' and item.state in ('open', 'changes-requested')`,
    params: [],
  })
})

test('decides which statuses visitors, reviewers and owners reach, and which are deleted with the account', () => {
  expect(textOf(isOpenTo.everyone(sql`here`)).sql).toBe(`here.status in ('pending', 'published')`)
  expect(textOf(isOpenTo.reviewers()).sql).toBe(
    `"recipes".status in ('pending', 'changes-requested', 'published', 'rejected', 'withdrawn')`,
  )
  expect(textOf(isSavableBy('ann', sql`here`))).toMatchObject({
    sql: `(here.status in ('pending', 'published') or (here.owner_id = $1 and here.status in ('draft', 'pending', 'changes-requested', 'published', 'rejected')))`,
    params: ['ann'],
  })
  expect(textOf(isDeletedBySystem).sql).toBe(`"recipes".status = 'draft'`)
})

test('keeps recipe statuses out of other queries', () => {
  const source = join(import.meta.dirname, '../..')
  const writesOut =
    /(?:recipes\.status\}?|recipes\.status,|\$\{recipes?\}\.status|\bhere\.status|\bmoved\.status) ?(?:=|<>|!=|in|\[)? ?[([]?'/
  const found = globSync('**/*.ts', { cwd: source }).filter(
    (file) => !file.endsWith('.test.ts') && writesOut.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(found).toEqual([])
})
