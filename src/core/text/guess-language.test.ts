import { expect, test } from 'vitest'
import { guessLanguage, isOtherLanguage } from './guess-language.ts'

const steps = {
  en: 'Heat the oil in a large pan. Add the onions and cook until soft, then stir in the rice.',
  de: 'Den Ofen vorheizen. Das Mehl mit der Butter verrühren und auf dem Blech 20 Minuten backen.',
  fr: 'Mélanger la farine avec les œufs, puis verser le lait et laisser reposer pendant une heure.',
  es: 'Calentar el aceite en la sartén, añadir las cebollas y cocinar hasta que se doren.',
  it: 'Sciogliete il burro nel tegame, poi aggiungete la farina e mescolate fino a ottenere una crema.',
  nl: 'Verwarm de oven voor. Meng het meel met de boter en laat een uur rusten, bak dan in de oven.',
  pt: 'Bata os ovos com o açúcar até ficar claro. Adicione a farinha, mexa e leve ao forno por uma hora.',
  ro: 'Se bat ouăle cu zahărul, se adaugă făina și se lasă la cuptor 30 de minute, apoi se taie din el.',
  sv: 'Häll mjölet i en skål och tillsätt smör. Låt degen vila så att den jäser, grädda mitt i ugnen.',
  da: 'Hæld melet i en skål og tilsæt lidt smør. Lad dejen hvile, og bag brødet i ovnen indtil det er gyldent.',
  nb: 'Hell melet i en bolle og tilsett litt smør. La deigen hvile, og stek brødet i ovnen til det er gyllent.',
  pl: 'Mąkę wsypać do miski, dodać masło i wyrobić ciasto. Piec przez 30 minut, aż się zarumieni.',
  cs: 'Mouku dáme do mísy, přidáme máslo a necháme odpočinout, pak pečeme v troubě asi 30 minut.',
  sk: 'Múku dáme do misy, pridáme maslo a necháme odpočinúť, potom pečieme v rúre asi 30 minút.',
  hr: 'Brašno stavite u zdjelu, dodajte maslac i ostavite da odstoji, zatim pecite oko 30 minuta na 180 °C.',
  fi: 'Sekoita jauhot ja voi. Lisää maito ja anna taikinan levätä noin 30 minuuttia, kunnes se on sileää.',
  hu: 'A lisztet tegyük egy tálba, majd adjuk hozzá a vajat és süssük kb 30 percig, míg az alja megpirul.',
  tr: 'Un ve tereyağını bir kaseye alın, su ile tuz ekleyin ve 30 dakika kadar pişirin.',
  ja: 'フライパンに油を熱し、玉ねぎを炒める。水200mlを加えて煮る。',
  zh: '将面粉和黄油混合，加入200ml牛奶，烤30分钟。',
  ko: '밀가루와 버터를 섞고 우유를 넣는다.',
  ru: 'Смешать муку с маслом и выпекать 30 минут.',
  uk: 'Змішати борошно з маслом і випікати 30 хвилин.',
  ur: 'میدہ اور گھی ملائیں، پانی ڈالیں۔',
  el: 'Ανακατεύουμε το αλεύρι με το βούτυρο.',
}

test.each(Object.entries(steps))('recognizes %s', (language, text) => {
  expect(guessLanguage(text)).toBe(language)
})

test('is not sure about a few words', () => {
  expect(guessLanguage('Naan, Ghee, Salz')).toBeUndefined()
  expect(guessLanguage('')).toBeUndefined()
})

test('takes the language around the foreign names of foods', () => {
  const text = 'Heat the だしじる in a pan, add the しょうゆ and the みりん, and simmer for 5 minutes. '
  expect(guessLanguage(text)).toBe('en')
  expect(isOtherLanguage(text.repeat(3), 'en')).toBe(false)
})

test('chooses among the languages that a caller can use', () => {
  expect(guessLanguage(steps.da, ['en', 'de'])).toBeUndefined()
  expect(guessLanguage(steps.de, ['en', 'de'])).toBe('de')
})

test('doubts a language only when the text clearly speaks another', () => {
  expect(isOtherLanguage(steps.de.repeat(3), 'en')).toBe(true)
  expect(isOtherLanguage(steps.de, 'en')).toBe(false)
  expect(isOtherLanguage(steps.de.repeat(3), 'de')).toBe(false)
  expect(isOtherLanguage(steps.cs.repeat(3), 'sl')).toBe(false)
})
