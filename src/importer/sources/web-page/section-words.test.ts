import { expect, test } from 'vitest'
import { partNamed, sectionOf, sectionOfLine } from './section-words.ts'

test.each([
  ['en', 'What you’ll need', 'How to make the tart'],
  ['de', 'Zutaten für 4 Personen', 'So wird’s gemacht'],
  ['fr', 'Les ingrédients', 'Comment faire un clafoutis'],
  ['es', 'Ingredientes', 'Cómo se hace'],
  ['it', 'Cosa serve', 'Procedimento'],
  ['pt', 'Ingredientes', 'Modo de preparo'],
  ['nl', 'Dit heb je nodig', 'Appeltaart maken'],
  ['sv', 'Du behöver', 'Gör så här'],
  ['da', 'Det skal du bruge', 'Sådan gør du'],
  ['no', 'Du trenger', 'Slik gjør du'],
  ['fi', 'Raaka-aineet', 'Valmistusohje'],
  ['pl', 'Składniki', 'Sposób przygotowania'],
  ['cs', 'Suroviny', 'Postup přípravy'],
  ['hu', 'Hozzávalók', 'Elkészítés'],
  ['ru', 'Что нужно', 'Как приготовить'],
  ['el', 'Υλικά', 'Εκτέλεση'],
  ['tr', 'Kek için malzemeler', 'Kek nasıl yapılır?'],
  ['ar', 'المقادير', 'طريقة التحضير'],
  ['hi', 'सामग्री', 'बनाने की विधि'],
  ['ja', '材料（2人分）', '作り方'],
  ['zh', '用料', '番茄炒蛋的做法'],
  ['ko', '재료', '만드는 법'],
])('recognizes recipe headings in %s', (_, ingredients, steps) => {
  expect([sectionOf(ingredients), sectionOf(steps)]).toEqual(['ingredients', 'steps'])
})

test.each(['Preparation time', 'Tempo de preparo', '5 ingredients', 'Our story', 'Comments'])(
  'does not read "%s" as a heading of ingredients or steps',
  (heading) => expect(['ingredients', 'steps']).not.toContain(sectionOf(heading)),
)

test.each(['Passaggi:', 'Passos'])('takes "%s" as the heading of the steps', (heading) => {
  expect(sectionOf(heading)).toBe('steps')
})

test('reads a line as a heading only when it is the exact name', () => {
  expect(sectionOfLine('Ingredients:')).toBe('ingredients')
  expect(sectionOfLine('Mix the ingredients')).toBeNull()
})

test('names a group by the rest of its heading', () => {
  expect(['Dough ingredients', 'Ingredients for the filling:'].map(partNamed)).toEqual(['Dough', 'for the filling'])
})
