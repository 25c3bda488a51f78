/** Marks people put in front of a line: bullets, tick boxes, dashes. Not part of what they say. */
const bullet = /^(?:[\s•·●○◦▪■□▢☐☑✓✔►▶‣⁃*★☆]+|[-–—]\s+|\[\s?\]\s*)+/u

const stepWord =
  'step|schritt|étape|etape|paso|passo|passaggio|stap|steg|trin|trinn|krok|lépés|adım|шаг|крок|βήμα|vaihe|pas|pasul|ステップ|手順|步骤|bước|langkah|ขั้นตอนที่'
const stepNumber = new RegExp(
  `^(?:(?:${stepWord})\\s*(?:n[or°º]\\.?\\s*)?\\d{1,2}(?:\\s*(?:/|of|von|de|av|di)\\s*\\d{1,2})?(?![\\d.,/]*\\d|\\p{L})\\s*[.:)\\-–—|]*|(?:${stepWord})\\s+(?:one|two|three|four|five|six|seven|eight|nine|ten)\\b\\s*[.:)\\-–—|]*|\\d{1,2}\\s*(?:[.)](?!\\d)\\s*[-–]?|[-–](?=\\s))\\s*|\\(\\d{1,2}\\)\\s*)\\s*`,
  'iu',
)

export function withoutBullet(line: string): string {
  return line.replace(bullet, '').trim()
}

/** "Step 3: Whisk", "3. Whisk", "3) Whisk": the number is the list's business, not the text's. */
export function withoutStepNumber(line: string): string {
  return withoutBullet(line).replace(stepNumber, '').replace(gluedNumber, '').trim()
}

/** A number in a box of its own, whose style kept it apart: "1Preheat". */
const gluedNumber = /^\d{1,2}(?=\p{Lu}\p{Ll})/u

const forThe =
  /^(?:for (?:the |serving|garnish|topping)|für (?:den|die|das|dem)\b|pour (?:la|le|les|l['’])|para (?:la|el|las|los|o|a|os|as)\b|per (?:la|il|lo|le|gli|i|l['’])|voor (?:de|het)\b|till |til |для )/iu

/** A line that heads the lines below it ("For the sauce:", "Dough:") and buys nothing itself. */
export function isGroupHeading(line: string): boolean {
  if (line.length > 80 || line === '') return false
  if (line.endsWith(':')) return !/^\d|^[½¼¾⅓⅔]/.test(line)
  return forThe.test(line) && !/[\d:,½¼¾]/.test(line) && line.split(' ').length <= 6
}

/** Among lines in ordinary letters, one in capitals alone heads the rest ("FOR THE GLAZE", "SALAD"). */
export function isShouted(line: string): boolean {
  return line.length < 50 && /\p{Lu}{3}/u.test(line) && line === line.toUpperCase() && !/\d/.test(line)
}

export function headingText(line: string): string {
  return line.replace(/\s*:$/, '').trim()
}
