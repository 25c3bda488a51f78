export const bullet = /^(?:[\s•·▢□☐◻◽⬜‣▪■●○◦►▶✓✔♥♡＊*☆★◎▼-]|\[[ x]?\])+/iu

/** Words that join an amount to its food, for a pattern: "of", "de", "d'". */
export const link = String.raw`(?:of|de la|de l'|de|d'|du|des|di|dell'|dello|della|delle|dei|degli|del|do|da|von|van|af|av)(?:(?<=')|\s+)`
