const longest = 80

/** Letters that do not fall apart into a plain one and an accent. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ĸ: 'k',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  ђ: 'dj',
  е: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  й: 'y',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  џ: 'dz',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

/** The part of a recipe's address that its title gives; letters we cannot spell are left out. */
export function slugify(title: string): string {
  const plain = Array.from(
    title.slice(0, 400).toLowerCase().normalize('NFC').replace(/ο[υύ]/g, 'ou'),
    (letter) => spelled[letter] ?? letter,
  )
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`]/g, '')
  // A decomposed letter may be one of the table after all: "ё" is "е" with dots, "ά" an "α" with a stroke.
  const latin = Array.from(plain, (letter) => spelled[letter] ?? letter).join('')
  const words = latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return shorten(words) || 'recipe'
}

/** Cuts between words where it can. */
function shorten(words: string): string {
  if (words.length <= longest) return words
  const cut = words.slice(0, longest + 1)
  const lastDash = cut.lastIndexOf('-')
  return (lastDash > longest / 2 ? cut.slice(0, lastDash) : cut.slice(0, longest)).replace(/-+$/, '')
}
