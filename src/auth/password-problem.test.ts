import { expect, test } from 'vitest'
import { passwordProblem } from './password-problem.ts'

const owner = { email: 'amara.okafor@kitchen.test', name: 'Amara Okafor' }

test.each(['', 'short', 'ninechars', '👩‍🍳', 'a'.repeat(9)])('refuses "%s" as too short', async (password) => {
  expect(await passwordProblem(password, owner)).toBe('Use at least 10 characters')
})

test('refuses a password of more than 200 characters', async () => {
  const long = 'leek soup on a tuesday '.repeat(9)
  expect(await passwordProblem(long.slice(0, 201), owner)).toBe('Use at most 200 characters')
  expect(await passwordProblem(long.slice(0, 200), owner)).toBeUndefined()
})

test.each([
  '1234567890',
  '0987654321',
  'aaaaaaaaaaaa',
  'password123',
  'Password2024!',
  'qwertyuiop',
  'iloveyou1234',
  'abcabcabcabc',
  'letmein12345',
  ...'1q2w3e4r5t 1qaz2wsx3edc q1w2e3r4t5y6 123qweasdzxc 1234qwerasdf qwer1234asdf aa12345678 1234567890a'.split(' '),
  ...'147258369a 3rjs1la7qe zaq12wsxcde3 qawsedrftg 4rfv5tgb6yhn mnbvcxzasdf 13579acegik Azertyuiop1'.split(' '),
  ...'9876abcd1234 20242024abc kitchenkitchen chocolatechocolate99 2804196317 football12345!'.split(' '),
  ...'P@ssw0rd2024! l3tm31n2024 $unsh1ne12 !l0v3y0u2024 adm1n1strat0r M1necraft!!'.split(' '),
])('refuses %s as easy to guess', async (password) => {
  expect(await passwordProblem(password, owner)).toMatch(/easy to guess/)
})

test.each([
  'MarshmallowKitchen',
  'marshmallow kitchen 1',
  'amara.okafor',
  'amaraokafor99',
  'Amara Okafor 99',
  'amara.okafor@kitchen.test',
])('refuses %s, which consists of words about its owner', async (password) => {
  expect(await passwordProblem(password, owner)).toMatch(/your name/)
})

test.each([
  'leek soup on a tuesday',
  'Küche & Grünkohl',
  'пароль из супа',
  '密码密码汤面条米饭鱼豆腐',
  'tr0ub4dor&3',
  '🍰🥕🧅🍋🌶🥚🧂🍞🥑🍓',
  'assessed were few pools',
  'kitchen table at 7',
  'qwerty ate my homework',
  'dolphin-margarine',
  'vX7#kq2Lm9',
  '8403 9527 1644 3017',
])('accepts %s', async (password) => {
  expect(await passwordProblem(password, owner)).toBeUndefined()
})

test('accepts a password of an owner without a name', async () => {
  expect(await passwordProblem('dolphin-margarine', { email: 'a@kitchen.test' })).toBeUndefined()
})

test('scores only the first 40 characters, so that a long password costs no more than a short one', async () => {
  const strongEnd = 'vX7#kq2Lm9'
  expect(await passwordProblem('a'.repeat(30) + strongEnd, owner)).toBeUndefined()
  expect(await passwordProblem('a'.repeat(40) + strongEnd, owner)).toMatch(/easy to guess/)
})
