import type { Difficulty } from '../../core/recipe/difficulty.ts'

const words: Record<Difficulty, RegExp> = {
  easy: /\b(?:easy|simple|beginner|einfach|leicht|simpel|facile|f[aá]cil|makkelijk|eenvoudig|lätt|enkel|nem|let|łatwy|łatwe)\b/iu,
  medium:
    /\b(?:medium|moderate|intermediate|mittel|normal|moyen(?:ne)?|media|medio|m[eé]dia|gemiddeld|medel|średni)\b/iu,
  hard: /\b(?:hard|difficult|advanced|challenging|schwer|schwierig|anspruchsvoll|difficile|dif[ií]cil|moeilijk|svår|svær|trudny)\b/iu,
}

export function difficultyIn(text: string): Difficulty | null {
  if (words.easy.test(text)) return 'easy'
  if (words.medium.test(text)) return 'medium'
  return words.hard.test(text) ? 'hard' : null
}
