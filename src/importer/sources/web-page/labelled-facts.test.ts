import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'
import { labelledFacts, statesOnlyFacts } from './labelled-facts.ts'
import { openPage } from './page.ts'

const factsOf = (html: string) => labelledFacts(outlineOf(openPage(html, undefined)).entries)

test.each([
  ['<p>Prep: 10 min | Cook: 1 h 20 | Serves 4</p>', { prepTime: 10, cookTime: 80, servings: 4 }],
  ['<div><p>Prep time</p><p>15 minutes</p><p>Servings</p><p>6</p></div>', { prepTime: 15, servings: 6 }],
  ['<p>Vorbereitung: 20 Min. · Kochzeit: 25 Min. · Für 4 Personen</p>', { prepTime: 20, cookTime: 25, servings: 4 }],
  ['<p>Préparation 25 min, cuisson 40 min</p><p>6 personnes</p>', { prepTime: 25, cookTime: 40, servings: 6 }],
  ['<ul><li>Tiempo total: 1 hora</li><li>Raciones: 8</li></ul>', { totalTime: 60, servings: 8 }],
  [
    '<p>Prep Time 10 mins</p><p>Cook Time 1 hr 5 mins</p><p>Chill Time 2 hrs</p><p>Servings 6 gorditas</p>',
    { prepTime: 10, cookTime: 65, totalTime: 195, servings: 6 },
  ],
  ['<p>Prep: 15 | Cook: 30 | Serves 4</p>', { prepTime: 15, cookTime: 30, servings: 4 }],
  ['<p>Total: 15</p>', { totalTime: null }],
  ['<p>I cook 5 minutes longer.</p><p>Cook Time: 30 min</p>', { cookTime: 30 }],
  ['<h2>Zutaten für 4 Personen</h2>', { servings: 4 }],
  [
    '<ol><li>Slice.</li><li>Bake.</li></ol><p>Prep time: 10 minutes</p><p>Cook time: 35 minutes</p>',
    { prepTime: 10, cookTime: 35 },
  ],
  [
    '<div><b>10 min</b></div><div>Prep</div><div><b>35 min</b></div><div>Cook</div><div><b>4</b></div><div>Servings</div>',
    { prepTime: 10, cookTime: 35, servings: 4 },
  ],
  ['<p>Prép : 20 min / Cuisson : 1 h 15</p>', { prepTime: 20, cookTime: 75 }],
  ['<p>Vorb. 20 Min., ges. 1 Std.</p><p>4 Port.</p>', { prepTime: 20, totalTime: 60, servings: 4 }],
  ['<p>Prep. 15 min, cott. 40 min</p>', { prepTime: 15, cookTime: 40 }],
  ['<p>Ergibt 12 Stücke. Vorbereitung 25 Min.</p>', { prepTime: 25, servings: 12 }],
  ['<p>Bei 170 °C ca. 1 Std. 10 Min. backen</p>', { cookTime: 70 }],
  ['<p>Enfourner 1 h à 160 °C.</p>', { cookTime: 60 }],
  ['<p>Voor 10 plakken</p>', { servings: 10 }],
  ['<p>Para unas 25 galletas</p><p>Para 25 galletas</p>', { servings: 25 }],
  ['<p>Für 20 Minuten</p><p>For 2 cups</p>', { servings: null }],
  ['<p>2人分</p><p>調理時間 30分</p>', { totalTime: 30, servings: 2 }],
])('reads times and servings from %s', (html, facts) => expect(factsOf(html)).toMatchObject(facts))

test.each([
  '<p>By the time we had eaten 3 of them the others were gone, and that was the whole evening.</p>',
  '<p>Cook the onions for a while</p>',
  '<p>Serving size 250 g</p>',
])('reads nothing from %s', (html) => {
  expect(factsOf(html)).toEqual({ prepTime: null, cookTime: null, totalTime: null, servings: null })
})

test.each([
  ['Serves 4. Prep 15 minutes, cook 40 minutes.', true],
  ['Für 4 Personen · Vorbereitung: 20 Min.', true],
  ['Pour 6 pers.', true],
  ['Makes about 10, takes 15 min + 18 min in the oven', true],
  ['A salad for 4 people.', false],
  ['Prep: 10 min | Cook: 1 h 20 | Serves 4–6', true],
  ['A fresh salad that serves 4.', false],
  ['A cake for Sunday.', false],
  ['2024', false],
])('says whether "%s" states only facts: %s', (text, expected) => expect(statesOnlyFacts(text)).toBe(expected))
