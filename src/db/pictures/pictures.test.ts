import { expect, test } from 'vitest'
import { toPicture } from './pictures.ts'

const row = { id: 'a', alt: 'Leek Soup', width: 900, height: 600, placeholder: '', sourceUrl: null }
const fetched = { ...row, sourceUrl: 'https://soup.example/leek.jpg' }

test('describes a fetched picture with the title of the recipe that shows it', () => {
  expect(toPicture(fetched, 'Leek Tart')?.alt).toBe('Leek Tart')
  expect(toPicture(fetched)?.alt).toBe('Leek Soup')
})

test('prefers the description a person wrote', () => {
  expect(toPicture({ ...row, alt: 'Soup in a blue bowl' }, 'Leek Tart')?.alt).toBe('Soup in a blue bowl')
  expect(toPicture({ ...row, alt: '' }, 'Leek Tart')?.alt).toBe('Leek Tart')
})

test('does not offer sizes larger than the picture', () => {
  expect(toPicture(row)?.widths).toEqual([400, 800])
  expect(toPicture({ ...row, width: 90 })?.widths).toEqual([400])
})
