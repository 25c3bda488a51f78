import { expect, test } from 'vitest'
import type { Role } from '../accounts/role.ts'
import type { Actor } from './actor.ts'
import { recipeStatuses } from './lifecycle-events.ts'
import {
  canView,
  isListed,
  isOpenToEveryone,
  isOpenToReviewers,
  releasesSource,
  staysSavedForOwner,
} from './visibility.ts'

const account = (id: string, role: Role) => ({ id, name: id, email: `${id}@example.com`, role, chefId: null })
const seenBy = (actor: Actor, ownerId: string | null = 'owner') =>
  recipeStatuses.filter((status) => canView(actor, { status, ownerId }))

test('visitors see recipes that are listed or waiting; owners and editors see the rest', () => {
  expect(seenBy('visitor')).toEqual(['pending', 'published'])
  expect(seenBy(account('stranger', 'trusted'))).toEqual(['pending', 'published'])
  expect(seenBy(account('owner', 'cook'))).toEqual(recipeStatuses)
  expect(seenBy('link-holder')).toEqual(recipeStatuses)
  expect(seenBy('command-line')).toEqual(recipeStatuses)
  expect(seenBy('system')).toEqual(recipeStatuses)
})

test.each(['editor', 'admin'] as const)('a draft is hidden from an %s', (role) => {
  expect(seenBy(account('reviewer', role))).toEqual(recipeStatuses.filter((status) => status !== 'draft'))
})

test('nobody owns a recipe without an owner', () => {
  expect(seenBy(account('stranger', 'trusted'), null)).toEqual(['pending', 'published'])
})

test('each status is listed, open, saved and tied to its source as the lists and the database need it', () => {
  expect(recipeStatuses.filter(isListed)).toEqual(['published'])
  expect(recipeStatuses.filter(isOpenToEveryone)).toEqual(['pending', 'published'])
  expect(recipeStatuses.filter(isOpenToReviewers)).toEqual(recipeStatuses.filter((status) => status !== 'draft'))
  expect(recipeStatuses.filter(staysSavedForOwner)).toEqual(recipeStatuses.filter((status) => status !== 'withdrawn'))
  expect(recipeStatuses.filter(releasesSource)).toEqual(['rejected', 'withdrawn'])
})
