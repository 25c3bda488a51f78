import { expect, test } from 'vitest'
import { pictureFileProblem, pictureProblems } from './picture-file.ts'

test.each([
  [{ name: 'soup.jpg', type: 'image/jpeg', size: 4_000_000 }, null],
  [{ name: 'soup', type: '', size: 10 }, null],
  [{ name: 'IMG_1.HEIC', type: '', size: 10 }, null],
  [{ name: 'photo', type: 'image/heif', size: 10 }, null],
  [{ name: 'logo.svg', type: 'image/svg+xml', size: 10 }, pictureProblems.unreadable],
  [{ name: 'recipe.txt', type: 'text/plain', size: 10 }, pictureProblems.unreadable],
  [{ name: 'soup.jpg', type: 'image/jpeg', size: 0 }, pictureProblems.empty],
  [{ name: 'soup.png', type: 'image/png', size: 10_000_001 }, pictureProblems.tooLarge],
])('checks %j before the upload: %s', (file, problem) => {
  expect(pictureFileProblem(file)).toBe(problem)
})
