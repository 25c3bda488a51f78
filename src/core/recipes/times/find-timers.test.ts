import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../../tests/support/cost-growth.ts'
import { findTimers } from './find-timers.ts'

function spell(text: string): Array<string> {
  return findTimers(text).map(({ start, end, minutes, label }) => `${minutes} ${label}: ${text.slice(start, end)}`)
}

test.each([
  ['Bake for 25 minutes, then rest 5-10 min.', ['25 Bake: 25 minutes', '5 Rest: 5-10 min']],
  ['Simmer for 1 hour and 30 minutes.', ['90 Simmer: 1 hour and 30 minutes']],
  ['Roast 1h30 at 180°C', ['90 Roast: 1h30']],
  ['Let stand half an hour.', ['30 Let stand: half an hour']],
  ['Stir for 30 seconds. Add cream.', ['0.5 Stir: 30 seconds']],
  ['Cool for 1½ hours', ['90 Cool: 1½ hours']],
  ['Add the garlic and sizzle gently for 3 minutes.', ['3 Sizzle gently: 3 minutes']],
  [
    'Im Ofen ca. 20 Minuten backen, dann 1 Std. ruhen lassen.',
    ['20 Im Ofen backen: 20 Minuten', '60 Ruhen lassen: 1 Std.'],
  ],
  ['Cuire 10 à 15 minutes.', ['10 Cuire: 10 à 15 minutes']],
  [
    'Cook for 10 minutes, or one minute less than the packet says, then 2 minutes more.',
    ['10 Cook: 10 minutes', '2 2 minutes: 2 minutes'],
  ],
  ['Fry for 4 minutes or less, after which it is done.', ['4 Fry: 4 minutes']],
  ['Rest for 10 minutes before slicing.', ['10 Rest: 10 minutes']],
  ['Simmer for 5 minutes longer, or until done.', ['5 Simmer: 5 minutes']],
  ['Bake 1h 30m.', ['90 Bake: 1h 30m']],
  ['Steam for 5 minutes.When soft, drain.', ['5 Steam: 5 minutes']],
  ['Lad dejen hæve i 1 time.', ['60 Lad dejen hæve: 1 time']],
  ['Hæv ca. ½ time', ['30 Hæv: ½ time']],
  ['Fold 1 time. Stir 1 more time.', []],
  ['Bake 1 h 30 m', ['90 Bake: 1 h 30 m']],
  ['Bake 1 hr. 20 min. Serve.', ['80 Bake: 1 hr. 20 min']],
  ['1 Std. 20 Min. backen', ['80 Backen: 1 Std. 20 Min.']],
  ['Bake 1 hr. 10 min before the end, add cheese.', ['60 Bake: 1 hr']],
  ['Rest for 1 hour. Fry 5 min.', ['60 Rest: 1 hour', '5 Fry: 5 min']],
  ['Bake 20 minutes, then 10 minutes.', ['20 Bake: 20 minutes', '10 10 minutes: 10 minutes']],
  ['Simmer an hour and a half.', ['90 Simmer: an hour and a half']],
  ['Simmer 2 and a half hours.', ['150 Simmer: 2 and a half hours']],
  ['Simmer for two and a half hours.', ['150 Simmer: two and a half hours']],
  ['Cook for two and a half minutes.', ['2.5 Cook: two and a half minutes']],
  ['Bake for forty-five minutes.', ['45 Bake: forty-five minutes']],
  ['Bake 1 hour 15.', ['75 Bake: 1 hour 15']],
  ['Nach 1 Stunde 20 in Scheiben schneiden.', ['60 1 Stunde: 1 Stunde']],
  ['Bake 1 hour 20 in a hot oven.', ['80 Bake: 1 hour 20']],
  ['Cuocere 1 ora 20 in forno.', ['80 Cuocere: 1 ora 20']],
  ['Bake 1 hour 15 g at a time.', ['60 Bake: 1 hour']],
  ['Köcheln anderthalb Stunden.', ['90 Köcheln: anderthalb Stunden']],
  ['Zweieinhalb Stunden backen.', ['150 Backen: Zweieinhalb Stunden']],
  ['Cuire deux heures et demie.', ['150 Cuire: deux heures et demie']],
  ['Cuire une demi-heure.', ['30 Cuire: une demi-heure']],
  ["Cuire un quart d'heure.", ["15 Cuire: un quart d'heure"]],
  ['Cuocere due ore e mezza.', ['150 Cuocere: due ore e mezza']],
  ["Cuocere per mezz'ora.", ["30 Cuocere: mezz'ora"]],
  ['Cuocere per 10 minuti.', ['10 Cuocere: 10 minuti']],
  ['Bake 1 hour and half the cheese.', ['60 Bake: 1 hour']],
  ['Mijoter une heure et demie.', ['90 Mijoter: une heure et demie']],
  ['Rest three quarters of an hour.', ['45 Rest: three quarters of an hour']],
  ['Eine Viertelstunde ruhen lassen.', ['15 Ruhen lassen: Eine Viertelstunde']],
  ['Set a timer for 20 minutes.', ['20 Set a timer: 20 minutes']],
  ['Bake 45 min–1 hour.', ['45 Bake: 45 min–1 hour']],
  ['Simmer 45 minutes to 1 hour 15 minutes.', ['45 Simmer: 45 minutes to 1 hour 15 minutes']],
  ['Bake 30 minutes to 350 °F.', ['30 Bake: 30 minutes']],
  ['Knead 2x10 minutes.', ['10 Knead: 10 minutes']],
  ['Knead 2 x 10 minutes.', ['10 Knead: 10 minutes']],
  ['Simmer for 1:30 hours.', ['90 Simmer: 1:30 hours']],
  ['Cuire 1 h 30 à four doux.', ['90 Cuire: 1 h 30']],
  ['Bake 1 h 30 g at a time.', ['60 Bake: 1 h']],
  ["Cuire 3/4 d'heure.", ["45 Cuire: 3/4 d'heure"]],
  ["Cuire trois quarts d'heure.", ["45 Cuire: trois quarts d'heure"]],
  ['Cuire 1 heure 1/4.', ['75 Cuire: 1 heure 1/4']],
  ['Bake 1 hour 1/2 cup at a time.', ['60 Bake: 1 hour']],
  ["Cuocere un'ora e mezza.", ["90 Cuocere: un'ora e mezza"]],
  ['Dreiviertel Stunde backen.', ['45 Backen: Dreiviertel Stunde']],
  ['Bake between 10 and 15 minutes.', ['10 Bake: between 10 and 15 minutes']],
  ['Fry 2-3 more minutes.', ['2 Fry: 2-3 more minutes']],
  ['Bake 1 hour & 15 min.', ['75 Bake: 1 hour & 15 min']],
  ['Варить 40 минут', ['40 Варить: 40 минут']],
  ['弱火で10分煮る', ['10 弱火で: 10分']],
  ['Das Fleisch und die Schalotten für 90 Minuten garen.', ['90 Die Schalotten garen: 90 Minuten']],
  ['Nach 60 Minuten nachsehen.', ['60 60 Minuten: 60 Minuten']],
  ['鍋にバターを熱し、ごぼうを入れて3分炒める。ふたをし、弱火で7分煮る。', ['3 ごぼうを入れて: 3分', '7 弱火で: 7分']],
])('%s', (text, timers) => {
  expect(spell(text)).toEqual(timers)
})

