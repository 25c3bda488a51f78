/** Letters that do not fall apart into a plain one and an accent, each before what is written for it. */
const table = `ß ss æ ae œ oe ø o å a ð d þ th ł l đ d ħ h ı i ŋ n ĸ k
а a б b в v г g ґ g д d ђ dj е e є ye ж zh з z и i і i й y ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c
у u ф f х kh ц ts ч ch џ dz ш sh щ shch ы y э e ю yu я ya
α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o`.split(/\s/)

const silent: ReadonlyArray<[string, string]> = [
  ['ъ', ''],
  ['ь', ''],
]

export const spelledLetters: ReadonlyMap<string, string> = new Map([
  ...silent,
  ...table.flatMap((letter, index): Array<[string, string]> =>
    index % 2 === 0 ? [[letter, table[index + 1] ?? '']] : [],
  ),
])