test.each([
  ['Add the tomato paste and cook for another 15 minutes.', 'Cook'],
  ['Remove from the oven and allow to cool for 10 minutes.', 'Allow to cool'],
  ['Cover with water, bring to a boil, reduce by 1/3 and simmer 1 hr.', 'Simmer'],
  ['Lower the heat and let the mixture simmer gently for 10 minutes.', 'Let the mixture simmer gently'],
  ['Heat the oil over medium heat, add the onion, and cook until soft, about 5 minutes.', 'Cook'],
  ['Beat with a stand mixer for 5 minutes.', 'Beat'],
  ['Cook on low for 6 hours.', 'Cook on low'],
  ['Knead on medium speed for 7 minutes.', 'Knead'],
  ['Press in the crust and place in the freezer for 1 hour.', 'Place in the freezer'],
  ['Once the roux is cool, wait 2 minutes.', 'Wait'],
  ['Faites chauffer 2 c. à soupe d’huile et faites revenir l’oignon 5 min.', 'Faites revenir l’oignon'],
  ['Retira el cubilete y amasa 3 min.', 'Amasa'],
  ['Abbassate la fiamma e cuocete per 20 minuti.', 'Cuocete'],
  ['Adicione o caldo e cozinhe por 5 minutos.', 'Cozinhe'],
  ['Den Teig 5 Minuten kneten.', 'Den Teig kneten'],
  ['Mit Brühe ablöschen und zugedeckt ca. 15 Minuten garen.', 'Zugedeckt garen'],
  ['Zet het vuur laag en laat 15 minuten sudderen.', 'Laat sudderen'],
  ['Låt degen jäsa under bakduk ca 20 minuter.', 'Låt degen jäsa'],
])('names the timer of "%s" %s', (text, label) => {
  expect(findTimers(text)[0]?.label).toBe(label)
})

test.each([
  'Stir every 5 minutes',
  'Fold in a second layer',
  'Verser dans un second bol',
  '冷まして十分に混ぜる',
  'Set a timer',
  'alle 10 Minuten wenden',
  'Keeps for 48 hours',
  'Boil the pasta one minute less than the packet says.',
  'Add the peas 2 minutes before the end of cooking.',
  'Add the prawns 5 minutes before the rice is done.',
  'About 30 minutes before serving, take the cheese out.',
  'Stir in the cream 10 minutes after adding the stock.',
  'Die Nudeln 1 Minute kürzer kochen.',
  'Égoutter une minute de moins',
  'Repeat 1 time with 2 sheets',
  'Add 30 ml of milk and a minced clove',
  '',
])('finds no timer in %j', (text) => {
  expect(spell(text)).toEqual([])
})

test.each([
  '1 ',
  '1:30 ',
  '1 min-',
  'between 1 and ',
  '2x',
  '350',
  'an ',
  '1 hour ',
  ' ',
  '1 hr. ',
  'a quarter ',
  '1 and a half ',
  'two and a half ',
  "mezz'",
])('a step of many "%s" costs no more than its length', async (piece) => {
  const growth = await costGrowth((length) => piece.repeat(length / piece.length), findTimers, 8_000)
  expect(growth).toBeLessThan(linearGrowth)
})
